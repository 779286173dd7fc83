import HanjiEngine
import UIKit

extension SheetDriver {
  /// Where the surface goes for an extent.
  var geometry: SurfaceGeometry {
    SurfaceGeometry(
      edge: resolvedEdge, container: root.bounds.size, margins: style.surface.margins,
      maximumWidth: style.surface.maximumWidth, middle: middle)
  }

  private var middle: CGFloat? {
    guard let source = owner?.sourceView, source.window != nil, source.window === root.window
    else { return nil }
    return root.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), from: source).x
  }

  /// The style's edge as top, left, bottom or right.
  var resolvedEdge: SheetEdge {
    style.edge.resolved(rightToLeft: root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The root view was laid out: tells the engine what changed about the stage, and puts the surface
  /// where it belongs.
  func containerDidLayout() {
    measureContent()
    tellStage()
    keyboard?.containerDidLayout()
    applySurfaceIfNeeded()
    updateContentSafeArea()
    if isMoving { replayIfNeeded() } else { settleGeometry() }
  }

  /// Whether the sheet moves by itself.
  var isMoving: Bool { player.isPlaying || follower != nil }

  /// Tells the engine what changed. A new container comes with an animation of its own, if any (a
  /// rotation's), so the sheet goes along at once; new content moves it by its own motion.
  private func tellStage() {
    let stage = currentStage
    var rest = sheet.stage
    rest.content = stage.content
    if rest != stage {
      send(.stage(stage, animated: false))
    } else if stage.content != sheet.stage.content {
      send(.content(stage.content))
    }
  }

  /// Gives the surface the look its style and the container ask for.
  func applySurface() {
    let size = root.bounds.size
    appliedSurface = (resolvedEdge, size)
    root.surface.apply(
      style.surface, edge: resolvedEdge, overflow: max(size.width, size.height))
  }

  private func applySurfaceIfNeeded() {
    if appliedSurface.edge != resolvedEdge || appliedSurface.container != root.bounds.size {
      applySurface()
    }
    if root.surface.isHidden != isEmpty { root.surface.isHidden = isEmpty }
  }

  /// Fits the surface's length to where the sheet is, and puts it there.
  func settleGeometry() {
    lengthFloor = .infinity
    updateShade()
    if sheet.phase == .resting { shade.rest() }
    fitLength(moving: false)
    place(extent: state.extent)
  }

  /// How dark it is behind a sheet of this extent.
  func dim(at extent: Double) -> Double {
    shade.alpha(at: extent)
  }

  /// Has the dim go by the present detents, without a jump.
  func updateShade() {
    shade.update(
      sheet.configuration.dimming, on: sheet.ladder, at: state.extent, to: sheet.targetExtent)
  }

  /// How opaque the sheet itself is when this much of it shows.
  func opacity(at extent: Double) -> Double {
    let full = sheet.ladder.smallest.extent
    guard style.surface.fades, full > 0 else { return 1 }
    return min(max(extent / full, 0), 1)
  }

  /// Puts surface and dim where they belong when this much of the sheet shows.
  func place(extent: Double) {
    let frame = geometry.frame(extent: extent, length: length)
    let layer = root.surface.layer
    if layer.bounds.size != frame.size { root.surface.bounds.size = frame.size }
    root.surface.center = CGPoint(x: frame.midX, y: frame.midY)
    root.surface.part = follower != nil && changesShownLength ? shownPart(at: extent) : nil
    root.dimming.alpha = dim(at: extent)
    // A view below 0.01 is not touched [doc]; one that fades out is, for as long as it is seen.
    root.surface.alpha = max(opacity(at: extent), 0.011)
  }

  /// Chooses the surface's length: while it moves the larger of the two it moves between, so that
  /// content is laid out once and shows no gap; at rest the one of its detent.
  func fitLength(moving: Bool) {
    let ends = sheet.ladder.smallest.extent...sheet.ladder.largest.extent
    let goal = moving ? sheet.targetExtent : state.extent
    var extent = ownExtent(min(max(goal, ends.lowerBound), ends.upperBound))
    // What shows of it now is not cut short on the way.
    if moving { extent = max(extent, min(state.extent, length + geometry.outerMargin)) }
    let needed = max(0, extent - geometry.outerMargin)
    if needed != length {
      length = needed
      updateContentSafeArea()
    }
    updateContentFit()
  }

  var scale: CGFloat { root.traitCollection.displayScale }

  private var currentStage: Stage {
    let insets = root.safeAreaInsets
    let traits = root.traitCollection
    let size = SheetSize(width: root.bounds.width, height: root.bounds.height)
    var stage = Stage(container: size)
    stage.safeArea = SheetInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    stage.keyboard = sheet.stage.keyboard
    stage.focus = sheet.stage.focus
    stage.content = isEmpty ? nil : contentLength + geometry.outerMargin
    stage.isCompactHeight = traits.verticalSizeClass == .compact
    stage.isRegularWidth = traits.horizontalSizeClass == .regular
    stage.displayScale = scale
    stage.edge = resolvedEdge
    return stage
  }

  /// What of the container's safe area the content reaches into when the sheet is at rest.
  private func updateContentSafeArea() {
    let safe = root.safeAreaInsets
    let frame = geometry.frame(extent: length + geometry.outerMargin, length: length)
    let size = root.bounds.size
    root.surface.host.setContentSafeArea(
      UIEdgeInsets(
        top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
        bottom: max(0, safe.bottom - (size.height - frame.maxY), keyboardInset),
        right: max(0, safe.right - (size.width - frame.maxX))))
  }
}
