import Foundation

extension StoryboardScene {
  /// Connects what an element's `<connections>` say about the object made from it.
  func connect(_ element: StoryboardElement, _ object: AnyObject) {
    for each in element.child("connections")?.children ?? [] {
      switch each.name {
      case "outlet", "outletCollection": connectOutlet(each, of: object)
      case "action": connectAction(each, of: object)
      case "segue": connectSegue(each, of: object)
      default: HostReport.once("storyboard: the connection <\(each.name)> is not read")
      }
    }
  }

  private func connectOutlet(_ element: StoryboardElement, of object: AnyObject) {
    guard let name = element["property"], let id = element["destination"] else { return }
    if name == "gestureRecognizers", let view = object as? UIView {
      return addRecognizer(id, to: view)
    }
    // Outlets of the view controller to its views wait for those.
    if object === controller, self.object(id) == nil {
      waitingOutlets.append(element)
      return
    }
    setOutlet(name, of: object, to: id)
  }

  /// Called when the views are there.
  func connectWaitingOutlets() {
    guard let controller else { return }
    for each in waitingOutlets {
      guard let name = each["property"], let id = each["destination"] else { continue }
      setOutlet(name, of: controller, to: id)
    }
    waitingOutlets = []
  }

  private func setOutlet(_ name: String, of object: AnyObject, to id: String) {
    guard let value = self.object(id) else { return }
    if !StoryboardRegistry.setOutlet(name, of: object, to: value) {
      HostReport.once("storyboard: \(type(of: object)) has no registered outlet \(name): ignored")
    }
  }

  private func addRecognizer(_ id: String, to view: UIView) {
    guard let element = topLevel(id) else { return }
    let made: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer": made = UITapGestureRecognizer()
    case "panGestureRecognizer": made = UIPanGestureRecognizer()
    case "longPressGestureRecognizer": made = UILongPressGestureRecognizer()
    default: return HostReport.once("storyboard: <\(element.name)> is not read")
    }
    remember(made, id)
    view.addGestureRecognizer(made)
    connect(element, made)
  }

  private func connectAction(_ element: StoryboardElement, of object: AnyObject) {
    guard let action = element["selector"], let id = element["destination"] else { return }
    StoryboardTriggers.add(to: object, event: element["eventType"]) { [weak self] sender in
      guard let target = self?.object(id) else { return }
      if !StoryboardRegistry.perform(action, on: target, with: sender) {
        HostReport.once(
          "storyboard: \(type(of: target)) has no registered action \(action): ignored")
      }
    }
  }

  private func connectSegue(_ element: StoryboardElement, of object: AnyObject) {
    guard let controller else { return }
    let template = StoryboardSegueTemplate(element, in: self)
    if element["kind"] == "relationship" { return relate(template) }
    if element["kind"] == "embed" {
      if let container = object as? UIView { template.embed(in: container) }
      return
    }
    controller.storyboardPart?.segues.append(template)
    guard object !== controller else { return }
    StoryboardTriggers.add(to: object, event: element["eventType"]) { [weak controller] sender in
      guard let controller else { return }
      template.trigger(from: controller, sender: sender)
    }
  }

  private func relate(_ template: StoryboardSegueTemplate) {
    guard template.element["relationship"] == "rootViewController",
      let navigation = controller as? UINavigationController,
      let root = template.makeDestination()
    else { return HostReport.once("storyboard: the relationship is not read") }
    navigation.viewControllers = [root]
  }
}

/// What can set something off.
@MainActor enum StoryboardTriggers {
  static func add(
    to object: AnyObject, event: String?, _ body: @escaping @MainActor (AnyObject) -> Void
  ) {
    switch object {
    case let control as UIControl:
      control.addTarget(for: controlEvent(event)) { body($0) }
    case let recognizer as UIGestureRecognizer:
      let isDiscrete = recognizer is UITapGestureRecognizer
      recognizer.addHandler(nil) { sender in
        if !isDiscrete || sender.state == .ended { body(sender) }
      }
    case let item as UIBarButtonItem:
      item.handler = { body($0) }
    default:
      HostReport.once("storyboard: \(type(of: object)) sets nothing off")
    }
  }

  /// What Interface Builder calls the events; a segue names none and comes with the main one.
  private static func controlEvent(_ name: String?) -> UIControl.Event {
    switch name {
    case "touchDown": .touchDown
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "editingChanged": .editingChanged
    case "editingDidBegin": .editingDidBegin
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    case "touchUpInside": .touchUpInside
    default: .primaryActionTriggered
    }
  }
}
