print("hanji")
