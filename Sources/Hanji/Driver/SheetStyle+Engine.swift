import HanjiEngine
import UIKit

extension SheetStyle {
  /// Whether every detent is measured from the content, so that there is no sheet without content.
  var isContentSized: Bool {
    !detents.isEmpty && detents.allSatisfy { $0.isContentSized }
  }

  /// What the engine needs to know of the style.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether there is nothing to show. The engine then gets a sheet of a single point,
  ///     which the driver does not draw: the dim comes and goes as ever.
  ///   - permission: Whether the user may dismiss.
  func configuration(
    isEmpty: Bool, permission: DismissPermission
  ) -> Sheet.Configuration {
    var configuration = Sheet.Configuration()
    configuration.detents = isEmpty ? [.points(1, identifier: .content)] : detents
    configuration.initial = selectedDetentIdentifier
    configuration.measure = isEmpty ? .container : measure
    configuration.dimming = dimming
    configuration.outsideTap = outsideTap
    configuration.overdrag = overdrag
    configuration.release = release
    configuration.motion = motion
    configuration.keyboard = keyboard
    configuration.permission = permission
    return configuration
  }
}
