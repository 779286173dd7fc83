import Hanji
import Recipes
import UIKit

/// One row a recipe; choosing it shows it.
final class RecipeListController: UITableViewController {
  private struct Recipe {
    let title: String
    let show: @MainActor (RecipeListController) -> Void
  }

  private let recipes = [
    Recipe(title: "하프 모달 · Half modal") { $0.push(ReviewScreen()) },
    Recipe(title: "위아래 시트 · Top and bottom sheet") { $0.push(FilterScreen()) },
    Recipe(title: "하프 스크린 세그 · Half-screen segue") { list in
      if let screen = HalfScreenController.make() { list.push(screen) }
    },
    Recipe(title: "알림 카드 · Bulletin") { list in
      let screen = BulletinScreen()
      list.push(screen)
      screen.showBulletinOnAppearing = true
    },
    Recipe(title: "목록 · A list in a half modal") { list in
      let picker = RowPicker(rows: ["안방 · Main room", "사랑방 · Guest room", "별채 · Annex"])
      picker.onPick = { [weak list] row in list?.title = "\(row + 1)" }
      list.presentSheet(picker, style: .halfModal)
    },
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hanji"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
  }

  private func push(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = recipes[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    recipes[indexPath.row].show(self)
  }
}
