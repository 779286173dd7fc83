import Foundation

/// A drawing surface.
public final class CGContext {
  package init() {}
}
