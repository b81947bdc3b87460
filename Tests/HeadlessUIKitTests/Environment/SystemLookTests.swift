// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessUIKit

/// Which system's look is drawn: a value of the traits. Its figures are in `FidelityTests`.
final class SystemLookTests: XCTestCase {
  private func with<Value>(_ look: SystemLook, _ body: () -> Value) -> Value {
    var environment = RenderingEnvironment.current
    environment.systemLook = look
    return RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  func testTheDefaultIsIOS18() {
    XCTAssertEqual(RenderingEnvironment().systemLook, .iOS18)
    XCTAssertNil(UITraitCollection().systemLook)
    XCTAssertEqual(UITraitCollection.current.systemLook, .iOS18)
  }

  func testAVariableNamesALook() {
    XCTAssertEqual(SystemLook.read(nil), .iOS18)
    XCTAssertEqual(SystemLook.read(""), .iOS18)
    XCTAssertEqual(SystemLook.read("iOS26"), .iOS26)
    XCTAssertNil(SystemLook(name: "iOS 26"))
  }

  func testAVersionOfTheProcessIsThatOfItsLook() {
    XCTAssertEqual(DeviceSystemVersion.read("17.5"), "17.5")
    XCTAssertEqual(DeviceSystemVersion.read("18.3.1"), "18.3.1")
    XCTAssertNil(DeviceSystemVersion.read(""))
    XCTAssertEqual(DeviceSystemVersion.of(.iOS18, process: "17.5"), "17.5")
    XCTAssertEqual(DeviceSystemVersion.of(.iOS26, process: "17.5"), "26.0")
    XCTAssertEqual(DeviceSystemVersion.of(.iOS18, process: nil), "18.0")
    XCTAssertEqual(SystemLook.read(nil, version: "26.1"), .iOS26)
    XCTAssertEqual(SystemLook.read(nil, version: "17.5"), .iOS18)
    XCTAssertEqual(SystemLook.read("iOS18", version: "26.1"), .iOS18)
  }

  func testALookIsATrait() {
    let newer = UITraitCollection(systemLook: .iOS26)
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    XCTAssertEqual(UITraitCollection(traitsFrom: [newer, dark]).systemLook, .iOS26)
    XCTAssertEqual(dark.modifyingTraits { $0.systemLook = .iOS26 }.systemLook, .iOS26)
    XCTAssertTrue(newer.hasDifferentColorAppearance(comparedTo: dark))
    newer.performAsCurrent {
      XCTAssertEqual(UISwitch().frame.size, CGSize(width: 63, height: 28))
      dark.performAsCurrent { XCTAssertEqual(UITraitCollection.current.systemLook, .iOS26) }
    }
  }

  func testAViewMayHaveALookOfItsOwn() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    parent.addSubview(slider)
    parent.traitOverrides.systemLook = .iOS26

    let text = parent.displayList(scale: 1).dump()

    XCTAssertEqual(slider.traitCollection.systemLook, .iOS26)
    XCTAssertTrue(text.contains("roundedRect(0 14; 200 6; 3)"), text)
  }

  func testASwitchTakesTheSizeOfTheLookThatItComesUnder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let control = UISwitch()
    window.addSubview(control)
    window.layoutIfNeeded()

    window.traitOverrides.systemLook = .iOS26
    window.layoutIfNeeded()

    XCTAssertEqual(control.bounds.size, CGSize(width: 63, height: 28))
  }

  func testColorsFollowTheLookOfTheirTraits() {
    let blue = UIColor.systemBlue.resolvedColor(with: UITraitCollection(systemLook: .iOS26))

    XCTAssertEqual(blue, UIColor(red: 0, green: 136 / 255, blue: 1, alpha: 1))
    XCTAssertEqual(
      UIColor.systemBlue.resolvedColor(with: UITraitCollection()),
      UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  func testTheVersionOfTheSystemIsThatOfTheLook() {
    XCTAssertEqual(UIDevice.current.systemVersion, "18.0")
    with(.iOS26) {
      XCTAssertEqual(UIDevice.current.systemVersion, "26.0")
      XCTAssertTrue(isSystem(atLeast: 26))
      XCTAssertFalse(isSystem(atLeast: 27))
    }
  }

  func testWhatHasNoFiguresSaysSoOnce() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.systemLook = .iOS26
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      for _ in 0..<2 {
        UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).layoutIfNeeded()
      }
    }

    XCTAssertEqual(issues.all.map(\.kind), [.olderLook])
    XCTAssertEqual(
      issues.messages,
      ["UIPickerView has the look of iOS 18: there are no published figures of iOS 26"])
  }

  func testTheButtonBackTellsItsTitleAndDoesNotShowIt() {
    with(.iOS26) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 54))
      bar.items = [UINavigationItem(title: "Pets"), UINavigationItem(title: "Ada")]
      bar.layoutIfNeeded()
      let button = bar.contents.backButton

      XCTAssertEqual(button?.frame, CGRect(x: 16, y: 0, width: 44, height: 44))
      XCTAssertEqual(button?.label.isHidden, true)
      XCTAssertEqual(button?.backTitle, "Pets")
    }
  }

  func testAnItemThatEndsATaskIsFilled() {
    with(.iOS26) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 54))
      let item = UINavigationItem(title: "Ada")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Send", style: .done, target: nil, action: nil)
      bar.items = [item]

      let text = bar.displayList(scale: 1).dump()

      XCTAssertTrue(text.contains("; 22) #0088FF"), text)
    }
  }

  func testASheetOfActionsIsACardInTheMiddle() {
    with(.iOS26) {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
      for (title, style) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style))
      }
      let size = alert.view.sizeThatFits(CGSize(width: 390, height: 700))

      XCTAssertEqual(size.width, 320)
      XCTAssertEqual(
        AlertContent(style: .actionSheet, actions: alert.actions).cardActions.map(\.title),
        ["Cancel", "OK"])
    }
  }
}
