import Hanji
import UIKit

/// The recipes in a list; a row that is chosen shows its recipe. The example app's first screen.
@available(iOS 14.0, *)
public final class RecipeList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// A recipe's name and the screen that shows it; nil where it cannot be made.
  public typealias Recipe = (title: String, screen: @MainActor () -> UIViewController?)

  /// All recipes.
  public static let recipes: [Recipe] = [
    ("하프 모달 · Half modal", { ReviewScreen() }),
    ("목록 · A list in a half modal", { RowPickerScreen() }),
    ("위아래 시트 · Top and bottom sheet", { FilterScreen() }),
    ("하프 스크린 세그웨이 · Half-screen segue", { HalfScreenController.make() }),
    (
      "알림 카드 · Bulletin",
      {
        let screen = BulletinScreen()
        screen.showBulletinOnAppearing = true
        return screen
      }
    ),
  ]

  /// The list.
  public let table = UITableView(frame: .zero, style: .plain)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hanji"
    view.backgroundColor = .systemBackground
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 56
    table.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    view.addSubview(table)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.recipes.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = Self.recipes[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let screen = Self.recipes[indexPath.row].screen() else { return }
    navigationController?.pushViewController(screen, animated: true)
  }
}
