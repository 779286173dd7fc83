import Foundation
import Simulator
import Testing
import UIKit

/// Adds the destination as a child in the lower half of the source.
@MainActor final class HalfSegue: UIStoryboardSegue {
  override func perform() {
    source.addChild(destination)
    let bounds = source.view.bounds
    destination.view.frame = CGRect(
      x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

@MainActor final class HalfUnwindSegue: UIStoryboardSegue {
  override func perform() {
    source.willMove(toParent: nil)
    source.view.removeFromSuperview()
    source.removeFromParent()
  }
}

@MainActor final class StoryboardHome: UIViewController {
  var log: [String] = []
  var box: UIView?
  var allows = true
  var fraction = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("didLoad \(box?.tag ?? -1)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append(
      "prepare \(segue.identifier ?? "-") \(type(of: segue)) \(segue.destination.title ?? "")")
  }
  func pressed() { log.append("pressed") }
  func back(_ segue: UIStoryboardSegue) {
    log.append("back from \(segue.source.title ?? "")")
  }

  static func register() {
    StoryboardRegistry.register(StoryboardHome.self) { keys in
      keys.outlet("box", \.box)
      keys.attribute("fraction", \.fraction)
      keys.action("pressed:") { home, _ in home.pressed() }
      keys.unwind("back:") { home, segue in home.back(segue) }
    }
  }
}

@MainActor @Suite struct StoryboardTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="home">
      <!-- two scenes & a stack -->
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="home" title="Home" customClass="StoryboardHome" \
    customModule="HostTests" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <view tag="7" alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                  <rect key="frame" x="10" y="20" width="30" height="40"/>
                  <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
                  <constraints>
                    <constraint firstAttribute="height" constant="50" id="c1"/>
                    <constraint firstAttribute="width" secondItem="box" secondAttribute="height" \
    multiplier="2:1" id="c2"/>
                  </constraints>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                      <integer key="value" value="6"/>
                    </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                  <connections>
                    <outletCollection property="gestureRecognizers" destination="tap" appends="YES"/>
                  </connections>
                </view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
              <constraints>
                <constraint firstItem="box" firstAttribute="centerX" secondItem="safe" \
    secondAttribute="centerX" id="c3"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" constant="20" id="c4"/>
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="At &lt;home&gt; &amp; 집" id="item">
              <barButtonItem key="rightBarButtonItem" title="Half" id="half">
                <connections>
                  <segue destination="sheet" kind="custom" identifier="half" \
    customClass="HalfSegue" customModule="HostTests" id="sg1"/>
                </connections>
              </barButtonItem>
            </navigationItem>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="fraction">
                <real key="value" value="0.25"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="string" keyPath="unknown" value="kept"/>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="box" destination="box" id="o1"/>
              <segue destination="sheet" kind="presentation" identifier="modal" \
    modalPresentationStyle="overFullScreen" animates="NO" id="sg2"/>
              <segue destination="sheet" kind="show" identifier="show" id="sg3"/>
            </connections>
          </viewController>
          <tapGestureRecognizer id="tap">
            <connections><action selector="pressed:" destination="home" id="a1"/></connections>
          </tapGestureRecognizer>
          <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Sheet" id="sheet" title="Sheet">
            <view key="view" id="v2"/>
            <connections>
              <segue destination="exit2" kind="unwind" identifier="close" unwindAction="back:" \
    customClass="HalfUnwindSegue" customModule="HostTests" id="sg4"/>
              <segue destination="exit2" kind="unwind" identifier="plain" unwindAction="back:" \
    animates="NO" id="sg5"/>
              <segue destination="exit2" kind="unwind" identifier="nobody" unwindAction="x:" \
    id="sg6"/>
            </connections>
          </viewController>
          <exit id="exit2" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <navigationController storyboardIdentifier="Stack" id="stack">
            <connections>
              <segue destination="home" kind="relationship" relationship="rootViewController" \
    id="sg7"/>
            </connections>
          </navigationController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func shown(_ stage: ControllerStage) -> StoryboardHome? {
    StoryboardHome.register()
    let made = UIStoryboard(xml: Self.xml).instantiateInitialViewController() as? StoryboardHome
    stage.window.rootViewController = made
    stage.frame()
    return made
  }

  @Test func sceneIsMadeWithClassViewsAndOutlets() throws {
    let stage = ControllerStage()
    let home = try #require(shown(stage))
    #expect(home.title == "Home" && home.storyboard != nil)
    let box = try #require(home.box)
    #expect(home.log == ["didLoad 7"])
    #expect(box.alpha == 0.5 && box.superview === home.view)
    #expect(box.layer.cornerRadius == 6)
    #expect(box.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(home.fraction == 0.25)
    #expect(home.storyboardAttributes["unknown"] as? String == "kept")
    #expect(home.navigationItem.title == "At <home> & 집")
    #expect(home.view.frame == stage.window.bounds)
  }

  @Test func constraintsHold() throws {
    let stage = ControllerStage()
    let home = try #require(shown(stage))
    #expect(home.box?.frame == CGRect(x: 440 / 3.0, y: 79, width: 100, height: 50))
  }

  @Test func customSegueIsPerformedAndUnwound() throws {
    let stage = ControllerStage()
    let home = try #require(shown(stage))
    home.log = []
    home.navigationItem.rightBarButtonItem?.press()
    #expect(home.log == ["should half", "prepare half HalfSegue Sheet"])
    let sheet = try #require(home.children.first)
    #expect(sheet.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    home.log = []
    sheet.performSegue(withIdentifier: "close", sender: nil)
    #expect(home.log == ["back from Sheet"])
    #expect(home.children.isEmpty && sheet.parent == nil && sheet.view.superview == nil)
  }

  @Test func refusedSegueDoesNothing() throws {
    let stage = ControllerStage()
    let home = try #require(shown(stage))
    home.allows = false
    home.navigationItem.rightBarButtonItem?.press()
    #expect(home.children.isEmpty)
    // Code is not asked.
    home.performSegue(withIdentifier: "half", sender: nil)
    #expect(home.children.count == 1)
  }

  @Test func presentedSceneUnwindsByDismissal() throws {
    let stage = ControllerStage()
    let home = try #require(shown(stage))
    home.performSegue(withIdentifier: "modal", sender: nil)
    let sheet = try #require(home.presentedViewController)
    #expect(sheet.modalPresentationStyle == .overFullScreen && !sheet.isBeingPresented)
    sheet.performSegue(withIdentifier: "plain", sender: nil)
    #expect(home.presentedViewController == nil)
    #expect(home.log.last == "back from Sheet")
  }

  @Test func pushedSceneUnwindsByPopping() throws {
    StoryboardHome.register()
    let stage = ControllerStage()
    let made = UIStoryboard(xml: Self.xml).instantiateViewController(withIdentifier: "Stack")
    let navigation = try #require(made as? UINavigationController)
    stage.window.rootViewController = navigation
    stage.frame()
    let home = try #require(navigation.topViewController as? StoryboardHome)
    home.performSegue(withIdentifier: "show", sender: nil)
    stage.advance(0.5)
    #expect(navigation.viewControllers.count == 2)
    navigation.topViewController?.performSegue(withIdentifier: "plain", sender: nil)
    stage.advance(0.5)
    #expect(navigation.viewControllers == [home] && home.log.last == "back from Sheet")
  }

  @Test func unwindThatNobodyTakesIsReported() throws {
    let stage = ControllerStage()
    let home = try #require(shown(stage))
    home.performSegue(withIdentifier: "modal", sender: nil)
    home.presentedViewController?.performSegue(withIdentifier: "nobody", sender: nil)
    #expect(home.presentedViewController != nil)
    #expect(PresentationLog.warnings == ["Nobody takes the unwind action x:: ignored."])
  }

  @Test func whatIsMissingIsReportedAndEmpty() {
    PresentationLog.warnings = []
    let board = UIStoryboard(xml: "<document><scenes>")
    #expect(board.instantiateInitialViewController() == nil)
    #expect(board.instantiateViewController(withIdentifier: "x").storyboard == nil)
    #expect(UIStoryboard(name: "none", bundle: nil).instantiateInitialViewController() == nil)
    let stray = UIViewController()
    stray.performSegue(withIdentifier: "y", sender: nil)
    #expect(PresentationLog.warnings.count == 4)
  }

  @Test func sceneIsReleased() throws {
    weak var gone: UIViewController?
    weak var view: UIView?
    do {
      let stage = ControllerStage()
      let made = try #require(shown(stage))
      gone = made
      view = made.view
      stage.window.rootViewController = nil
      stage.frame()
    }
    #expect(gone == nil && view == nil)
  }

  @Test func buttonsAndLabelsAreMadeAndButtonsSetSeguesOff() throws {
    let xml = """
      <document initialViewController="a"><scenes>
        <scene><objects><viewController id="a"><view key="view" id="v">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <stackView axis="vertical" spacing="8" alignment="center" id="s">
              <rect key="frame" x="20" y="100" width="200" height="108"/>
              <subviews>
                <label text="안녕" textAlignment="center" numberOfLines="0" id="l">
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                  <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
                </label>
                <button buttonType="system" id="b"><state key="normal" title="Open"/>
                  <connections>
                    <segue destination="c" kind="presentation" animates="NO" id="g"/>
                  </connections>
                </button>
              </subviews>
            </stackView>
          </subviews>
        </view></viewController></objects></scene>
        <scene><objects><viewController id="c" title="Opened"/></objects></scene>
      </scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "Hanji-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(xml.utf8).write(to: folder.appending(path: "Main.storyboard"))
    let bundle = try #require(Bundle(url: folder))
    let board = UIStoryboard(name: "Main", bundle: bundle)
    let controller = try #require(board.instantiateInitialViewController())
    let simulator = Simulator()
    simulator.show(controller)
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    let label = try #require(stack.arrangedSubviews.first as? UILabel)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    #expect(label.text == "안녕" && label.numberOfLines == 0 && label.textAlignment == .center)
    #expect(label.font.pointSize == 20 && button.currentTitle == "Open")
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    simulator.finger().tap(at: button.convert(middle, to: nil))
    #expect(controller.presentedViewController?.title == "Opened")
  }
}
