import UIKit

/// What the keyboard looks like: a grey panel with keys, or an app's own views, over the app.
@MainActor final class KeyboardWindow: UIWindow {
  private let panel = UIView()
  private let keys = UIView()
  private let accessoryHost = AccessoryHost()
  private var inputs = KeyboardInputs()
  private var arranged = (size: CGSize.zero, accessory: CGFloat(0))

  private func prepare() {
    guard panel.superview == nil else { return }
    windowLevel = UIWindow.Level(10_000_000)
    keys.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
    panel.addSubview(keys)
    panel.addSubview(accessoryHost)
    addSubview(panel)
  }

  // MARK: Content

  /// Shows these on a panel of `size`, the accessory above the keys.
  func show(_ inputs: KeyboardInputs, size: CGSize, accessoryHeight: CGFloat) {
    prepare()
    exchange(self.inputs.inputView, for: inputs.inputView, in: panel)
    exchange(self.inputs.accessory, for: inputs.accessory, in: accessoryHost)
    self.inputs = inputs
    accessoryHost.giver = inputs.owner
    accessoryHost.frame = CGRect(x: 0, y: 0, width: size.width, height: accessoryHeight)
    inputs.accessory?.frame = accessoryHost.bounds
    let rest = CGRect(
      x: 0, y: accessoryHeight, width: size.width, height: max(0, size.height - accessoryHeight))
    keys.isHidden = !inputs.hasKeys
    keys.frame = rest
    inputs.inputView?.frame = rest
    guard arranged != (size, accessoryHeight) || keys.subviews.isEmpty else { return }
    arranged = (size, accessoryHeight)
    layoutKeys(in: rest.size)
  }

  private func exchange(_ old: UIView?, for new: UIView?, in place: UIView) {
    if let old, old !== new, old.superview === place { old.removeFromSuperview() }
    // Frames are the keyboard's to give, also to what sizes itself by constraints.
    guard let new, new.superview !== place else { return }
    new.autoresizingMask = []
    new.translatesAutoresizingMaskIntoConstraints = true
    place.addSubview(new)
  }

  /// The keyboard has gone: an app's views are its own again.
  private func empty() {
    isHidden = true
    inputs.inputView?.removeFromSuperview()
    inputs.accessory?.removeFromSuperview()
    inputs = KeyboardInputs()
    accessoryHost.giver = nil
  }

  /// Three rows of letters and one with the space bar.
  private func layoutKeys(in size: CGSize) {
    for key in keys.subviews { key.removeFromSuperview() }
    let rows: [[CGFloat]] = [
      Array(repeating: 1, count: 10), Array(repeating: 1, count: 9), Array(repeating: 1, count: 7),
      [2.5, 5, 2.5],
    ]
    let unit = (size.width - 6) / 10
    let height = min(54, (size.height - 80) / 4)
    guard height > 12 else { return }
    for (row, widths) in rows.enumerated() {
      var x = (size.width - widths.reduce(0, +) * unit) / 2
      for width in widths {
        let key = UIView(
          frame: CGRect(
            x: x + 3, y: 46 + CGFloat(row) * height, width: width * unit - 6, height: height - 12))
        key.backgroundColor = UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.42, alpha: 1) : UIColor(white: 1, alpha: 1)
        }
        key.layer.cornerRadius = 5
        keys.addSubview(key)
        x += width * unit
      }
    }
  }

  // MARK: Place

  func move(to frame: CGRect, isShown: Bool, seconds: Double) {
    prepare()
    self.frame = screen.bounds
    if isShown, isHidden {
      panel.frame = frame.offsetBy(dx: 0, dy: screen.bounds.height - frame.minY)
      isHidden = false
    }
    guard seconds > 0 else {
      panel.layer.removeAllAnimations()
      panel.frame = frame
      if isShown { isHidden = false } else { empty() }
      return
    }
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { self.panel.frame = frame },
      completion: { [weak self] finished in if finished, !isShown { self?.empty() } })
  }

  /// Keys take touches; everything beside them is the app's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override var canBecomeKey: Bool { false }
}

/// What an input accessory view lies in: its responder chain goes on at whoever gave it.
@MainActor private final class AccessoryHost: UIView {
  weak var giver: UIResponder?

  override var next: UIResponder? { giver ?? super.next }
}
