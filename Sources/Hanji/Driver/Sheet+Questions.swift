import HanjiEngine
import UIKit

extension Sheet {
  var isHidden: Bool { phase == .hidden }

  var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  var isDismissing: Bool {
    if case .dismissing = phase { true } else { false }
  }

  /// The extent the sheet is going to, or is at.
  var targetExtent: Double {
    switch target {
    case .hidden: 0
    case .detent(let identifier): (ladder.rung(of: identifier) ?? ladder.smallest).extent
    }
  }
}
