import Foundation

extension StoryboardScene {
  /// The whole view of the view controller, not yet connected; nil if the scene has none.
  func buildView() -> UIView? {
    guard let root = element.child(key: "view") else { return nil }
    let view = make(root)
    fill(view, from: root)
    return view
  }

  /// Constraints, outlets, actions and segues, which may name anything in the scene: called when
  /// all of it is there.
  func connectView() {
    let work = waitingWork
    waitingWork = []
    for each in work { each() }
    connectWaitingOutlets()
  }

  private func make(_ element: StoryboardElement) -> UIView {
    if element.name == "button", element["customClass"] == nil {
      return UIButton(type: element["buttonType"] == "custom" ? .custom : .system)
    }
    let type: AnyClass? =
      if let name = element["customClass"] {
        StoryboardRegistry.type(named: name, module: element["customModule"])
      } else {
        StoryboardViews.classes[element.name]
      }
    if let made = (type as? UIView.Type)?.init(coder: HostCoder()) { return made }
    HostReport.once(
      "storyboard: <\(element["customClass"] ?? element.name)> is made as a plain view")
    return UIView(frame: .zero)
  }

  private func fill(_ view: UIView, from element: StoryboardElement) {
    if let id = element["id"] { remember(view, id) }
    StoryboardViews.setProperties(of: view, from: element)
    for guide in element.children("viewLayoutGuide") {
      guard let id = guide["id"] else { continue }
      switch guide["key"] {
      case "safeArea": remember(view.safeAreaLayoutGuide, id)
      case "layoutMargins": remember(view.layoutMarginsGuide, id)
      default: HostReport.once("storyboard: the layout guide \(guide["key"] ?? "?") is not read")
      }
    }
    for child in element.child("subviews")?.children ?? [] {
      let made = make(child)
      StoryboardViews.add(made, to: view)
      fill(made, from: child)
    }
    readAttributes(of: element, for: view)
    waitingWork.append { [unowned self] in
      addConstraints(from: element, in: view)
      connect(element, view)
    }
  }

  /// The user-defined runtime attributes of an element.
  func readAttributes(of element: StoryboardElement, for object: AnyObject) {
    for each in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let keyPath = each["keyPath"], let value = each.runtimeValue else { continue }
      if let controller = object as? UIViewController {
        controller.storyboardPart?.attributes[keyPath] = value
      }
      if !StoryboardRegistry.setAttribute(keyPath, of: object, to: value),
        !(object is UIViewController)
      {
        HostReport.once(
          "storyboard: \(type(of: object)) has no registered attribute \(keyPath): ignored")
      }
    }
  }
}

extension StoryboardElement {
  /// The value of a `<userDefinedRuntimeAttribute>`.
  @MainActor fileprivate var runtimeValue: Any? {
    if let flag = flag("value") { return flag }
    if let text = self["value"] { return text }
    guard let value = child(key: "value") else { return nil }
    switch value.name {
    case "integer", "real": return value.number("value")
    case "color": return value.color
    case "point": return value.point
    case "size": return value.size
    case "rect": return value.rect
    case "string": return value.text
    default: return nil
    }
  }
}

/// Interface Builder's elements and what they become.
@MainActor enum StoryboardViews {
  static let classes: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "stackView": UIStackView.self,
    "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "scrollView": UIScrollView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "navigationBar": UINavigationBar.self, "textField": UITextField.self,
    "textView": UITextView.self, "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self,
  ]

  static func setProperties(of view: UIView, from element: StoryboardElement) {
    if let frame = element.child("rect", key: "frame") { view.frame = frame.rect }
    view.autoresizingMask =
      element.child("autoresizingMask", key: "autoresizingMask")?.autoresizing
      ?? [.flexibleRightMargin, .flexibleBottomMargin]
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let color = element.child("color", key: "backgroundColor") {
      view.backgroundColor = color.color
    }
    if let color = element.child("color", key: "tintColor") { view.tintColor = color.color }
    if let spoken = element.child("accessibility", key: "accessibilityConfiguration") {
      view.accessibilityLabel = spoken["label"]
      view.accessibilityHint = spoken["hint"]
      if let isElement = spoken.child("bool", key: "isElement")?.flag("value") {
        view.isAccessibilityElement = isElement
      }
    }
    if let margins = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = margins.insets
    }
    setContent(of: view, from: element)
    StoryboardAttributes.set(view, from: element)
    reportChildren(of: element)
  }

  private static let knownChildren: Set<String> = [
    "rect", "autoresizingMask", "subviews", "color", "nil", "constraints", "connections",
    "userDefinedRuntimeAttributes", "viewLayoutGuide", "fontDescription", "state", "string",
    "edgeInsets", "inset", "accessibility", "segments", "buttonConfiguration", "size",
  ]

  private static func reportChildren(of element: StoryboardElement) {
    for child in element.children where !knownChildren.contains(child.name) {
      HostReport.once("storyboard: <\(child.name)> in <\(element.name)> is not read")
    }
  }
}
