import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    /// Headers stay at the top while their section shows.
    case plain = 0
    case grouped = 1
  }

  /// Where a row is to be seen after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere: as little movement as possible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Asks the table to find a height itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    /// A line of text.
    case `default` = 0
    /// Text at the start, detail at the end.
    case value1 = 1
    /// Detail below the text.
    case subtitle = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var showingEditControl: UITableViewCell.StateMask { .init(rawValue: 1 << 0) }
    public static var showingDeleteConfirmation: UITableViewCell.StateMask {
      .init(rawValue: 1 << 1)
    }
  }
}
