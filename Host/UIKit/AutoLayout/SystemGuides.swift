import Foundation

/// The guides that a view has by itself.
enum SystemGuideKind: Hashable {
  case safeArea, margins, readable, keyboard, content, frame
}

/// A guide that is its owner's bounds less insets.
final class InsetsLayoutGuide: UILayoutGuide {
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(owner: UIView, name: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    identifier = name
    owningView = owner
  }

  override var isSystems: Bool { true }

  override func systemRules(in engine: LayoutEngine, owner: UIView) -> [SystemRule] {
    let insets = insets(owner)
    return [
      SystemRule(component: .x, followsOwner: false, constant: insets.left),
      SystemRule(component: .y, followsOwner: false, constant: insets.top),
      SystemRule(component: .width, followsOwner: true, constant: -insets.left - insets.right),
      SystemRule(component: .height, followsOwner: true, constant: -insets.top - insets.bottom),
    ]
  }

  override var layoutFrame: CGRect {
    get { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
    set { _ = newValue }
  }
  override var hasAmbiguousLayout: Bool { false }
}

/// What a scroll view scrolls over: its size is found by constraints, or left alone.
final class ContentLayoutGuide: UILayoutGuide {
  override var isSystems: Bool { true }

  override func systemRules(in engine: LayoutEngine, owner: UIView) -> [SystemRule] {
    [
      SystemRule(component: .x, followsOwner: false, constant: 0),
      SystemRule(component: .y, followsOwner: false, constant: 0),
    ]
  }
}

/// The scroll view's frame, in the coordinates of what it scrolls over.
final class FrameLayoutGuide: UILayoutGuide {
  override var isSystems: Bool { true }

  override func systemRules(in engine: LayoutEngine, owner: UIView) -> [SystemRule] {
    [
      SystemRule(component: .x, followsOwner: false, constant: owner.bounds.minX),
      SystemRule(component: .y, followsOwner: false, constant: owner.bounds.minY),
      SystemRule(component: .width, followsOwner: true, constant: 0),
      SystemRule(component: .height, followsOwner: true, constant: 0),
    ]
  }

  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  override var hasAmbiguousLayout: Bool { false }
}

extension UIView {
  /// What the bars and the device's corners leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea) {
      InsetsLayoutGuide(owner: $0, name: "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    }
  }

  /// What the layout margins leave of the view.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins) {
      InsetsLayoutGuide(owner: $0, name: "UIViewLayoutMarginsGuide") { $0.layoutMargins }
    }
  }

  /// The margins, at most as wide as is comfortable to read: 672 points at the standard text
  /// size [?], in the middle.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readable) {
      InsetsLayoutGuide(owner: $0, name: "UIViewReadableContentGuide") { view in
        var insets = view.layoutMargins
        let excess = view.bounds.width - insets.left - insets.right - 672
        if excess > 0 {
          insets.left += excess / 2
          insets.right += excess / 2
        }
        return insets
      }
    }
  }

  /// The guide of that kind, made when it is first asked for.
  func systemGuide(_ kind: SystemGuideKind, make: (UIView) -> UILayoutGuide) -> UILayoutGuide {
    if let guide = layout.systemGuides[kind] { return guide }
    let guide = make(self)
    layout.systemGuides[kind] = guide
    return guide
  }

  public var layoutGuides: [UILayoutGuide] { viewLayout?.guides ?? [] }

  /// Adds the guide; it leaves the view that it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Removes the guide and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
}
