import UIKit

/// A half modal as a view controller one holds on to: a view that slides up over a dimmed screen,
/// as tall as it wants to be.
///
/// ```swift
/// let review = HalfModalController(contentView: ReviewForm())
/// review.dimmingOpacity = 0.5
/// present(review, animated: true)
/// ```
///
/// Every property can be set before and while it is up. Its numbers are those of
/// ``SheetStyle/halfModal`` unless told.
@MainActor
open class HalfModalController: UIViewController {
  private let box = ContentBox(nil)
  private var threshold = (distance: 0.5, velocity: 2000.0)

  /// Makes a half modal.
  ///
  /// - Parameter contentView: What it shows. Nil: the dim alone, which a tap closes.
  public init(contentView: UIView? = nil) {
    super.init(nibName: nil, bundle: nil)
    sheet.style = .halfModal
    self.contentView = contentView
  }

  /// Makes a half modal without content, for storyboards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sheet.style = .halfModal
  }

  /// Shows the content view.
  open override func loadView() {
    view = box
  }

  /// What the half modal shows. Nil: the dim alone. A new one has the sheet change its height.
  open var contentView: UIView? {
    get { box.content }
    set { box.content = newValue }
  }

  /// Everything adjustable, the properties below included.
  public var style: SheetStyle {
    get { SheetSettings.of(self).style }
    set { SheetSettings.of(self).style = newValue }
  }

  /// Told of everything that happens to the sheet, in order. Nil unless set.
  public var onEvent: ((SheetEvent) -> Void)? {
    get { SheetSettings.of(self).onEvent }
    set { SheetSettings.of(self).onEvent = newValue }
  }

  /// Whether the grabber is hidden. False unless told.
  public var grabberIsHidden: Bool {
    get { style.surface.grabber.isHidden }
    set { style.surface.grabber.isHidden = newValue }
  }

  /// The dim's opacity while the sheet is up, 0 to 1. 0.7 unless told.
  public var dimmingOpacity: Double {
    get { style.dimming.amount }
    set { style.dimming.amount = newValue }
  }

  /// The radius of the top corners in points. 6 unless told.
  public var cornerRadius: CGFloat {
    get { style.surface.cornerRadius }
    set { style.surface.cornerRadius = newValue }
  }

  /// How deep into the content a finger can take hold of the sheet, and a tap closes it, in points.
  /// 28 unless told.
  public var dragRegionDepth: CGFloat {
    get { style.dragRegion.depth }
    set { style.dragRegion.depth = newValue }
  }

  /// The share of its height that it has to be dragged to be dismissed, 0 to 1. 0.5 unless told.
  public var dismissalDistance: Double {
    get { threshold.distance }
    set {
      threshold.distance = newValue
      style.release = .threshold(distance: newValue, velocity: threshold.velocity)
    }
  }

  /// How fast it has to be flicked to be dismissed, in points per second. 2,000 unless told.
  public var dismissalVelocity: Double {
    get { threshold.velocity }
    set {
      threshold.velocity = newValue
      style.release = .threshold(distance: threshold.distance, velocity: newValue)
    }
  }

  /// How long it takes to rise, in seconds. 0.3 unless told.
  public var presentationDuration: Double {
    get { style.motion.present.nominalDuration }
    set { style.motion.present = .curve(.easeInOut, duration: newValue) }
  }

  /// How long it takes to leave, in seconds, unless it is flicked. 0.3 unless told.
  public var dismissalDuration: Double {
    get { style.motion.dismiss.nominalDuration }
    set { style.motion.dismiss = .curve(.easeInOut, duration: newValue) }
  }

  /// How long it takes to leave when it is flicked, in seconds. 0.2 unless told.
  public var flickDuration: Double {
    get { style.motion.flickDismiss.nominalDuration }
    set { style.motion.flickDismiss = .curve(.easeInOut, duration: newValue) }
  }

  /// How long it takes to go back when it is released too early, in seconds. 0.1 unless told.
  public var returnDuration: Double {
    get { style.motion.settle.nominalDuration }
    set { style.motion.settle = .curve(.easeInOut, duration: newValue) }
  }

  /// Closes the half modal.
  ///
  /// - Parameters:
  ///   - animated: Whether it slides out.
  ///   - completion: Called once when it has gone, at once when it is not up.
  public func close(animated: Bool = true, completion: (() -> Void)? = nil) {
    sheet?.dismiss(animated: animated, completion: completion)
  }
}
