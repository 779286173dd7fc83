import Foundation

extension NSAttributedString {
  /// 12 points, black, any number of lines: what attributed text is without attributes.
  private var asLabel: LabelText {
    var label = LabelText(self, font: .systemFont(ofSize: 12), color: .black)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    return label
  }

  /// The size of the text with lines as long as its paragraphs.
  public func size() -> CGSize { asLabel.layout(width: nil).size }

  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = asLabel.layout(width: nil)
    layout.draw(in: context, rect: CGRect(origin: point, size: layout.size))
  }

  /// Draws from the top of the rectangle; lines that do not fit are left out.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    asLabel.fitted(into: rect.size).draw(in: context, rect: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    if !options.isDisjoint(with: [.usesFontLeading, .truncatesLastVisibleLine]) {
      HostReport.once("boundingRect: the options for leading and the last visible line do nothing")
    }
    let broken = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let layout = asLabel.layout(width: broken ? size.width : nil)
    return CGRect(origin: .zero, size: layout.size)
  }
}

extension NSString {
  @_documentation(visibility: internal)
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  @_documentation(visibility: internal)
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }

  @_documentation(visibility: internal)
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }

  @_documentation(visibility: internal)
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
