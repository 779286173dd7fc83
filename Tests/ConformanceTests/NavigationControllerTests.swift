import Testing
import UIKit

@MainActor @Suite struct NavigationControllerTests {
  private func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in UIViewController() }
  }

  @Test func rootIsTheFirst() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.topViewController === root && navigation.visibleViewController === root)
    #expect(root.parent === navigation && root.navigationController === navigation)
    #expect(navigation.navigationController == nil)
  }

  @Test func pushAndPopMoveTheTop() {
    let pages = pages(3)
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.pushViewController(pages[1], animated: false)
    navigation.pushViewController(pages[2], animated: false)
    #expect(navigation.viewControllers == pages)
    #expect(navigation.popViewController(animated: false) === pages[2])
    #expect(navigation.topViewController === pages[1])
    #expect(navigation.popToRootViewController(animated: false) == [pages[1]])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [pages[0]])
  }

  @Test func popToOneInTheMiddleAnswersThoseAbove() {
    let pages = pages(4)
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    #expect(navigation.popToViewController(pages[1], animated: false) == [pages[2], pages[3]])
    #expect(navigation.viewControllers == [pages[0], pages[1]])
  }

  @Test func stackIsReplacedAsAWhole() {
    let pages = pages(3)
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.viewControllers = [pages[1], pages[2]]
    #expect(navigation.viewControllers == [pages[1], pages[2]])
    #expect(pages[1].navigationController === navigation)
  }

  @Test func itemFollowsTheTitle() {
    let page = UIViewController()
    #expect(page.navigationItem === page.navigationItem)
    page.title = "Reviews"
    #expect(page.navigationItem.title == "Reviews")
    page.navigationItem.title = "Other"
    #expect(page.title == "Reviews")
  }

  @Test func itemHasOneButtonOrSeveral() {
    let item = UINavigationItem(title: "x")
    let (first, second) = (UIBarButtonItem(customView: UIView()), UIBarButtonItem())
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.leftBarButtonItem = second
    #expect(item.leftBarButtonItems == [second])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItem == nil)
    #expect(!item.hidesBackButton && item.titleView == nil && first.customView != nil)
  }

  @Test func barKeepsAStackOfItems() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    bar.items = [first]
    bar.pushItem(second, animated: false)
    #expect(bar.topItem === second && bar.backItem === first)
    #expect(bar.popItem(animated: false) === second)
    #expect(bar.topItem === first && bar.backItem == nil)
  }
}
