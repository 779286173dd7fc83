import Foundation
import Testing
import UIKit

/// Controls, traits and values, as far as they need neither finger nor screen.
@MainActor struct ControlConformanceTests {
  @available(iOS 14, *)
  @Test func actionsAreCalledAtTheirEvents() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["value"])
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(log == ["value", "down", "value"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @available(iOS 14, *)
  @Test func anIdentifierStandsForOneAction() {
    let control = UIControl()
    var log: [Int] = []
    let name = UIAction.Identifier("again")
    for number in 1...3 {
      control.addAction(
        UIAction(identifier: name) { _ in log.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(log == [3])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == [3])
  }

  @Test func aControlsStateIsASet() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
    #expect(!control.isTracking)
    #expect(control.contentHorizontalAlignment == .center)
  }

  @Test func aButtonShowsWhatItsStateHas() {
    let button = UIButton(type: .custom)
    button.setTitle("Open", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Open")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "Open")
    #expect(button.title(for: .selected) == nil || button.title(for: .selected) == "Open")
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitleColor == .red)
  }

  @Test func valuesAreClamped() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    slider.value = 2
    #expect(slider.value == 1)
    slider.value = -2
    #expect(slider.value == 0)
    let progress = UIProgressView()
    progress.progress = 4
    #expect(progress.progress == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
  }

  @available(iOS 14, *)
  @Test func settingAValueByCodeSendsNothing() {
    var count = 0
    let (toggle, slider) = (UISwitch(), UISlider())
    for control in [toggle, slider] as [UIControl] {
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    }
    toggle.isOn = true
    slider.value = 0.5
    #expect(toggle.isOn)
    #expect(count == 0)
  }

  @Test func aSwitchKeepsItsSize() {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 90))
    let size = toggle.bounds.size
    #expect(size == toggle.sizeThatFits(.zero) && toggle.frame.origin == CGPoint(x: 5, y: 6))
    // Constraints align a part of it: 49 of 51 points up to iOS 18.
    #expect(toggle.alignmentRect(forFrame: toggle.frame).size == toggle.intrinsicContentSize)
    toggle.frame = CGRect(x: 7, y: 8, width: 300, height: 1)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 7, y: 8), size: size))
  }

  @Test func theKeyboardIsDismissedByNothingUnlessItIsSaid() {
    let view = UIScrollView()
    #expect(view.keyboardDismissMode == .none)
    view.keyboardDismissMode = .interactive
    #expect(view.keyboardDismissMode.rawValue == 2)
    #expect(UIScrollView.KeyboardDismissMode.onDrag.rawValue == 1)
  }

  @Test func inputViewsAreKeptByWhoHasThem() {
    let (field, text, plain) = (UITextField(), UITextView(), UIView())
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(field.inputAccessoryView == nil && plain.inputAccessoryView == nil)
    field.inputAccessoryView = bar
    text.inputView = bar
    #expect(field.inputAccessoryView === bar && text.inputView === bar)
    field.reloadInputViews()
    #expect(bar.superview == nil)
  }

  @Test func segmentsComeAndGo() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "C", at: 1, animated: false)
    #expect(control.titleForSegment(at: 1) == "C")
    #expect(control.titleForSegment(at: 2) == "B")
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func labelsAndFieldsKeepTheirText() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.font.pointSize == 17)
    #expect(!label.isUserInteractionEnabled)
    label.text = "한지"
    #expect(label.attributedText?.string == "한지")
    #expect(label.intrinsicContentSize.width > 0)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    #expect(field.borderStyle == .none)
    #expect(!field.isEditing)
  }

  @Test func aLineGrowsWithTheText() {
    let label = UILabel()
    label.text = "one"
    let short = label.intrinsicContentSize
    label.text = "one and two and three"
    let long = label.intrinsicContentSize
    #expect(long.width > short.width)
    #expect(long.height == short.height)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: long.width / 2, height: 1000))
    #expect(wrapped.height > long.height * 1.5)
    #expect(wrapped.width <= long.width / 2 + 1)
  }

  @Test func oneLineGrowsByFittingItsSize() {
    let label = UILabel()
    label.text = "3 s"
    label.sizeToFit()
    let short = label.bounds.width
    label.text = "a good deal longer"
    label.sizeToFit()
    #expect(label.bounds.width > short * 2)
  }

  @Test func aLabelsStyleAndThatOfItsTextGoTogether() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "styled",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
    #expect(label.font.pointSize == 40)
    #expect(label.textColor == .red)
    label.font = .systemFont(ofSize: 10)
    label.textColor = .blue
    let style = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((style?[.font] as? UIFont)?.pointSize == 10)
    #expect(style?[.foregroundColor] as? UIColor == .blue)
    label.text = "plain"
    let plain = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((plain?[.font] as? UIFont)?.pointSize == 10)
  }

  @Test func traitsAreCombined() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [dark, wide])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.verticalSizeClass == .unspecified)
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UITraitCollection(traitsFrom: [dark, light]).userInterfaceStyle == .light)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: both))
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark != light)
  }

  @Test func textSizesAreOrdered() {
    let large = UIContentSizeCategory.large
    #expect(UIContentSizeCategory.small < large)
    #expect(large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!large.isAccessibilityCategory)
    #expect(large <= large)
    #expect(UIContentSizeCategory.extraLarge > large)
  }

  @Test func orientationsKnowWhatTheyAre() {
    #expect(UIInterfaceOrientation.portrait.isPortrait)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(!UIInterfaceOrientation.portraitUpsideDown.isLandscape)
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIDeviceOrientation.faceUp.isFlat)
    // The device and the interface turn in opposite ways.
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
  }

  @Test func accessibilityIsKept() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Grabber"
    view.accessibilityTraits = [.adjustable, .button]
    view.accessibilityViewIsModal = true
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Grabber")
    #expect(view.accessibilityTraits.contains(.adjustable))
    #expect(view.accessibilityViewIsModal)
    #expect(!view.accessibilityPerformEscape())
    let action = UIAccessibilityCustomAction(name: "Expand") { _ in true }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.name == "Expand")
  }
}
