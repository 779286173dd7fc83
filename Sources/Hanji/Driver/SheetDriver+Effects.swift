import HanjiEngine
import UIKit

extension SheetDriver {
  /// Carries out one of the engine's effects.
  func perform(_ effect: Effect) {
    switch effect {
    case .move(let move): start(move)
    case .askDismissal: send(.answer(allowed: owner?.driverMayDismiss(self) ?? true))
    case .willPresent(let cause):
      if isEmpty {
        SheetLog.note("A sheet was presented without content. Its dim is all there is.")
      }
      tell(.willPresent(cause))
    case .didPresent(let cause, let outcome):
      noteContentThatDoesNotFit()
      tell(.didPresent(cause, outcome))
    case .willSelect(let detent, let cause): tell(.willSelect(detent, cause))
    case .didSelect(let detent, let cause, let outcome): tell(.didSelect(detent, cause, outcome))
    case .willDismiss(let cause): tell(.willDismiss(cause))
    case .didDismiss(let cause): tell(.didDismiss(cause))
    case .dismissalCalledOff(let cause): tell(.dismissalCalledOff(cause))
    case .dismissalRefused(let cause): tell(.dismissalRefused(cause))
    }
  }

  private func tell(_ event: SheetEvent) {
    owner?.driver(self, did: event)
  }

  /// Plays a planned move, from where the sheet is to its target.
  func start(_ move: Move) {
    let (extents, duration) = move.trajectory.samples(
      perSecond: MotionPlayer.samplesPerSecond, scale: sheet.stage.pixelsPerPoint)
    let shown = shownLength(at: state.extent)
    fitLength(moving: true)
    let goal = length(at: move)
    lengthFloor = min(shown ?? goal, goal)
    shade.update(
      sheet.configuration.dimming, on: sheet.ladder,
      at: move.isInstant ? move.trajectory.target : state.extent, to: move.trajectory.target)
    guard duration > 0, root.window != nil else {
      stopMoving()
      place(extent: move.trajectory.target)
      // The engine has ended an instant move itself.
      if !move.isInstant { send(.settled(move.id)) }
      return
    }
    guard follower == nil else { return }
    played = PlayedLook(geometry: geometry, dimming: style.dimming, fades: style.surface.fades)
    let tracks = self.tracks(through: extents)
    place(extent: move.trajectory.target)
    player.play(tracks, start: move.trajectory.start, duration: duration) { [weak self] in
      self?.moveEnded(move.id)
    }
  }

  /// A move has been played to its end: the surface gets the length of where it rests.
  func moveEnded(_ id: MoveID) {
    send(.settled(id))
    if sheet.phase == .resting, !isMoving { settleGeometry() }
  }

  /// What a motion under way was planned for has changed: it goes on from the same instant.
  func replayIfNeeded() {
    guard let move = sheet.phase.move else { return }
    if follower != nil {
      fitLength(moving: true)
      return place(extent: state.extent)
    }
    let look = PlayedLook(
      geometry: geometry, dimming: style.dimming, fades: style.surface.fades)
    if look != played { start(move) }
  }

  /// What surface and dim go through while the extent goes through these values.
  private func tracks(through extents: [Double]) -> [MotionPlayer.Track] {
    let geometry = self.geometry
    let positions = extents.map { extent in
      let frame = geometry.frame(extent: extent, length: length)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let dims = extents.map { Float(dim(at: $0)) }
    var tracks = [
      MotionPlayer.Track(layer: root.surface.layer, keyPath: "position", values: positions),
      MotionPlayer.Track(layer: root.dimming.layer, keyPath: "opacity", values: dims),
    ]
    if changesShownLength {
      let parts = extents.map { shownPart(at: $0) }
      for layer in root.surface.partLayers {
        tracks += [
          MotionPlayer.Track(
            layer: layer, keyPath: "position",
            values: parts.map { CGPoint(x: $0.midX, y: $0.midY) },
            staysUntilEnd: true),
          MotionPlayer.Track(layer: layer, keyPath: "bounds", values: parts, staysUntilEnd: true),
        ]
      }
    }
    if style.surface.fades {
      tracks.append(
        MotionPlayer.Track(
          layer: root.surface.layer, keyPath: "opacity",
          values: extents.map { Float(opacity(at: $0)) }))
    }
    return tracks
  }
}

/// What the keyframes of a motion were computed from, besides the motion itself.
struct PlayedLook: Equatable {
  var geometry: SurfaceGeometry
  var dimming: Dimming
  var fades: Bool
}
