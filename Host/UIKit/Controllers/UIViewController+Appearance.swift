/// The order of appearance calls.
///
/// Parents hear `will` before their children and `did` after them. [?] for the second half: public
/// logs agree on the first and mostly on the second.
extension UIViewController {
  /// Sends `viewWillAppear` or `viewWillDisappear`, to the children too, unless it is on its way
  /// there already.
  func beginAppearance(_ appearing: Bool, animated: Bool) {
    guard appearing != appearancePhase.isVisible else { return }
    loadViewIfNeeded()
    appearancePhase = appearing ? .appearing : .disappearing
    appearanceIsAnimated = animated
    isAppearingIsDue = appearing
    if appearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in childrenThatFollow {
      child.beginAppearance(appearing, animated: animated)
    }
  }

  /// Sends `viewIsAppearing`, if it is due and the view is in a window; parents before children.
  func sendIsAppearing() {
    guard isAppearingIsDue, viewIfLoaded?.window != nil else { return }
    isAppearingIsDue = false
    // Size, traits and safe area are right by now [doc].
    viewIfLoaded?.refreshSafeAreaFromAbove()
    viewIsAppearing(appearanceIsAnimated)
    placeChildrenThatAppear()
    for child in childrenThatFollow { child.sendIsAppearing() }
  }

  /// Sends the `did` that belongs to the last `will`. Nothing is sent when none is open.
  func endAppearance() {
    switch appearancePhase {
    case .appeared, .disappeared: return
    case .appearing: appearancePhase = .appeared
    case .disappearing: appearancePhase = .disappeared
    }
    let phase = appearancePhase
    if phase == .appeared { sendIsAppearing() }
    isAppearingIsDue = false
    for child in childrenThatFollow { child.endAppearance() }
    guard phase == appearancePhase else { return }
    if phase == .appeared {
      viewDidAppear(appearanceIsAnimated)
    } else {
      viewDidDisappear(appearanceIsAnimated)
    }
  }

  /// The children whose views stand inside this one's, if they are told automatically.
  private var childrenThatFollow: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: - Driven by the window

  /// Called by the view before it, or a view around it, enters or leaves a window.
  func viewWillMove(toWindow window: UIWindow?) {
    guard (window != nil) != appearancePhase.isVisible, isToldByItsWindow else { return }
    if window == nil, appearancePhase == .disappearing { return }
    appearanceFollowsWindow = true
    beginAppearance(window != nil, animated: false)
  }

  /// Called by the view after it has entered or left a window.
  ///
  /// `viewDidAppear` waits for the end of the turn, when everything has been laid out, as on iOS;
  /// `viewDidDisappear` does not wait.
  func viewDidMove(toWindow window: UIWindow?) {
    sendIsAppearing()
    guard appearanceFollowsWindow else { return }
    appearanceFollowsWindow = false
    if window == nil {
      endAppearance()
    } else if parent?.appearancePhase != .appearing {
      AfterCommit.perform { [weak self] in
        guard let self, self.appearancePhase == .appearing else { return }
        self.endAppearance()
      }
    }
  }

  /// Whether entering a window is this view controller's appearance: not when its parent sends
  /// the calls by hand, nor when the parent itself is not to be seen.
  private var isToldByItsWindow: Bool {
    guard let parent else { return true }
    if !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
    return parent.appearancePhase.isVisible || appearancePhase.isVisible
  }
}
