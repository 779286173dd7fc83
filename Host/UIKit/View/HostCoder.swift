import Foundation

/// An archive with nothing in it: what layers and views of classes known at run time are made with.
package final class HostCoder: NSCoder {}
