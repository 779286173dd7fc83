import Foundation

/// The XML attributes of views: what they set, and which of them mean nothing here. One that is
/// neither is reported by its name.
@MainActor enum StoryboardAttributes {
  private typealias Setter = @MainActor (UIView, String) -> Void

  /// Sets what the attributes say; `read` are those that somebody else has read.
  static func set(_ view: UIView, from element: StoryboardElement) {
    let tables = [common] + special(to: view)
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      if let setter = tables.lazy.compactMap({ $0[name] }).first {
        setter(view, value)
      } else if !meaningless.contains(name), !(readElsewhere[element.name] ?? []).contains(name) {
        HostReport.once("storyboard: the attribute \(name) of <\(element.name)> is not read")
      }
    }
  }

  /// For Interface Builder alone, or read where the view is made.
  private static let meaningless: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "fixedFrame", "ambiguous",
    "misplaced", "verifyAmbiguity", "sceneMemberID", "userLabel", "colorLabel", "opaque",
    "clearsContextBeforeDrawing", "restorationIdentifier", "simulatedAppContext",
    "translatesAutoresizingMaskIntoConstraints", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "baselineAdjustment", "minimumFontSize", "segmentControlStyle",
    "adjustsFontForContentSizeCategory", "springLoaded", "spacingType",
  ]

  /// By the functions beside this file.
  private static let readElsewhere: [String: Set<String>] = [
    "label": ["text", "textAlignment", "numberOfLines"],
    "button": ["buttonType"],
    "imageView": ["image"],
    "switch": ["on"],
    "slider": ["minValue", "maxValue", "value"],
    "progressView": ["progress"],
    "stackView": ["axis", "spacing", "alignment", "distribution"],
    "textField": ["text", "textAlignment"],
    "textView": ["text", "textAlignment"],
    "segmentedControl": ["selectedSegmentIndex"],
    "pageControl": ["numberOfPages", "currentPage"],
  ]

  private static func yes(_ value: String) -> Bool { value == "YES" }
  private static func number(_ value: String) -> CGFloat { CGFloat(Double(value) ?? 0) }

  /// A setter for views of one class.
  private static func on<View: UIView>(
    _ type: View.Type, _ body: @escaping @MainActor (View, String) -> Void
  ) -> Setter {
    { view, value in if let view = view as? View { body(view, value) } }
  }

  private static func special(to view: UIView) -> [[String: Setter]] {
    var tables: [[String: Setter]] = []
    if view is UIControl { tables.append(control) }
    switch view {
    case is UILabel: tables.append(label)
    case is UIButton: tables.append(button)
    case is UITextField: tables.append(textField)
    case is UIImageView: tables.append(imageView)
    case is UIActivityIndicatorView: tables.append(activity)
    case is UIScrollView: tables += [textView, scrollView]
    default: tables.append(others)
    }
    return tables
  }

  // MARK: Tables

  private static let common: [String: Setter] = [
    "alpha": { $0.alpha = number($1) },
    "hidden": { $0.isHidden = yes($1) },
    "tag": { $0.tag = Int($1) ?? 0 },
    "clipsSubviews": { $0.clipsToBounds = yes($1) },
    "userInteractionEnabled": { $0.isUserInteractionEnabled = yes($1) },
    "multipleTouchEnabled": { $0.isMultipleTouchEnabled = yes($1) },
    "preservesSuperviewLayoutMargins": { $0.preservesSuperviewLayoutMargins = yes($1) },
    "insetsLayoutMarginsFromSafeArea": { $0.insetsLayoutMarginsFromSafeArea = yes($1) },
    "contentMode": { $0.contentMode = StoryboardNames.contentMode($1) },
    "semanticContentAttribute": {
      $0.semanticContentAttribute = StoryboardNames.semanticContent($1)
    },
    "horizontalHuggingPriority": {
      $0.setContentHuggingPriority(priority($1), for: .horizontal)
    },
    "verticalHuggingPriority": { $0.setContentHuggingPriority(priority($1), for: .vertical) },
    "horizontalCompressionResistancePriority": {
      $0.setContentCompressionResistancePriority(priority($1), for: .horizontal)
    },
    "verticalCompressionResistancePriority": {
      $0.setContentCompressionResistancePriority(priority($1), for: .vertical)
    },
  ]

  private static func priority(_ value: String) -> UILayoutPriority {
    UILayoutPriority(Float(value) ?? 250)
  }

  private static let control: [String: Setter] = [
    "enabled": on(UIControl.self) { $0.isEnabled = yes($1) },
    "selected": on(UIControl.self) { $0.isSelected = yes($1) },
    "highlighted": on(UIControl.self) { $0.isHighlighted = yes($1) },
    "contentHorizontalAlignment": on(UIControl.self) {
      $0.contentHorizontalAlignment = StoryboardNames.horizontal($1)
    },
    "contentVerticalAlignment": on(UIControl.self) {
      $0.contentVerticalAlignment = StoryboardNames.vertical($1)
    },
  ]

  private static let label: [String: Setter] = [
    "enabled": on(UILabel.self) { $0.isEnabled = yes($1) },
    "highlighted": on(UILabel.self) { $0.isHighlighted = yes($1) },
    "lineBreakMode": on(UILabel.self) { $0.lineBreakMode = StoryboardNames.lineBreak($1) },
    "adjustsFontSizeToFit": on(UILabel.self) { $0.adjustsFontSizeToFitWidth = yes($1) },
    "minimumScaleFactor": on(UILabel.self) { $0.minimumScaleFactor = number($1) },
    "preferredMaxLayoutWidth": on(UILabel.self) { $0.preferredMaxLayoutWidth = number($1) },
  ]

  private static let button: [String: Setter] = [
    "lineBreakMode": on(UIButton.self) {
      $0.titleLabel?.lineBreakMode = StoryboardNames.lineBreak($1)
    },
    "adjustsImageWhenHighlighted": on(UIButton.self) { $0.adjustsImageWhenHighlighted = yes($1) },
    "adjustsImageWhenDisabled": on(UIButton.self) { $0.adjustsImageWhenDisabled = yes($1) },
  ]

  private static let textField: [String: Setter] = [
    "placeholder": on(UITextField.self) { $0.placeholder = $1 },
    "borderStyle": on(UITextField.self) { $0.borderStyle = StoryboardNames.border($1) },
    "clearsOnBeginEditing": on(UITextField.self) { $0.clearsOnBeginEditing = yes($1) },
  ]

  private static let imageView: [String: Setter] = [
    "highlighted": on(UIImageView.self) { $0.isHighlighted = yes($1) }
  ]

  private static let activity: [String: Setter] = [
    "style": on(UIActivityIndicatorView.self) { $0.style = $1 == "large" ? .large : .medium },
    "hidesWhenStopped": on(UIActivityIndicatorView.self) { $0.hidesWhenStopped = yes($1) },
    "animating": on(UIActivityIndicatorView.self) { if yes($1) { $0.startAnimating() } },
  ]

  private static let textView: [String: Setter] = [
    "editable": on(UITextView.self) { $0.isEditable = yes($1) },
    "selectable": on(UITextView.self) { $0.isSelectable = yes($1) },
  ]

  private static let scrollView: [String: Setter] = [
    "alwaysBounceVertical": on(UIScrollView.self) { $0.alwaysBounceVertical = yes($1) },
    "alwaysBounceHorizontal": on(UIScrollView.self) { $0.alwaysBounceHorizontal = yes($1) },
    "bounces": on(UIScrollView.self) { $0.bounces = yes($1) },
    "pagingEnabled": on(UIScrollView.self) { $0.isPagingEnabled = yes($1) },
    "scrollEnabled": on(UIScrollView.self) { $0.isScrollEnabled = yes($1) },
    "directionalLockEnabled": on(UIScrollView.self) { $0.isDirectionalLockEnabled = yes($1) },
    "showsVerticalScrollIndicator": on(UIScrollView.self) {
      $0.showsVerticalScrollIndicator = yes($1)
    },
    "showsHorizontalScrollIndicator": on(UIScrollView.self) {
      $0.showsHorizontalScrollIndicator = yes($1)
    },
    "delaysContentTouches": on(UIScrollView.self) { $0.delaysContentTouches = yes($1) },
    "canCancelContentTouches": on(UIScrollView.self) { $0.canCancelContentTouches = yes($1) },
    "keyboardDismissMode": on(UIScrollView.self) {
      $0.keyboardDismissMode = StoryboardNames.dismissMode($1)
    },
    "contentInsetAdjustmentBehavior": on(UIScrollView.self) {
      $0.contentInsetAdjustmentBehavior = StoryboardNames.adjustment($1)
    },
  ]

  private static let others: [String: Setter] = [
    "continuous": on(UISlider.self) { $0.isContinuous = yes($1) },
    "progressViewStyle": on(UIProgressView.self) {
      $0.progressViewStyle = $1 == "bar" ? .bar : .default
    },
    "momentary": on(UISegmentedControl.self) { $0.isMomentary = yes($1) },
    "hidesForSinglePage": on(UIPageControl.self) { $0.hidesForSinglePage = yes($1) },
  ]
}
