import Foundation

// What is special to each kind of view.
extension StoryboardViews {
  static func setContent(of view: UIView, from element: StoryboardElement) {}

  static func add(_ view: UIView, to superview: UIView) { superview.addSubview(view) }
}
