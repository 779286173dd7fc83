@_exported import HanjiEngine
import UIKit
