import UIKit

/// One page of a bulletin card: a title, a picture, text and buttons, or any view.
///
/// A property that is set while the page is up takes effect at once.
///
/// ```swift
/// let page = BulletinPage(
///   title: "Stay in touch", text: "We write once a month.",
///   actions: [.init("Subscribe") { $0.push(thanks) }, .init("Not now", style: .plain) { $0.close() }])
/// ```
@MainActor
open class BulletinPage {
  /// The title; nil: none.
  public var title: String? {
    didSet { contentChanged() }
  }
  /// The picture below the title; nil: none.
  public var image: UIImage? {
    didSet { contentChanged() }
  }
  /// The text; nil: none.
  public var text: String? {
    didSet { contentChanged() }
  }
  /// The buttons, from top to bottom.
  public var actions: [BulletinAction] {
    didSet { contentChanged() }
  }
  /// What the page shows in place of title, picture, text and buttons; nil: those.
  public let customView: UIView?
  /// Whether a turning wheel is shown. False unless told.
  public var showsActivity = false {
    didSet { contentChanged() }
  }
  /// Whether a tap outside or a swipe closes the card. True unless told.
  public var isDismissible = true {
    didSet { controller?.pageChanged(self) }
  }
  /// Whether the card has its close button on this page. True unless told.
  public var showsCloseButton = true {
    didSet { controller?.pageChanged(self) }
  }
  /// Called each time the page has come up.
  public var onAppear: (() -> Void)?
  /// Called each time the page goes, to another one or with the card.
  public var onDisappear: (() -> Void)?

  private var builtView: UIView?
  /// The bulletin that shows the page, or showed it last.
  private weak var controller: BulletinController?

  /// A page of a title, a picture, text and buttons. What is nil or empty is left out.
  public init(
    title: String? = nil, image: UIImage? = nil, text: String? = nil,
    actions: [BulletinAction] = []
  ) {
    self.title = title
    self.image = image
    self.text = text
    self.actions = actions
    customView = nil
  }

  /// A page that shows a view, as tall as that wants to be.
  public init(view: UIView) {
    customView = view
    actions = []
  }

  /// A page with a turning wheel, which the user cannot close.
  public static func activity(_ title: String? = nil, text: String? = nil) -> BulletinPage {
    let page = BulletinPage(title: title, text: text)
    page.showsActivity = true
    page.isDismissible = false
    page.showsCloseButton = false
    return page
  }

  private func contentChanged() {
    builtView = nil
    controller?.pageChanged(self)
  }

  /// The page's view, made when it is first shown in a bulletin, and again when the page changes.
  func view(in controller: BulletinController) -> UIView {
    let isNew = self.controller !== controller
    self.controller = controller
    if let customView { return customView }
    if !isNew, let builtView { return builtView }
    let view = BulletinPageView(self, in: controller)
    builtView = view
    return view
  }
}

/// A button on a page of a bulletin.
@MainActor
public struct BulletinAction {
  /// How a button looks.
  public enum Style: Equatable, Sendable {
    /// Filled with the tint colour: what one is expected to do.
    case filled
    /// Text alone.
    case plain
  }

  /// What the button says.
  public var title: String
  /// How it looks.
  public var style: Style
  /// What it does. It gets the card, to turn its pages or to close it.
  public var handler: (BulletinController) -> Void

  /// A button.
  public init(
    _ title: String, style: Style = .filled, handler: @escaping (BulletinController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
