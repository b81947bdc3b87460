// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class AccessibilityLintTests: XCTestCase {
  private func words(_ build: (UIView) -> Void) -> [String] {
    let screen = PublishedScreen.make()
    build(screen)
    screen.layoutIfNeeded()
    let scene = LintScene(screen)
    return AccessibilityLint().findings(in: scene).map {
      "\($0.kind) \(scene.paths[$0.element]): \($0.message)"
    }
  }

  private func button(_ title: String?, _ y: CGFloat = 100) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 44))
    button.setTitle(title, for: .normal)
    return button
  }

  func testAScreenWithNothingWrongHasNoFindings() {
    XCTAssertEqual(
      words { screen in
        screen.addSubview(self.button("Save"))
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
        field.placeholder = "Name"
        let stepper = UIStepper(frame: CGRect(x: 20, y: 300, width: 94, height: 32))
        let days = UISegmentedControl(items: ["Day", "Week"])
        days.frame = CGRect(x: 20, y: 400, width: 200, height: 32)
        let pages = UIPageControl(frame: CGRect(x: 20, y: 500, width: 200, height: 26))
        pages.numberOfPages = 3
        for view in [field, stepper, days, pages] { screen.addSubview(view) }
      }, [])
  }

  func testAControlNeedsALabel() {
    XCTAssertEqual(
      words { screen in
        screen.addSubview(self.button(nil))
        screen.addSubview(UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31)))
      },
      [
        "unlabeledControl UIView > UIButton: it has no accessibilityLabel: \"Button.\" is all that "
          + "is read of it",
        "unlabeledControl UIView > UISwitch: it has no accessibilityLabel: \"Switch Button. Off.\" "
          + "is all that is read of it",
      ])
  }

  func testControlsThatReadAlikeAreFound() {
    XCTAssertEqual(
      words { screen in
        for y in [100, 200] { screen.addSubview(self.button("More", CGFloat(y))) }
        let label = PublishedScreen.label("More")
        label.frame = CGRect(x: 20, y: 300, width: 100, height: 20)
        screen.addSubview(label)
      },
      Array(
        repeating: "duplicateLabel UIView > UIButton: \"More. Button.\" is read of 2 controls, "
          + "which nothing tells apart", count: 2))
  }

  func testAControlThatIsNotReadIsFound() {
    XCTAssertEqual(
      words { screen in
        let hidden = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        hidden.accessibilityIdentifier = "bar"
        hidden.accessibilityElementsHidden = true
        hidden.addSubview(self.button("Save", 0))
        screen.addSubview(hidden)
        screen.addSubview(UIControl(frame: CGRect(x: 0, y: 200, width: 44, height: 44)))
      },
      [
        "unreachableControl UIView > UIView \"bar\" > UIButton: it can be pressed, and who does "
          + "not see it does not reach it: accessibilityElementsHidden is true for UIView \"bar\"",
        "unreachableControl UIView > UIControl: it can be pressed, and who does not see it does not "
          + "reach it: it is no accessibility element",
      ])
  }

  func testAControlThatIsAPartOfAnElementOrHoldsOneIsReached() {
    XCTAssertEqual(
      words { screen in
        let row = PublishedScreen.element(
          "Row", frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        row.addSubview(self.button("Save", 0))
        let card = UIControl(frame: CGRect(x: 0, y: 200, width: 200, height: 44))
        let label = PublishedScreen.label("Card")
        label.frame = card.bounds
        card.addSubview(label)
        screen.addSubview(row)
        screen.addSubview(card)
      }, [])
  }

  func testWhatLiesBelowAModalViewIsNotMeantToBeReached() {
    XCTAssertEqual(
      words { screen in
        screen.addSubview(self.button("Below"))
        let modal = PublishedScreen.element("Modal", frame: screen.bounds)
        modal.accessibilityViewIsModal = true
        screen.addSubview(modal)
      }, [])
  }

  func testTheNameOfAPictureIsNoLabel() {
    XCTAssertEqual(
      words { screen in
        let trash = self.button(nil)
        trash.setImage(UIImage(systemName: "trash"), for: .normal)
        let named = self.button(nil, 200)
        named.accessibilityLabel = "ic_close.png"
        let well = self.button(nil, 300)
        well.setImage(UIImage(systemName: "star"), for: .normal)
        well.accessibilityLabel = "Favorite"
        for view in [trash, named, well] { screen.addSubview(view) }
      },
      [
        "spokenImageName UIView > UIButton: \"trash\" is read of it, which is the name of an image",
        "spokenImageName UIView > UIButton: \"ic_close.png\" is read of it, which is the name of an "
          + "image",
      ])
  }

  func testRulesDecide() throws {
    func kinds(_ rules: LintRules) throws -> [String] {
      let subject = SnapshotSubject.view { () -> UIView in
        let screen = PublishedScreen.make()
        screen.backgroundColor = .white
        screen.addSubview(UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 44)))
        return screen
      }
      let rendered = try SnapshotRenderer(scale: 1, lints: rules).render(subject, size: nil)
      return rendered.lints?.findings(in: rendered.bitmap).map(\.kind) ?? []
    }

    XCTAssertEqual(try kinds(.notes.setting(.smallTarget, to: .off)), ["unlabeledControl"])
    XCTAssertEqual(
      try kinds(.notes.setting(.smallTarget, .unlabeledControl, to: .off)), [])
    XCTAssertEqual(try kinds(.off), [])
  }
}
