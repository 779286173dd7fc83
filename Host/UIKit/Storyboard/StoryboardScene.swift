import Foundation

/// The scene of one view controller: its objects by id. The view controller keeps it.
@MainActor final class StoryboardScene {
  let storyboard: UIStoryboard
  private(set) weak var controller: UIViewController?
  /// The view controller, views, guides, recognisers and bar items, by id.
  private var objects: [String: Weak<AnyObject>] = [:]
  private let objectElements: StoryboardElement
  let element: StoryboardElement
  /// Outlets of the view controller that wait for its views.
  var waitingOutlets: [StoryboardElement] = []
  /// What is to be done when all views are there.
  var waitingWork: [() -> Void] = []

  private init(
    _ storyboard: UIStoryboard, _ element: StoryboardElement, _ objectElements: StoryboardElement
  ) {
    self.storyboard = storyboard
    self.element = element
    self.objectElements = objectElements
  }

  /// Makes the view controller of that id; nil if the storyboard has none.
  static func instantiate(
    _ id: String, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let document = storyboard.document, let element = document.controllers[id],
      let objects = document.scenes[id]
    else { return nil }
    let controller = creator?(HostCoder()) ?? make(element)
    // Xcode compiles each scene's view to a nib of this name [lib].
    controller.sceneNibName = "\(id)-view-\(element.child("view")?["id"] ?? "")"
    let scene = StoryboardScene(storyboard, element, objects)
    controller.storyboardPart = StoryboardPart(storyboard, scene)
    scene.controller = controller
    scene.prepare(controller, id)
    return controller
  }

  private static func make(_ element: StoryboardElement) -> UIViewController {
    if let name = element["customClass"] {
      let type: AnyClass? = StoryboardRegistry.type(named: name, module: element["customModule"])
      if let type = type as? UIViewController.Type, let made = type.init(coder: HostCoder()) {
        return made
      }
      PresentationLog.warn("Unknown class \(name) in Interface Builder file.")
    }
    if element.name == "navigationController" {
      return UINavigationController(nibName: nil, bundle: nil)
    }
    if element.name != "viewController" {
      HostReport.once("storyboard: <\(element.name)> is made as a plain view controller")
    }
    return UIViewController(nibName: nil, bundle: nil)
  }

  private func prepare(_ controller: UIViewController, _ id: String) {
    remember(controller, id)
    setProperties(of: controller)
    readAttributes(of: element, for: controller)
    connect(element, controller)
  }

  private func setProperties(of controller: UIViewController) {
    if let title = element["title"] { controller.title = title }
    if let style = element["modalPresentationStyle"].flatMap(StoryboardNames.presentationStyle) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap(StoryboardNames.transitionStyle) {
      controller.modalTransitionStyle = style
    }
    if element.flag("definesPresentationContext") == true {
      controller.definesPresentationContext = true
    }
    if element.flag("modalInPresentation") == true { controller.isModalInPresentation = true }
    if let size = element.child("size", key: "preferredContentSize") {
      controller.preferredContentSize = size.size
    }
    if let item = element.child("navigationItem", key: "navigationItem") {
      readItem(item, of: controller)
    }
  }

  private func readItem(_ element: StoryboardElement, of controller: UIViewController) {
    let item = controller.navigationItem
    if let id = element["id"] { remember(item, id) }
    if let title = element["title"] { item.title = title }
    if let back = element["backButtonTitle"] { item.backButtonTitle = back }
    for button in element.children("barButtonItem") {
      let made = UIBarButtonItem()
      made.title = button["title"]
      if let name = button["systemItem"] {
        if let system = StoryboardNames.systemItem(name) { made.take(system) }
      }
      if button["key"] == "leftBarButtonItem" { item.leftBarButtonItem = made }
      if button["key"] == "rightBarButtonItem" { item.rightBarButtonItem = made }
      if let id = button["id"] { remember(made, id) }
      connect(button, made)
    }
  }

  // MARK: Objects

  func remember(_ object: AnyObject, _ id: String) { objects[id] = Weak(object) }

  func object(_ id: String) -> AnyObject? { objects[id]?.value }

  /// The elements of the scene beside the view controller: recognisers, for instance.
  func topLevel(_ id: String) -> StoryboardElement? {
    objectElements.children.first { $0["id"] == id }
  }
}

/// What Interface Builder calls things.
enum StoryboardNames {
  static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "custom": .custom
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "automatic": .automatic
    default: nil
    }
  }

  static func transitionStyle(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "crossDissolve": .crossDissolve
    case "flipHorizontal": .flipHorizontal
    case "partialCurl": .partialCurl
    default: nil
    }
  }

  @MainActor static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    switch name {
    case "done": .done
    case "cancel": .cancel
    case "edit": .edit
    case "save": .save
    case "add": .add
    case "close": .close
    case "flexibleSpace": .flexibleSpace
    case "fixedSpace": .fixedSpace
    default: nil
    }
  }
}
