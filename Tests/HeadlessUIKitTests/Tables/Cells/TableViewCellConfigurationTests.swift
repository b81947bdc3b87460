// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class TableViewCellConfigurationTests: XCTestCase {
  private final class Cell: UITableViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append(state.isSelected)
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = state.isSelected ? .systemYellow : .systemGreen
      background.cornerRadius = 8
      backgroundConfiguration = background
    }
  }

  func testTheConfigurationFollowsTheState() {
    let cell = Cell()
    cell.selectionStyle = .none
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()

    XCTAssertEqual(cell.states, [false, true])
    let fill = cell.subviews.first?.subviews.first
    XCTAssertEqual(fill?.backgroundColor, .systemYellow)
    XCTAssertEqual(fill?.layer.cornerRadius, 8)
    XCTAssertEqual(fill?.frame, cell.bounds)
  }

  func testABackgroundHasInsetsAndALineAround() {
    let cell = UITableViewCell()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 6, trailing: 8)
    background.strokeWidth = 3
    background.strokeOutset = 1
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()

    let parts = cell.subviews.first?.subviews
    XCTAssertEqual(parts?.first?.frame, CGRect(x: 4, y: 2, width: 308, height: 36))
    XCTAssertEqual(parts?.last?.frame, CGRect(x: 3, y: 1, width: 310, height: 38))
    XCTAssertEqual(parts?.last?.layer.borderWidth, 3)
    XCTAssertEqual(parts?.last?.layer.borderColor, UIColor.systemRed.cgColor)
  }

  func testAnotherViewStandsAtTheEndWhileTheCellIsEdited() {
    let cell = UITableViewCell()
    let (view, editing) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    )
    cell.accessoryView = view
    cell.editingAccessoryView = editing
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    XCTAssertEqual(editing.frame.maxX, 304)
    XCTAssertTrue(view.isHidden)

    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    XCTAssertNil(editing.superview)
    XCTAssertFalse(view.isHidden)
    XCTAssertEqual(view.frame.maxX, 304)
  }
}
