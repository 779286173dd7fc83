import HanjiEngine
import UIKit

/// A plain view that slides in over another one, from its top or bottom edge, without a view
/// controller.
///
/// ```swift
/// let filter = SheetView(contentView: FilterForm(), style: .topSheet)
/// filter.show(in: view)
/// …
/// filter.hide { print("gone") }
/// ```
///
/// It is the sheet's content: give it a content view, or subclass it and add views to it. It is laid
/// out in its place before it moves, so that it slides and never grows. When it has gone it is in no
/// view, and can be shown again. When the screen it is on goes for good it goes along, with the cause
/// ``Cause/container``.
@MainActor
open class SheetView: UIView {
  /// Told of everything that happens to the sheet, in order. Nil unless set.
  public var onEvent: ((SheetEvent) -> Void)?
  /// Asked whether the user may close the sheet, by a tap or a drag. Nil: always.
  public var shouldHide: (() -> Bool)?

  private let box = ContentBox(nil)
  private var storedStyle: SheetStyle
  private var driver: SheetDriver?
  private var whenUp: [() -> Void] = []
  private var whenGone: [(Cause) -> Void] = []
  /// Who waits for the end of what comes after the dismissal under way.
  private var whenGoneAgain: [(Cause) -> Void] = []

  /// Makes a sheet view.
  ///
  /// - Parameters:
  ///   - contentView: What fills it. Nil: nothing but what a subclass adds.
  ///   - style: How it looks and behaves. ``SheetStyle/bottomSheet`` unless told.
  public init(contentView: UIView? = nil, style: SheetStyle = .bottomSheet) {
    storedStyle = style
    super.init(frame: .zero)
    self.contentView = contentView
    box.content = contentView
    box.onContentTaken = { [weak self] in self?.contentView = nil }
    if contentView != nil { addSubview(box) }
  }

  /// Makes a bottom sheet, for storyboards.
  public required init?(coder: NSCoder) {
    storedStyle = .bottomSheet
    super.init(coder: coder)
  }

  /// What fills the sheet. Nil: nothing but what a subclass adds.
  open var contentView: UIView? {
    didSet {
      guard oldValue !== contentView else { return }
      box.content = contentView
      if contentView == nil { box.removeFromSuperview() } else { addSubview(box) }
      driver?.root.surface.host.measured = measured
      superview?.setNeedsLayout()
    }
  }

  /// Everything adjustable about the sheet. A change while it is up takes effect at once.
  public var style: SheetStyle {
    get { storedStyle }
    set {
      storedStyle = newValue
      driver?.apply(newValue, animated: false)
    }
  }

  /// What holds the content to be measured; nil where that is the sheet view itself.
  private var measured: ContentBox? { contentView == nil ? nil : box }

  /// Whether the sheet is in a view: rising, up, or on its way out.
  public var isShown: Bool { driver != nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    // The content may want another height now; the host above asks it.
    superview?.setNeedsLayout()
  }
}

extension SheetView {
  /// Slides the sheet in over a view.
  ///
  /// Shown already, it stays where it is; on its way out, it turns around or comes back.
  ///
  /// - Parameters:
  ///   - view: What the sheet covers, to its bounds. Any view: a controller's, a child's, a window.
  ///     In a scroll view the sheet stays with the visible part.
  ///   - animated: Whether it slides.
  ///   - completion: Called once, when the sheet is up (at once, when it was).
  public func show(in view: UIView, animated: Bool = true, completion: (() -> Void)? = nil) {
    // Elsewhere it has gone from the screen with its view, or is about to.
    if let driver, driver.root.superview !== view,
      driver.root.window == nil || driver.sheet.isDismissing
    {
      driver.send(.dismiss(cause: .container, animated: false))
    }
    if let driver {
      if driver.root.superview !== view {
        SheetLog.note("A sheet view was shown in a second view while it was up in a first one.")
      } else if !driver.sheet.isDismissing {
        SheetLog.note("A sheet view was shown that is shown already.")
      }
      if let completion { wait(completion, on: driver) }
      driver.send(.present(nil, animated: animated))
      return
    }
    let driver = SheetDriver(style: storedStyle, owner: self)
    self.driver = driver
    driver.root.fill(view)
    driver.rootIsShown()
    driver.root.surface.host.show(self)
    driver.root.surface.host.measured = measured
    driver.root.surface.host.onContentTaken = { [weak driver] in
      driver?.send(.dismiss(cause: .container, animated: false))
    }
    driver.root.layoutIfNeeded()
    if let completion { whenUp.append(completion) }
    driver.send(.present(nil, animated: animated))
  }

  /// Slides the sheet out and takes it off its view.
  ///
  /// - Parameters:
  ///   - animated: Whether it slides.
  ///   - completion: Called once, when the sheet has gone (at once, when it was not shown).
  public func hide(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let driver else {
      SheetLog.note("A sheet view was hidden that is not shown.")
      completion?()
      return
    }
    if let completion { whenGone.append { _ in completion() } }
    driver.send(.dismiss(cause: .code, animated: animated))
  }

  /// Slides the sheet in over a view and waits until it has gone.
  ///
  /// - Returns: What made it go.
  public func showAndWait(in view: UIView, animated: Bool = true) async -> Cause {
    await withCheckedContinuation { continuation in
      show(in: view, animated: animated, completion: nil)
      guard let driver else { return continuation.resume(returning: .code) }
      let waiting: (Cause) -> Void = { continuation.resume(returning: $0) }
      if driver.sheet.isDismissing || driver.isAboutToPresent {
        whenGoneAgain.append(waiting)
      } else {
        whenGone.append(waiting)
      }
    }
  }

  /// Slides the sheet in over a view and waits until it is up.
  public func show(in view: UIView, animated: Bool = true) async {
    await withCheckedContinuation { continuation in
      show(in: view, animated: animated, completion: { continuation.resume() })
    }
  }

  /// Slides the sheet out and waits until it has gone.
  public func hide(animated: Bool = true) async {
    await withCheckedContinuation { continuation in
      hide(animated: animated, completion: { continuation.resume() })
    }
  }

  private func wait(_ completion: @escaping () -> Void, on driver: SheetDriver) {
    switch driver.sheet.phase {
    case .presenting, .dragging, .settling, .dismissing: whenUp.append(completion)
    case .hidden, .resting: completion()
    }
  }
}

extension SheetView: SheetDriverOwner {
  /// Hides the sheet: the name by which content closes any sheet it sits in.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    hide(animated: animated, completion: completion)
  }

  /// Has its length resolved again at the next layout: for content without constraints that has
  /// changed.
  public func invalidateDetents() {
    driver?.root.setNeedsLayout()
  }

  /// Where the sheet is at this instant; nil while it is not up.
  public var state: SheetState? { driver?.state }

  var preferredSize: CGSize { .zero }

  var hasLostItsScreen: Bool { driver?.root.superview?.isScreenLost ?? true }

  var dismissPermission: DismissPermission { shouldHide == nil ? .allowed : .ask }

  func driverMayDismiss(_ driver: SheetDriver) -> Bool { shouldHide?() ?? true }

  func driver(
    _ driver: SheetDriver, viewBehindAt point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    // Nil lets the hit test go on with what is behind, in the same view.
    nil
  }

  func driver(_ driver: SheetDriver, did event: SheetEvent) {
    switch event {
    case .didDismiss(let cause):
      // Shown again while it left: the engine is presenting already.
      let isComingBack = !driver.sheet.isHidden || driver.isAboutToPresent
      if !isComingBack {
        takeAway()
        // Shown and hidden again while it left: it will not come up for those who wait.
        tellWhenUp()
      }
      onEvent?(event)
      let waiting = isComingBack ? whenGone : whenGone + whenGoneAgain
      whenGone = isComingBack ? whenGoneAgain : []
      whenGoneAgain = []
      for call in waiting { call(cause) }
      return
    default: break
    }
    onEvent?(event)
  }

  func driverDidRest(_ driver: SheetDriver) { tellWhenUp() }

  private func tellWhenUp() {
    let waiting = whenUp
    whenUp = []
    for call in waiting { call() }
  }

  private func takeAway() {
    driver?.stopMoving()
    driver?.root.surface.host.onContentTaken = nil
    driver?.root.surface.host.show(nil)
    driver?.root.removeFromSuperview()
    driver = nil
  }
}
