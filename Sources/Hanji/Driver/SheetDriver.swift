import HanjiEngine
import UIKit

/// Joins a root view, a content view and the engine's ``Sheet``.
///
/// Touches, layout and commands come in, become the engine's inputs, and the engine's effects become
/// frames, animations and events. The driver decides nothing about motion itself.
@MainActor
final class SheetDriver {
  let player = MotionPlayer()
  weak var owner: (any SheetDriverOwner)?
  var style: SheetStyle
  private(set) var sheet: Sheet
  /// The surface's own length along the axis, in points.
  var length: CGFloat = 0
  /// The content's fitting length as last measured; 0 when there is none.
  var contentLength: CGFloat { measured.length }
  /// While a sheet that floats goes from one length to another, the smaller of the two; infinite at
  /// rest. It shows no less than this, and slides.
  var lengthFloor = CGFloat.infinity
  /// What the content answered when it was last measured.
  var measured = ContentMeasure.Answer(length: 0, isAutoLayout: false)
  /// Whether it has been said that the content does not fit.
  var hasNotedMisfit = false
  /// Moves the sheet frame by frame while a finger is on it in mid-settle; nil otherwise.
  var follower: FrameClock?
  /// Whether the engine was told that there is no content.
  private(set) var isConfiguredEmpty = false
  /// For which edge and container the surface got its look.
  var appliedSurface = (edge: SheetEdge.bottom, container: CGSize.zero)
  /// How dark it is behind.
  var shade = Shade()
  /// What the motion under way was planned for.
  var played: PlayedLook?
  private var gestures: SheetGestures?
  private weak var shownRoot: SheetRootView?
  private var keptRoot: SheetRootView?
  private(set) var keyboard: KeyboardWatch?
  /// Whether the content got an inset for the keyboard that is up. It keeps it until that goes.
  var makesRoomForKeyboard = false
  private var inputs: [Input] = []
  private var effects: [Effect] = []
  private var isHandling = false

  init(style: SheetStyle, owner: any SheetDriverOwner) {
    self.style = style
    self.owner = owner
    sheet = Sheet(
      style.configuration(isEmpty: false, permission: owner.dismissPermission),
      stage: Stage(container: SheetSize(width: 0, height: 0)))
    root.driver = self
    root.farewell = Farewell { [weak self] in self?.rootHasGone() }
    root.surface.host.onLayout = { [weak self] in self?.contentDidLayout() }
    gestures = SheetGestures(driver: self)
    keyboard = KeyboardWatch(driver: self)
    applyStyle()
  }

  /// The outermost view of the sheet.
  ///
  /// Its superview keeps it, and this does not: a sheet view, which keeps its driver, is in it. When
  /// the superview has gone the driver is left with another one that nobody sees.
  var root: SheetRootView {
    if let shownRoot { return shownRoot }
    let root = SheetRootView(dimmingColor: style.dimmingColor)
    (shownRoot, keptRoot) = (root, root)
    return root
  }

  /// The root is in a view that keeps it. Not said of a modal sheet's, which UIKit moves, and whose
  /// content does not keep the driver.
  func rootIsShown() { keptRoot = nil }

  /// The sheet is in no window any more. By the next frame it is clear whether its screen was only
  /// covered by another one.
  func didLeaveWindow() {
    guard !sheet.isHidden else { return }
    _ = FrameClock { [weak self] in
      guard let self, self.root.window == nil, self.owner?.hasLostItsScreen == true else {
        return false
      }
      self.send(.dismiss(cause: .container, animated: false))
      return false
    }
  }

  /// What kept the root has gone, and took the sheet along.
  private func rootHasGone() {
    if shownRoot == nil { send(.dismiss(cause: .container, animated: false)) }
  }

  /// The handle that content inside finds.
  var handle: (any SheetHandle)? { owner }

  /// Where the sheet is now, by the engine, and how dark it is behind.
  var state: SheetState {
    var state = sheet.state(at: now)
    state.dim = shade.alpha(at: state.extent)
    return state
  }

  var now: Double { CACurrentMediaTime() }

  /// Whether there is no content to show: the dim is all there is.
  var isEmpty: Bool { contentLength <= 0 && style.isContentSized }

  /// Hands the engine an input and carries out what it answers.
  ///
  /// Inputs that come while one is being handled (from a delegate that closes the sheet in a
  /// callback, say) wait for their turn, so that events are told in the order they happened.
  func send(_ input: Input) {
    inputs.append(input)
    guard !isHandling else { return }
    isHandling = true
    // What it is told may let go of whoever is told, who has to hear the rest all the same.
    let told = owner
    defer {
      isHandling = false
      withExtendedLifetime(told) {}
    }
    while !inputs.isEmpty {
      let next = inputs.removeFirst()
      effects.removeAll(keepingCapacity: true)
      sheet.handle(next, at: now) { effects.append($0) }
      for effect in effects { perform(effect) }
      if sheet.phase == .resting { owner?.driverDidRest(self) }
    }
  }

  /// Whether a presentation waits for its turn.
  var isAboutToPresent: Bool {
    inputs.contains { if case .present = $0 { true } else { false } }
  }

  /// Takes on a style while the sheet may be up.
  func apply(_ style: SheetStyle, animated: Bool) {
    self.style = style
    applyStyle()
    configure(animated: animated)
    root.setNeedsLayout()
    if animated { root.layoutIfNeeded() }
  }

  /// The escape gesture of assistive technologies. True when the sheet leaves.
  func performEscape() -> Bool {
    refreshPermission()
    send(.dismiss(cause: .accessibility, animated: true))
    return sheet.isDismissing
  }

  /// Tells the engine what the style and the owner say now.
  func configure(animated: Bool) {
    isConfiguredEmpty = isEmpty
    let permission = owner?.dismissPermission ?? .allowed
    send(
      .configure(
        style.configuration(isEmpty: isEmpty, permission: permission), animated: animated))
  }

  /// Tells the engine if the owner has changed its mind about dismissal.
  func refreshPermission() {
    guard let owner, owner.dismissPermission != sheet.configuration.permission else { return }
    configure(animated: true)
  }

  private func applyStyle() {
    root.dimming.backgroundColor = style.dimmingColor
    applySurface()
  }
}
