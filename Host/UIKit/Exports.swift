// `import UIKit` brings Foundation and Core Graphics along, as Apple's does.
@_exported import Foundation
@_exported import HostGraphics
