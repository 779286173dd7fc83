import Foundation

/// View controllers and their connections, read from a `.storyboard` file.
///
/// The file is the XML that Interface Builder writes, not compiled. What of it is not understood
/// is reported once by name. `StoryboardRegistry` stands in for outlets and actions.
@MainActor open class UIStoryboard: NSObject {
  /// The storyboard `name`.storyboard in the bundle; nil: the main bundle. One that cannot be read
  /// is reported, and has nothing in it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    self.name = name
    if let url = bundle.url(forResource: name, withExtension: "storyboard"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    {
      document = StoryboardDocument(text)
    } else {
      document = nil
    }
    super.init()
    reportIfEmpty()
  }

  /// A storyboard from its XML.
  package init(name: String = "storyboard", xml: String) {
    self.name = name
    document = StoryboardDocument(xml)
    super.init()
    reportIfEmpty()
  }

  let name: String
  let document: StoryboardDocument?

  private func reportIfEmpty() {
    if document == nil { PresentationLog.warn("Could not read a storyboard named '\(name)'.") }
  }

  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document?.initial else { return nil }
    return StoryboardScene.instantiate(id, in: self)
  }

  /// The initial view controller, made by `creator` or, if that gives none, by its class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = document?.initial else { return nil }
    let make = creator.map { creator in { creator($0) as UIViewController? } }
    return StoryboardScene.instantiate(id, in: self, creator: make) as? ViewController
  }

  /// The view controller with that storyboard identifier. iOS throws when there is none; here that
  /// is reported, and the view controller is an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let id = document?.identifiers[identifier],
      let made = StoryboardScene.instantiate(id, in: self)
    {
      return made
    }
    PresentationLog.warn(
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'.")
    return UIViewController()
  }
}

/// What is where in a storyboard.
@MainActor struct StoryboardDocument {
  /// The id of the initial view controller.
  let initial: String?
  /// Ids of view controllers, by storyboard identifier.
  private(set) var identifiers: [String: String] = [:]
  /// The scene's objects, by the id of its view controller.
  private(set) var scenes: [String: StoryboardElement] = [:]
  private(set) var controllers: [String: StoryboardElement] = [:]

  static let controllerNames: Set<String> = [
    "viewController", "navigationController", "tableViewController", "collectionViewController",
    "tabBarController", "pageViewController", "splitViewController",
  ]

  init?(_ xml: String) {
    guard let root = StoryboardReader.read(xml), root.name == "document" else { return nil }
    initial = root["initialViewController"]
    for scene in root.child("scenes")?.children("scene") ?? [] {
      guard let objects = scene.child("objects"),
        let controller = objects.children.first(where: {
          Self.controllerNames.contains($0.name) && $0["id"] != nil
        }), let id = controller["id"]
      else { continue }
      scenes[id] = objects
      controllers[id] = controller
      if let identifier = controller["storyboardIdentifier"] { identifiers[identifier] = id }
    }
  }
}
