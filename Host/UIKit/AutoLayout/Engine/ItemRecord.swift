import Foundation

/// A number of an item that the solver may have to find.
enum LayoutComponent: Int, CaseIterable {
  /// The frame in the container's coordinates.
  case x, y, width, height
  /// Where the coordinates of what is inside begin.
  case originX, originY

  static let frame: [LayoutComponent] = [.x, .y, .width, .height]

  var isHorizontal: Bool { self == .x || self == .width || self == .originX }
  /// The width of a container for what lies along it, or its height.
  var length: LayoutComponent { isHorizontal ? .width : .height }
}

/// What an engine knows of an item.
@MainActor final class ItemRecord {
  enum Kind {
    /// The frame is what the solver finds.
    case free
    /// The frame is given, by code and by autoresizing: equations repeat it.
    case given
    /// A guide that follows its owner.
    case system
  }

  /// An equation that repeats a given number: `component = factor · container's length + constant`.
  struct Rule {
    var id: ConstraintID
    var factor: CGFloat
  }

  /// The two inequalities for the content's size along an axis.
  struct ContentRule {
    var atMost: ConstraintID
    var atLeast: ConstraintID
    var length: CGFloat
  }

  weak var item: (any LayoutItem)?
  var kind: Kind
  var variables = [SolverVariable?](repeating: nil, count: LayoutComponent.allCases.count)
  /// All constraints that the engine has added for the item.
  var systemIDs: [ConstraintID] = []
  var rules = [Rule?](repeating: nil, count: LayoutComponent.allCases.count)
  /// Horizontal, vertical.
  var content: [ContentRule?] = [nil, nil]
  /// The content's size where nothing narrows it; nil unless the height depends on the width.
  var unwrapped: CGSize?
  /// What the content measured in the width it was last given.
  var wrapped: (width: CGFloat, size: CGSize)?
  /// As last solved, on whole pixels.
  var frame: CGRect?

  init(_ item: any LayoutItem, _ kind: Kind) {
    self.item = item
    self.kind = kind
  }

  var view: UIView? { item as? UIView }
}

/// A number of a system's guide: `component = owner's length (or 0) + constant`.
struct SystemRule {
  var component: LayoutComponent
  var followsOwner: Bool
  var constant: CGFloat
}

/// Who put a constraint into the solver.
enum ConstraintOwner {
  case app(NSLayoutConstraint)
  case frame(of: ItemRecord)
  case content(of: ItemRecord)
  case guide(ItemRecord)
  case fitting
}
