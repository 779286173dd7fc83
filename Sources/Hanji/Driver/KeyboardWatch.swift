import HanjiEngine
import UIKit

/// Tells the engine what the keyboard covers, and which field must stay in sight.
///
/// UIKit announces a keyboard before it moves, with the frame it will have on the screen [doc]. That
/// the field that wants it is the first responder by then is not documented [?]; so the watch looks
/// again when a field begins to edit.
@MainActor
final class KeyboardWatch {
  /// Points between the focused field's lower end and the keyboard.
  private static let spacing = 12.0

  private weak var driver: SheetDriver?
  private var tracker = KeyboardTracker()
  /// Where the keyboard is on the screen; nil while there is none.
  private var frame: CGRect?
  /// Where the container was on the screen when that was looked at last.
  private var container = CGRect.null
  private var observations: [Observation] = []

  init(driver: SheetDriver) {
    self.driver = driver
    let center = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    observations =
      center.map { name in
        Observation(name) { [weak self] _ in self?.editingBegan() }
      } + [
        Observation(UIResponder.keyboardWillChangeFrameNotification) { [weak self] frame in
          self?.keyboardMoves(to: frame)
        },
        Observation(UIResponder.keyboardWillHideNotification) { [weak self] _ in
          self?.keyboardHides()
        },
      ]
  }

  /// The container was laid out. In another place the same keyboard covers another part of it.
  func containerDidLayout() {
    if frame != nil, containerOnScreen != container { update() }
  }

  private var containerOnScreen: CGRect {
    guard let root = driver?.root, let window = root.window else { return .null }
    return root.convert(root.bounds, to: window.screen.coordinateSpace)
  }

  private func keyboardMoves(to frame: CGRect?) {
    guard let frame else { return }
    self.frame = frame
    update()
  }

  private func keyboardHides() {
    frame = nil
    tell(tracker.hidden(), focus: nil)
  }

  private func editingBegan() {
    guard frame != nil, focusedField != nil else { return }
    // It was the keyboard of a field elsewhere, and is this sheet's from here on.
    if tracker.owner == .other { tracker = KeyboardTracker() }
    update()
  }

  private func update() {
    guard let driver, let frame, let window = driver.root.window else { return }
    container = containerOnScreen
    let field = focusedField
    let overlap = tracker.changed(
      to: SheetRect(frame), screen: SheetRect(window.screen.bounds),
      container: SheetRect(container),
      isFocusInside: field != nil)
    tell(overlap, focus: field.map { lowerEnd(of: $0, in: driver) })
  }

  private func tell(_ overlap: Double, focus: Double?) {
    guard let driver else { return }
    let stage = driver.sheet.stage
    // Where the focus is does not matter to a sheet whose keyboard it is not.
    let focus = overlap > 0 ? focus : nil
    guard stage.keyboard != overlap || stage.focus != focus else { return }
    driver.send(.keyboard(overlap, focus: focus))
    driver.root.setNeedsLayout()
  }

  /// How far below the sheet's inner end a field ends, with some room.
  private func lowerEnd(of field: UIView, in driver: SheetDriver) -> Double {
    let surface = driver.root.surface
    return field.convert(field.bounds, to: surface).maxY + Self.spacing
  }

  /// The first responder inside the sheet's content; nil when it is elsewhere.
  private var focusedField: UIView? {
    driver.flatMap { firstResponder(in: $0.root.surface.host) }
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}

extension SheetRect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
