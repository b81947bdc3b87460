// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ControlsTests: XCTestCase {
  func testASwitchKeepsItsValue() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityValue = "Other"

    XCTAssertEqual(toggle.accessibilityValue, "1")
    XCTAssertTrue(toggle.isAccessibilityElement)
    XCTAssertEqual(toggle.accessibilityTraits, [.button, .toggleButton])
  }

  func testASliderIsPressedAtItsThumb() {
    let slider = UISlider(frame: CGRect(x: 100, y: 0, width: 200, height: 34))
    slider.value = 1
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 34))
    root.addSubview(slider)

    XCTAssertEqual(slider.accessibilityValue, "100%")
    XCTAssertGreaterThan(slider.accessibilityActivationPoint.x, 280)
    slider.value = 0
    XCTAssertEqual(slider.accessibilityValue, "0%")
    XCTAssertLessThan(slider.accessibilityActivationPoint.x, 120)
  }

  func testASliderWithoutARangeIsAtZero() {
    let slider = UISlider()
    slider.maximumValue = 0

    XCTAssertEqual(slider.accessibilityValue, "0%")
  }

  func testAStepperOfARightToLeftLayoutIsMirrored() {
    let stepper = UIStepper(frame: .zero)
    stepper.semanticContentAttribute = .forceRightToLeft

    let frames = (stepper.accessibilityElements ?? []).compactMap {
      ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace
    }

    XCTAssertEqual(
      frames,
      [CGRect(x: 47, y: 0, width: 47, height: 32), CGRect(x: 0, y: 0, width: 47, height: 32)])
  }

  func testAButtonOfAPictureSaysTheNameOfTheSymbol() {
    let button = UIButton()
    button.setImage(UIImage(systemName: "trash"), for: .normal)

    XCTAssertEqual(button.accessibilityLabel, "trash")
    button.accessibilityLabel = "Delete"
    XCTAssertEqual(button.accessibilityLabel, "Delete")
  }

  func testAConfiguredButtonSaysItsTitles() {
    let button = UIButton()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Order now"
    configuration.subtitle = "Free delivery"
    button.configuration = configuration

    XCTAssertEqual(button.accessibilityLabel, "Order now, Free delivery")
  }

  func testASegmentThatIsDisabledSaysSo() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.setEnabled(false, forSegmentAt: 1)
    control.selectedSegmentIndex = 0

    let traits = (control.accessibilityElements ?? []).map {
      ($0 as? UIView)?.accessibilityTraits
    }

    XCTAssertEqual(traits, [[.button, .selected], [.button, .notEnabled]])
  }

  func testProgressIsRead() {
    let bar = UIProgressView()
    bar.progress = 0.405
    let wheel = UIActivityIndicatorView()
    wheel.startAnimating()

    XCTAssertEqual(bar.accessibilityLabel, "Progress")
    XCTAssertEqual(bar.accessibilityValue, "41%")
    XCTAssertEqual(wheel.accessibilityLabel, "In progress")
    wheel.stopAnimating()
    XCTAssertEqual(wheel.accessibilityLabel, "Progress halted")
  }
}
