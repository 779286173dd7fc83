extension UIViewController {
  /// The nearest navigation controller around this one.
  var nearestNavigationController: UINavigationController? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// What a navigation bar shows for this view controller; made when first asked for.
  var ownNavigationItem: UINavigationItem {
    if let item = madeNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    madeNavigationItem = item
    return item
  }

  func titleChanged() {
    navigationItem.title = title
  }

  /// Shows a view controller in the nearest navigation controller; else presents it.
  func showNearest(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
}
