import HanjiEngine
import UIKit

/// What the owner of a bulletin hears of it. Every method has an empty default.
@MainActor
public protocol BulletinControllerDelegate: AnyObject {
  /// The close button was pressed; the card is about to leave.
  func bulletinDidPressClose(_ bulletin: BulletinController)
  /// A page has come up, the first one included.
  func bulletin(_ bulletin: BulletinController, didShow page: BulletinPage)
  /// The card has gone, with its dim, whoever made it go.
  func bulletin(_ bulletin: BulletinController, didCloseBecauseOf cause: Cause)
}

extension BulletinControllerDelegate {
  /// Does nothing.
  public func bulletinDidPressClose(_ bulletin: BulletinController) {}
  /// Does nothing.
  public func bulletin(_ bulletin: BulletinController, didShow page: BulletinPage) {}
  /// Does nothing.
  public func bulletin(_ bulletin: BulletinController, didCloseBecauseOf cause: Cause) {}
}

/// A card near the bottom of the screen, over a dim, with one page or several.
///
/// ```swift
/// let bulletin = BulletinController(page: BulletinPage(title: "Welcome", text: "…"))
/// let cause = await bulletin.show(over: self)
/// ```
///
/// Each page is as tall as it wants to be, and the card follows with an animation. The dim belongs
/// to the card: it fades with it, and goes when the card goes, whoever dismisses it.
@MainActor
open class BulletinController: UIViewController {
  /// The owner. Held weakly.
  public weak var delegate: (any BulletinControllerDelegate)?
  /// Called once when the card has gone, with what made it go.
  public var onClose: ((Cause) -> Void)?

  private var cards = CardQueue<BulletinPage>()
  /// The page that was told it is up, and not yet that it goes.
  private var told: BulletinPage?
  let card = BulletinCardView()

  /// A bulletin of one page.
  public convenience init(page: BulletinPage) {
    self.init(pages: [page])
  }

  /// A bulletin that begins at the last of these pages; going back leads to those before it.
  ///
  /// Without any page there is nothing to show: presented, it closes at once, and a sentence is logged.
  public init(pages: [BulletinPage]) {
    super.init(nibName: nil, bundle: nil)
    sheet?.style = .bulletin
    cards.add(pages)
    listenForTheEnd()
  }

  /// Bulletins are made in code: one from an archive has no pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sheet?.style = .bulletin
    listenForTheEnd()
  }

  private func listenForTheEnd() {
    SheetSettings.of(self).whenGone { [weak self] in self?.didClose($0) }
  }

  /// Everything adjustable about the card.
  public var style: SheetStyle {
    get { SheetSettings.of(self).style }
    set { SheetSettings.of(self).style = newValue }
  }

  /// The page that is up; nil when there is none.
  public var currentPage: BulletinPage? { cards.current }

  /// The pages from the first one to the one that is up.
  public var pages: [BulletinPage] { cards.pages }

  /// Shows the card.
  open override func loadView() {
    view = card
    card.closeButton.onPress { [weak self] in self?.closePressed() }
    if let page = cards.current { show(page, .none) }
  }

  /// Takes a page's own view back that another bulletin has shown meanwhile.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if card.content == nil, let page = cards.current { show(page, .none) }
  }

  /// Closes a card that has nothing to show.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let page = cards.current else {
      SheetLog.note("A bulletin without pages was presented. It closes at once.")
      return close(animated: false)
    }
    tell(page)
  }

  // MARK: Pages

  /// Goes on to a page. Ignored once the card has gone.
  public func push(_ page: BulletinPage) { turn(cards.push(page)) }

  /// Goes back to the page before. Ignored on the first one.
  public func pop() { turn(cards.pop()) }

  /// Goes back to the first page.
  public func popToRoot() { turn(cards.popToRoot()) }

  /// Shows a page in place of the present one.
  public func replace(with page: BulletinPage) { turn(cards.replace(with: page)) }

  /// Takes a page out, wherever it is. Where it was up the one before comes back; where it was the
  /// only one the card closes.
  public func remove(_ page: BulletinPage) {
    guard cards.pages.contains(where: { $0 === page }) else {
      return SheetLog.note("A page was to be removed that is not in its bulletin.")
    }
    let isLast = cards.pages.allSatisfy { $0 === page }
    if isLast, presentingViewController != nil {
      SheetLog.note("The only page of a bulletin was removed while it was up. The bulletin closes.")
      return close()
    }
    turn(cards.removePages { $0 === page })
  }

  /// Closes the card.
  ///
  /// - Parameters:
  ///   - animated: Whether it slides out.
  ///   - completion: Called once when it has gone, at once when it is not up.
  public func close(animated: Bool = true, completion: (() -> Void)? = nil) {
    sheet?.dismiss(animated: animated, completion: completion)
  }

  /// Presents the card and waits until it has gone.
  ///
  /// - Returns: What made it go; ``Cause/container`` as well when it could not be presented.
  @discardableResult
  public func show(over presenter: UIViewController, animated: Bool = true) async -> Cause {
    await presenter.presentSheet(self, style: style, animated: animated)
  }

  private func turn(_ change: CardQueue<BulletinPage>.Change) {
    switch change {
    case .nothing, .hide: break
    case .show(let page), .replace(let page): come(to: page, .none)
    case .turn(let page, .forward): come(to: page, .forward)
    case .turn(let page, .back): come(to: page, .back)
    }
  }

  private func come(to page: BulletinPage, _ turn: BulletinCardView.Turn) {
    guard isViewLoaded else { return }
    tellLeaving()
    show(page, turn)
    if viewIfLoaded?.window != nil { tell(page) }
  }

  /// Says that a page is up, once for each time it comes. The delegate hears of it first, so that
  /// it hears of pages in their order also when one goes on to the next at once.
  private func tell(_ page: BulletinPage) {
    guard told !== page else { return }
    told = page
    delegate?.bulletin(self, didShow: page)
    if told === page { page.onAppear?() }
  }

  private func tellLeaving() {
    let page = told
    told = nil
    page?.onDisappear?()
  }

  /// A property of a page was set.
  func pageChanged(_ page: BulletinPage) {
    if isViewLoaded, cards.current === page { show(page, .none) }
  }

  private func show(_ page: BulletinPage, _ turn: BulletinCardView.Turn) {
    isModalInPresentation = !page.isDismissible
    card.closeButton.isHidden = !page.showsCloseButton
    card.show(page.view(in: self), turn)
  }

  private func closePressed() {
    delegate?.bulletinDidPressClose(self)
    close()
  }

  private func didClose(_ cause: Cause) {
    tellLeaving()
    delegate?.bulletin(self, didCloseBecauseOf: cause)
    onClose?(cause)
    // It may be presented again.
    listenForTheEnd()
  }
}
