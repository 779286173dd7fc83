import UIKit

/// A custom segue that shows its destination as a child in half of the source's view.
///
/// Choose *Custom* as the segue's kind and `SheetSegue` as its class. How much it takes and from
/// which edge it comes is said by overriding ``fraction`` and ``edge`` in a subclass or, without
/// code, by the destination's user-defined runtime attributes `sheetFraction` (a number) and
/// `sheetEdge` (a string: bottom, top, left, right, leading or trailing).
///
/// ``SheetUnwindSegue`` takes it away again.
@MainActor
open class SheetSegue: UIStoryboardSegue {
  /// Told of everything that happens to the sheet, in order. Nil unless set, which
  /// `prepare(for:sender:)` of the source is the place for.
  public var onEvent: ((SheetEvent) -> Void)?

  /// The share of the source's view that the destination takes, 0 to 1.
  ///
  /// The destination's attribute `sheetFraction` where it makes sense, else one half.
  open var fraction: CGFloat {
    let wish = destination.sheetFraction
    return wish.isFinite && wish > 0 && wish <= 1 ? wish : 0.5
  }

  /// The edge the destination comes from.
  ///
  /// The destination's attribute `sheetEdge` where it names an edge, else the bottom.
  open var edge: SheetEdge { SheetEdge(name: destination.sheetEdge) ?? .bottom }

  /// How the sheet looks and behaves. ``SheetStyle/halfEmbed(fraction:edge:)`` unless overridden.
  open var style: SheetStyle { .halfEmbed(fraction: fraction, edge: edge) }

  /// Embeds the destination, unless the same segue has embedded one already.
  open override func perform() {
    let origin = self.origin
    guard !source.children.contains(where: { $0.attachedSheet?.isUp(from: origin) == true })
    else { return }
    if source.viewIfLoaded?.window == nil {
      SheetLog.note(
        "A SheetSegue's source is in no window. It embeds its destination all the same.")
    }
    let sheet = source.attachSheet(
      destination, style: style, animated: UIView.areAnimationsEnabled,
      onEvent: onEvent)
    sheet.origin = origin
  }

  /// What tells this segue from others of the same source: what the storyboard says of it and of its
  /// destination, which is another object each time.
  private var origin: String {
    let parts = [
      identifier ?? "", "\(type(of: destination))", destination.nibName ?? "",
      destination.title ?? "", "\(fraction)", "\(edge)",
    ]
    return parts.joined(separator: "/")
  }
}

/// The unwind segue that takes a destination of a ``SheetSegue`` away: it slides out, fades, and is
/// removed from its view and its parent.
@MainActor
open class SheetUnwindSegue: UIStoryboardSegue {
  /// Takes the sheet away in which the source is, and those between it and the destination. Outside
  /// of a sheet: dismisses what was presented.
  open override func perform() {
    let isAnimated = UIView.areAnimationsEnabled
    let sheets = attachedSheets
    if let outermost = sheets.last {
      // What is inside goes with it, and is told when it has gone.
      outermost.dismiss(animated: isAnimated) {
        for sheet in sheets.dropLast().reversed() { sheet.dismiss(animated: false) }
      }
    } else if let sheet = source.enclosingSheet {
      sheet.dismiss(animated: isAnimated)
    } else {
      SheetLog.note("A SheetUnwindSegue was performed by a view controller in no sheet.")
      source.dismiss(animated: isAnimated)
    }
  }

  /// The sheets that the source is in as a child, from the inside, up to the destination.
  private var attachedSheets: [AttachedSheet] {
    var found: [AttachedSheet] = []
    var current: UIViewController? = source
    while let candidate = current, candidate !== destination {
      if let sheet = candidate.attachedSheet, sheet.driver != nil { found.append(sheet) }
      current = candidate.parent
    }
    // A destination elsewhere ends the nearest one alone.
    return current == nil ? Array(found.prefix(1)) : found
  }
}

extension SheetEdge {
  /// The edge of this name, in any case of letters; nil for any other word.
  init?(name: String) {
    let names: [String: SheetEdge] = [
      "top": .top, "bottom": .bottom, "left": .left, "right": .right, "leading": .leading,
      "trailing": .trailing,
    ]
    guard let edge = names[name.lowercased()] else { return nil }
    self = edge
  }
}
