import Foundation

/// A segue as the storyboard describes it, ready to be made and performed.
@MainActor final class StoryboardSegueTemplate {
  let element: StoryboardElement
  /// Keeps what the scene needs for the segues of its view controller.
  private weak var scene: StoryboardScene?
  private let storyboard: UIStoryboard
  private let isUnwind: Bool

  init(_ element: StoryboardElement, in scene: StoryboardScene) {
    self.element = element
    self.scene = scene
    storyboard = scene.storyboard
    isUnwind = element["kind"] == "unwind"
  }

  var identifier: String? { element["identifier"] }

  func makeDestination() -> UIViewController? {
    element["destination"].flatMap { StoryboardScene.instantiate($0, in: storyboard) }
  }

  /// Set off by a control: the view controller may refuse.
  func trigger(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    perform(from: source, sender: sender)
  }

  func perform(from source: UIViewController, sender: Any?) {
    if isUnwind {
      return StoryboardUnwinding.run(self, from: source, sender: sender)
    }
    guard let destination = makeDestination() else {
      return PresentationLog.warn("The segue '\(identifier ?? "")' leads nowhere.")
    }
    let segue = make(from: source, to: destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  func make(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    if let name = element["customClass"] {
      let type: AnyClass? = StoryboardRegistry.type(named: name, module: element["customModule"])
      if let type = type as? UIStoryboardSegue.Type {
        return type.makeSegue(identifier, source, destination)
      }
      PresentationLog.warn("Unknown class \(name) in Interface Builder file.")
    }
    return StandardSegue(element, identifier, source, destination)
  }

  /// An embed segue: the destination becomes a child whose view fills the container.
  func embed(in container: UIView) {
    guard let source = scene?.controller, let destination = makeDestination() else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: nil)
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}

extension UIStoryboardSegue {
  /// Makes a segue of this class, on which only `init(identifier:source:destination:)` is known.
  fileprivate static func makeSegue(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}

/// The segues that need no class: show, present, and the ways back.
private final class StandardSegue: UIStoryboardSegue {
  private var element: StoryboardElement?

  convenience init(
    _ element: StoryboardElement, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.element = element
  }

  override func perform() {
    let animated = element?.flag("animates") ?? true
    switch element?["kind"] {
    case "show", "push":
      source.show(destination, sender: nil)
    case "presentation", "modal":
      let style = element?["modalPresentationStyle"].flatMap(StoryboardNames.presentationStyle)
      if let style { destination.modalPresentationStyle = style }
      let transition = element?["modalTransitionStyle"].flatMap(StoryboardNames.transitionStyle)
      if let transition { destination.modalTransitionStyle = transition }
      source.present(destination, animated: animated)
    case "unwind":
      StoryboardUnwinding.goBack(from: source, to: destination, animated: animated)
    default:
      HostReport.once("storyboard: segues of kind \(element?["kind"] ?? "?") are not performed")
    }
  }
}
