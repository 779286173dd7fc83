import Hanji
import UIKit

/// A screen whose button shows the room that was picked from a list in a half modal.
@available(iOS 14.0, *)
public final class RowPickerScreen: UIViewController {
  /// Told of everything that happens to the sheet.
  public var onEvent: ((SheetEvent) -> Void)?
  /// The button that shows the list, and what was picked from it.
  public let roomButton = UIButton(type: .system)
  /// The list, as it was presented last.
  public private(set) weak var picker: RowPicker?

  private let scenery = StayCard()
  private let rooms = ["안방 · Main room", "사랑방 · Guest room", "별채 · Annex", "다락 · Loft"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scenery)
    roomButton.setTitle("방 고르기 · Pick a room", for: .normal)
    roomButton.setTitleColor(.white, for: .normal)
    roomButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    roomButton.backgroundColor = .systemTeal
    roomButton.layer.cornerRadius = 12
    roomButton.addAction(
      UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    view.addSubview(roomButton)
  }

  /// Presents the list: the line this recipe is about.
  public func presentPicker() {
    let picker = RowPicker(rows: rooms, height: 300)
    self.picker = picker
    picker.onPick = { [weak self] in self?.pick($0) }
    presentSheet(picker, style: .halfModal, onEvent: onEvent)
  }

  private func pick(_ row: Int) {
    roomButton.setTitle(rooms[row], for: .normal)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    roomButton.frame = CGRect(
      x: safe.minX + 20, y: safe.maxY - 66, width: safe.width - 40, height: 50)
    scenery.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, roomButton.frame.minY - 16))
  }
}
