/// What a view controller keeps of the storyboard it came from.
@MainActor final class StoryboardPart {
  let storyboard: UIStoryboard
  let scene: StoryboardScene
  var segues: [StoryboardSegueTemplate] = []
  /// User-defined runtime attributes, by key path.
  var attributes: [String: Any] = [:]

  init(_ storyboard: UIStoryboard, _ scene: StoryboardScene) {
    self.storyboard = storyboard
    self.scene = scene
  }
}
