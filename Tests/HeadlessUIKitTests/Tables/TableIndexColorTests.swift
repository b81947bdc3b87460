// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class TableIndexColorTests: XCTestCase {
  private final class Names: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  private func letters(_ change: (UITableView) -> Void) -> [UILabel] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let names = Names()
    table.dataSource = names
    change(table)
    return withExtendedLifetime(names) {
      table.layoutIfNeeded()
      let index = table.subviews.first {
        $0.subviews.allSatisfy { $0 is UILabel } && !$0.subviews.isEmpty
      }
      return index?.subviews.compactMap { $0 as? UILabel } ?? []
    }
  }

  func testLettersHaveTheirOwnColor() {
    XCTAssertEqual(letters { $0.sectionIndexColor = .red }.map(\.textColor), [.red, .red])
    XCTAssertEqual(letters { $0.tintColor = .green }.map(\.textColor), [.green, .green])
  }

  func testFewRowsHaveNoLetters() {
    XCTAssertEqual(letters { $0.sectionIndexMinimumDisplayRowCount = 3 }.count, 0)
    XCTAssertEqual(letters { $0.sectionIndexMinimumDisplayRowCount = 2 }.count, 2)
  }
}
