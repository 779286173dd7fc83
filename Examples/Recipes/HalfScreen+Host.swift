#if os(Linux)
  import Hanji
  import UIKit

  extension HalfScreenController {
    /// Tells the host's storyboards, which have no selectors, what the scenes' classes answer to.
    package static func registerForHost() {
      StoryboardRegistry.register(HalfScreenController.self) { keys in
        keys.unwind("backFromDetails:") { screen, segue in screen.backFromDetails(segue) }
      }
      StoryboardRegistry.register(HalfDetailsController.self)
    }
  }
#endif
