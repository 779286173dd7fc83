import Hanji
import UIKit

// What the READMEs show, line by line, compiled. `ReadmeTests` compares.

private final class ReviewForm: UIView {}

private final class FilterForm: UIView {}

final class StayViewController: UIViewController {
  func review() {
    presentSheet(
      ReviewForm(), style: .halfModal,
      onEvent: { event in
        print(event)
      })
  }
}

final class FilterViewController: UIViewController {
  let filter = SheetView(contentView: FilterForm(), style: .topSheet)

  func showFilter() {
    filter.show(in: view)
  }
}

final class ThirdSegue: SheetSegue {
  override var fraction: CGFloat { 1.0 / 3 }
}

private final class Snippets: UIViewController {
  func close(from view: UIView) {
    let enclosingSheet = view.enclosingSheet
    enclosingSheet?.dismiss()
  }

  func wait() async {
    let ended = await presentSheet(ReviewForm(), style: .halfModal)
    print(ended)
  }

  func hold() {
    let modal = HalfModalController(contentView: ReviewForm())
    modal.dimmingOpacity = 0.5
    modal.grabberIsHidden = true
    present(modal, animated: true)
  }

  func configure(reviews: UIViewController) {
    reviews.sheet.detents = [.medium(), .large()]
    reviews.sheet.prefersGrabberVisible = true
    present(reviews, animated: true)
    if let sheet = reviews.sheet {
      sheet.selectedDetentIdentifier = .medium
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
  }

  func bulletin() {
    let thanks = BulletinPage(title: "Thank you")
    let page = BulletinPage(
      title: "Stay in touch?", text: "We write once a month.",
      actions: [
        BulletinAction("Yes, please") { $0.push(thanks) },
        BulletinAction("Not now", style: .plain) { $0.close() },
      ])
    present(BulletinController(page: page), animated: true)
  }
}
