import HanjiEngine
import UIKit

/// What a keyboard means for the surface and its content.
extension SheetDriver {
  /// The part of an extent that is the sheet's own. A sheet that was raised above the keyboard is no
  /// longer for it: what is under the keyboard is background.
  func ownExtent(_ extent: CGFloat) -> CGFloat {
    guard sheet.stage.keyboard > 0, resolvedEdge == .bottom else { return extent }
    let configuration = sheet.configuration
    let plain = DetentLadder(
      configuration.detents, measure: configuration.measure, stage: sheet.stage)
    var below = (raised: 0.0, own: 0.0)
    for rung in sheet.ladder.rungs {
      let own = plain.rung(of: rung.identifier)?.extent ?? rung.extent
      if extent <= rung.extent, rung.extent > below.raised {
        let share = (extent - below.raised) / (rung.extent - below.raised)
        return min(extent, below.own + share * (own - below.own))
      }
      below = (rung.extent, own)
    }
    return min(extent, below.own)
  }

  /// How much of the content's end is under the keyboard without being meant to be: the style has
  /// the content make room, or the sheet cannot rise as far as the focused field needs.
  var keyboardInset: CGFloat {
    let stage = sheet.stage
    guard stage.keyboard > 0, resolvedEdge == .bottom, style.keyboard != .ignore else {
      makesRoomForKeyboard = false
      return 0
    }
    let extent = sheet.targetExtent
    if let focus = stage.focus, focus + stage.keyboard - extent > 0.5 {
      makesRoomForKeyboard = true
    }
    guard makesRoomForKeyboard || sheet.contentInset > 0 else { return 0 }
    return max(0, stage.keyboard - max(0, extent - length - geometry.outerMargin))
  }
}
