// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CellTransitionTests: XCTestCase {
  private final class Cell: UITableViewCell {
    var log: [String] = []
    override func willTransition(to state: StateMask) {
      log.append("will \(state.rawValue) \(isEditing)")
    }
    override func didTransition(to state: StateMask) {
      log.append("did \(state.rawValue) \(isEditing)")
    }
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  func testACellHearsOfItsEditingControl() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), Rows())
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell

    table.setEditing(true, animated: false)
    table.setEditing(true, animated: false)
    table.setEditing(false, animated: false)

    XCTAssertEqual(cell?.log, ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
  }

  func testABackgroundConfigurationFollowsTheState() {
    let cell = UITableViewCell()
    XCTAssertTrue(cell.automaticallyUpdatesBackgroundConfiguration)
    cell.backgroundConfiguration = .listCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    cell.isSelected = false
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)

    cell.backgroundConfiguration?.backgroundColor = .red
    cell.isSelected = true
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .red)

    cell.backgroundConfiguration = .listCell()
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
  }

  func testOlderStylesOfTheWheelHaveTheirColors() {
    XCTAssertEqual(UIActivityIndicatorView(style: .whiteLarge).color, .white)
    XCTAssertEqual(UIActivityIndicatorView(style: .whiteLarge).frame.width, 37)
    let gray = UIActivityIndicatorView(style: .gray)
    XCTAssertEqual(gray.color, .gray)
    gray.color = .red
    gray.color = nil
    XCTAssertEqual(gray.color, .gray)
  }
}
