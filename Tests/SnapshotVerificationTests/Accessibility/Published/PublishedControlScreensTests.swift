// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// What UIKit's own views say of themselves.
final class PublishedControlScreensTests: XCTestCase {
  private let swipe = "Swipe up or down with one finger to adjust the value."

  private func screen(_ view: UIView) -> UIView {
    view.sizeToFit()
    view.frame.origin = CGPoint(x: 10, y: 10)
    return PublishedScreen.make([view])
  }

  func testAPageControl() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1

    XCTAssertEqual(
      SpokenScreen(of: screen(pages)).text,
      """
      1. page 2 of 3. Adjustable.
         hint: \(swipe)
         input labels: Page control

      """)
  }

  func testASegmentedControl() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    control.selectedSegmentIndex = 1

    XCTAssertEqual(
      spoken(screen(control)),
      [
        "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
        "Segment C. Button. 3 of 3.",
      ])
  }

  func testASlider() {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 300, height: 34))
    slider.maximumValue = 100
    slider.value = 75

    XCTAssertEqual(
      SpokenScreen(of: PublishedScreen.make([slider])).text,
      "1. 75%. Adjustable.\n   hint: \(swipe)\n")
  }

  func testAStepper() {
    let stepper = UIStepper()
    stepper.minimumValue = -1
    stepper.maximumValue = 1

    XCTAssertEqual(spoken(screen(stepper)), ["Decrement. Button.", "Increment. Button."])
  }

  /// As on iOS 17 and 18, whose look the control has.
  func testAStepperAtItsEnd() {
    let stepper = UIStepper()
    stepper.maximumValue = 1

    XCTAssertEqual(spoken(screen(stepper)), ["Decrement. Dimmed. Button.", "Increment. Button."])
  }

  func testATextFieldThatIsNoElement() {
    let field = UITextField()
    field.text = "Hello world"
    field.isAccessibilityElement = false

    XCTAssertFalse(spoken(screen(field)).contains { $0.contains("Text Field") })
  }

  private func inWindow(_ views: [UIView], _ body: (UIView) -> Void) {
    let screen = PublishedScreen.column(views, size: CGSize(width: 250, height: 30))
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    window.makeKeyAndVisible()
    body(screen)
    window.isHidden = true
  }

  func testTextFields() {
    let fields = (0..<4).map { _ in UITextField() }
    fields[2].placeholder = "Some placeholder text"
    fields[3].text = "Hello from Text Field"
    inWindow(fields) { screen in
      fields[1].becomeFirstResponder()

      XCTAssertEqual(
        spoken(screen),
        [
          "Text Field. | Double tap to edit.",
          "Text Field. Is editing. | Use the rotor to access Misspelled Words",
          "Some placeholder text. Text Field. | Double tap to edit.",
          "Hello from Text Field. Text Field. | Double tap to edit.",
        ])
    }
  }

  func testTextViews() {
    let views = (0..<3).map { _ in UITextView() }
    views[2].text = "Hello from Text View"
    let edit = "Double tap to edit., Use the rotor to access Misspelled Words"
    inWindow(views) { screen in
      views[1].becomeFirstResponder()

      XCTAssertEqual(
        spoken(screen),
        [
          "Text Field. | \(edit)",
          "Text Field. Is editing. | Use the rotor to access Misspelled Words",
          "Hello from Text View. Text Field. | \(edit)",
        ])
    }
  }

  func testAButtonAndAViewThatIsPressedWhereItsSwitchIs() {
    let button = UIButton(frame: CGRect(x: 140, y: 250, width: 120, height: 34))
    button.setTitle("Do Something", for: .normal)
    let toggle = UISwitch(frame: CGRect(x: 310, y: 0, width: 51, height: 31))
    let row = PublishedScreen.element(frame: CGRect(x: 0, y: 500, width: 393, height: 31))
    row.addSubview(toggle)
    row.accessibilityTraits = toggle.accessibilityTraits
    row.accessibilityActivationPoint = CGPoint(x: 335.5, y: 515.5)

    XCTAssertEqual(
      SpokenScreen(of: PublishedScreen.make([button, row])).text,
      """
      1. Do Something. Button.
      2. Switch Button.
         hint: Double tap to toggle setting.
         pressed at: 335.5, 515.5

      """)
  }

  func testInputLabels() {
    let titles = ["No labels", "One label", "Many labels", "Long label"]
    let buttons = titles.map { title in
      let button = UIButton()
      button.setTitle(title, for: .normal)
      return button
    }
    buttons[1].accessibilityUserInputLabels = ["One Input Label"]
    buttons[2].accessibilityUserInputLabels = ["One", "Two", "Three"]
    buttons[3].accessibilityUserInputLabels = ["A Really Really Really Really Really Long Label"]
    let label = PublishedScreen.label("Non-interactive")
    label.accessibilityUserInputLabels = ["Non-interactive label"]

    XCTAssertEqual(
      SpokenScreen(
        of: PublishedScreen.column(buttons + [label], size: CGSize(width: 100, height: 30))
      ).text,
      """
      1. No labels. Button.
      2. One label. Button.
         input labels: One Input Label
      3. Many labels. Button.
         input labels: One; Two; Three
      4. Long label. Button.
         input labels: A Really Really Really Really Really Long Label
      5. Non-interactive

      """)
  }
}
