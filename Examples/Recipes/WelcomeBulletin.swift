import Hanji
import UIKit

/// A screen that shows a bulletin of several pages: a question, a wheel, and thanks.
@available(iOS 14.0, *)
public final class BulletinScreen: UIViewController {
  /// Told of everything that happens to the card.
  public var onEvent: ((SheetEvent) -> Void)?
  /// Whether the card comes up when the screen does. False unless told.
  public var showBulletinOnAppearing = false
  /// The card, as it was shown last.
  public private(set) weak var bulletin: BulletinController?

  private let scenery = StayCard()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scenery)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if showBulletinOnAppearing { showBulletin() }
    showBulletinOnAppearing = false
  }

  /// Shows the card: the line this recipe is about.
  public func showBulletin() {
    let bulletin = BulletinController(page: question)
    bulletin.sheet.onEvent = onEvent
    self.bulletin = bulletin
    present(bulletin, animated: true)
  }

  private var question: BulletinPage {
    BulletinPage(
      title: "소식을 받아 보시겠어요?",
      text: "새로 여는 한옥과 계절 소식을 한 달에 한 번 보내 드립니다.\nNews of the houses, once a month.",
      actions: [
        BulletinAction("받아 볼게요 · Yes, please") { $0.push(.activity("잠시만요 · One moment")) },
        BulletinAction("다음에 · Not now", style: .plain) { $0.close() },
      ])
  }

  /// What the recipe's server would answer.
  public func finishSending() {
    bulletin?.replace(
      with: BulletinPage(
        title: "고맙습니다 · Thank you", text: "첫 소식은 다음 달에 보내 드릴게요.",
        actions: [BulletinAction("닫기 · Close") { $0.close() }]))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scenery.frame = view.bounds
  }
}
