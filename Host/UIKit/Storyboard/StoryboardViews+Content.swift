import Foundation

// What is special to each kind of view.
extension StoryboardViews {
  static func add(_ view: UIView, to superview: UIView) {
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
  }

  static func setContent(of view: UIView, from element: StoryboardElement) {
    switch view {
    case let stack as UIStackView: set(stack, element)
    case let label as UILabel: set(label, element)
    case let button as UIButton: set(button, element)
    case let image as UIImageView: image.image = element["image"].flatMap(image(named:))
    case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
    case let slider as UISlider: set(slider, element)
    case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
    case let field as UITextField: set(field, element)
    case let text as UITextView: set(text, element)
    case let segments as UISegmentedControl: set(segments, element)
    case let pages as UIPageControl:
      pages.numberOfPages = Int(element.number("numberOfPages") ?? 3)
      pages.currentPage = Int(element.number("currentPage") ?? 0)
    default: break
    }
  }

  private static func set(_ field: UITextField, _ element: StoryboardElement) {
    field.text = text(of: element)
    field.textAlignment = StoryboardNames.textAlignment(element["textAlignment"])
    if let font = element.child("fontDescription") { field.font = font.font }
    if let color = element.child("color", key: "textColor") { field.textColor = color.color }
  }

  private static func set(_ view: UITextView, _ element: StoryboardElement) {
    view.text = text(of: element) ?? ""
    view.textAlignment = StoryboardNames.textAlignment(element["textAlignment"])
    if let font = element.child("fontDescription") { view.font = font.font }
    if let color = element.child("color", key: "textColor") { view.textColor = color.color }
  }

  private static func set(_ control: UISegmentedControl, _ element: StoryboardElement) {
    for segment in element.child("segments")?.children("segment") ?? [] {
      control.insertSegment(
        withTitle: segment["title"], at: control.numberOfSegments, animated: false)
      let place = control.numberOfSegments - 1
      if let enabled = segment.flag("enabled") { control.setEnabled(enabled, forSegmentAt: place) }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: place) }
    }
    control.selectedSegmentIndex = Int(element.number("selectedSegmentIndex") ?? 0)
  }

  private static func text(of element: StoryboardElement) -> String? {
    element["text"] ?? element.child("string", key: "text")?.text
  }

  private static func set(_ label: UILabel, _ element: StoryboardElement) {
    label.text = text(of: element)
    if let font = element.child("fontDescription") { label.font = font.font }
    if let color = element.child("color", key: "textColor") { label.textColor = color.color }
    if let color = element.child("color", key: "highlightedColor") {
      label.highlightedTextColor = color.color
    }
    if let lines = element.number("numberOfLines") { label.numberOfLines = Int(lines) }
    label.textAlignment = StoryboardNames.textAlignment(element["textAlignment"])
  }

  private static func set(_ button: UIButton, _ element: StoryboardElement) {
    for state in element.children("state") {
      let kind: UIControl.State =
        switch state["key"] {
        case "highlighted": .highlighted
        case "disabled": .disabled
        case "selected": .selected
        default: .normal
        }
      if let title = state["title"] ?? state.child("string", key: "title")?.text {
        button.setTitle(title, for: kind)
      }
      if let color = state.child("color", key: "titleColor") {
        button.setTitleColor(color.color, for: kind)
      }
      if let image = state["image"].flatMap(image(named:)) { button.setImage(image, for: kind) }
    }
    // The new kind of button has its title in a configuration.
    if let title = element.child(key: "configuration")?["title"] {
      button.setTitle(title, for: .normal)
    }
    if let font = element.child("fontDescription") { button.titleLabel?.font = font.font }
    for inset in element.children("inset") {
      switch inset["key"] {
      case "contentEdgeInsets": button.contentEdgeInsets = inset.insets
      case "titleEdgeInsets": button.titleEdgeInsets = inset.insets
      case "imageEdgeInsets": button.imageEdgeInsets = inset.insets
      default: break
      }
    }
  }

  private static func set(_ slider: UISlider, _ element: StoryboardElement) {
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = Float(element.number("maxValue") ?? 1)
    slider.value = Float(element.number("value") ?? 0)
  }

  private static func set(_ stack: UIStackView, _ element: StoryboardElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    stack.alignment =
      switch element["alignment"] {
      case "center": .center
      case "top", "leading": .leading
      case "bottom", "trailing": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    stack.distribution =
      switch element["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
  }

  private static func image(named name: String) -> UIImage? {
    HostReport.once("storyboard: images are not read (\(name))")
    return nil
  }
}
