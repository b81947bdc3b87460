// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class RowsTests: XCTestCase {
  func testACellIsOneElementOfAllItsTexts() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Connected"
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()

    XCTAssertTrue(cell.isAccessibilityElement)
    XCTAssertEqual(cell.accessibilityLabel, "Wi-Fi, Connected")
    XCTAssertEqual(cell.accessibilityTraits, .button)
  }

  func testAMarkedCellIsSelected() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Blue"
    cell.accessoryType = .checkmark

    XCTAssertEqual(cell.accessibilityTraits, .selected)
  }

  func testACellWithoutTextsIsNoElement() {
    XCTAssertFalse(UITableViewCell().isAccessibilityElement)
  }

  func testTheControlsOfACellAreReadAfterItsTexts() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Airplane Mode"
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Airplane Mode"
    cell.accessoryView = toggle
    cell.layoutIfNeeded()

    let elements = cell.accessibilityElements ?? []

    XCTAssertFalse(cell.isAccessibilityElement)
    XCTAssertEqual((elements[0] as? UIAccessibilityElement)?.accessibilityLabel, "Airplane Mode")
    XCTAssertEqual((elements[0] as? UIAccessibilityElement)?.accessibilityFrame, cell.bounds)
    XCTAssertTrue(elements[1] as? UISwitch === toggle)
    XCTAssertEqual(elements.count, 2)
  }

  func testACellThatWasToldIsAsItWasTold() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Wi-Fi"
    cell.isAccessibilityElement = false
    cell.accessibilityLabel = "Network"

    XCTAssertFalse(cell.isAccessibilityElement)
    XCTAssertEqual(cell.accessibilityLabel, "Network")
  }

  func testAListCellSpeaksOfItsContent() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Momo"
    cell.contentConfiguration = content
    cell.accessories = [.checkmark()]
    cell.layoutIfNeeded()

    XCTAssertEqual(cell.accessibilityLabel, "Name, Momo")
    XCTAssertEqual(cell.accessibilityTraits, .selected)
  }

  func testAHeaderIsAHeading() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Pets"

    XCTAssertEqual(header.accessibilityLabel, "Pets")
    XCTAssertEqual(header.accessibilityTraits, .header)
  }

  func testMoreInformationIsAButton() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Home"
    cell.accessoryType = .detailButton
    cell.layoutIfNeeded()

    let labels = (cell.accessibilityElements ?? []).map {
      ($0 as? AccessibilityObject)?.accessibilityLabel
    }

    XCTAssertEqual(labels, ["Home", "More Info"])
  }
}
