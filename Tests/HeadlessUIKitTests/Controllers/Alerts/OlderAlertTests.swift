// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Alerts and sheets of the time before controllers of alerts.
final class OlderAlertTests: XCTestCase {
  private final class Hearer: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var heard: [String] = []
    func didPresent(_ alertView: UIAlertView) { heard.append("shows") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("gone \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("sheet gone \(buttonIndex)")
    }
  }

  func testAnAlertKeepsItsButtonsAndTellsOfItsEnd() {
    let hearer = Hearer()
    let alert = UIAlertView(
      title: "Title", message: "Text", delegate: hearer, cancelButtonTitle: "Cancel",
      otherButtonTitles: "One", "Two")
    alert.alertViewStyle = .plainTextInput

    XCTAssertEqual((0..<4).map(alert.buttonTitle), ["Cancel", "One", "Two", nil])
    XCTAssertEqual(alert.cancelButtonIndex, 0)
    XCTAssertEqual(alert.firstOtherButtonIndex, 1)
    XCTAssertNotNil(alert.textField(at: 0))
    XCTAssertNil(alert.textField(at: 1))
    alert.show()
    XCTAssertTrue(alert.isVisible)
    alert.dismiss(withClickedButtonIndex: 1, animated: true)
    XCTAssertFalse(alert.isVisible)
    XCTAssertEqual(hearer.heard, ["shows", "gone 1"])

    let plain = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
    XCTAssertEqual(plain.numberOfButtons, 0)
    XCTAssertEqual(plain.cancelButtonIndex, -1)
  }

  func testASheetKeepsItsButtonsAndTellsOfItsEnd() {
    let hearer = Hearer()
    let sheet = UIActionSheet(
      title: nil, delegate: hearer, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy")

    XCTAssertEqual((0..<3).map(sheet.buttonTitle), ["Delete", "Cancel", "Copy"])
    XCTAssertEqual(sheet.destructiveButtonIndex, 0)
    XCTAssertEqual(sheet.cancelButtonIndex, 1)
    XCTAssertEqual(sheet.firstOtherButtonIndex, 2)
    sheet.show(in: UIView())
    sheet.dismiss(withClickedButtonIndex: 2, animated: false)
    XCTAssertEqual(hearer.heard, ["sheet gone 2"])
  }
}
