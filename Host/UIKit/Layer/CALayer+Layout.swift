import Foundation

extension CALayer {
  /// The layer is laid out in the next layout pass.
  public func setNeedsLayout() {
    guard !isPresentation, !layoutIsDirty else { return }
    layoutIsDirty = true
    markLayoutAbove()
  }

  public func needsLayout() -> Bool { layoutIsDirty }

  func markLayoutAbove() {
    var layer = parent
    while let current = layer, !current.descendantLayoutIsDirty {
      current.descendantLayoutIsDirty = true
      layer = current.parent
    }
  }

  /// Lays out what is dirty at and below this layer, from the topmost dirty layer of the unbroken
  /// run above it. Layouts that dirty others are followed until nothing is dirty.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutIsDirty { top = parent }
    var passes = 0
    while top.layoutIsDirty || top.descendantLayoutIsDirty {
      guard passes < 64 else {
        HostReport.once("layout does not come to rest: a layout keeps dirtying another one")
        return
      }
      passes += 1
      top.layOut()
    }
  }

  private func layOut() {
    if layoutIsDirty {
      layoutIsDirty = false
      HostFrameCounters.layouts += 1
      layoutSublayers()
    }
    guard descendantLayoutIsDirty else { return }
    descendantLayoutIsDirty = false
    for child in children where child.layoutIsDirty || child.descendantLayoutIsDirty {
      child.layOut()
    }
    if let maskLayer, maskLayer.layoutIsDirty || maskLayer.descendantLayoutIsDirty {
      maskLayer.layOut()
    }
  }
}
