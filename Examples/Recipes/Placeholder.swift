import Hanji
