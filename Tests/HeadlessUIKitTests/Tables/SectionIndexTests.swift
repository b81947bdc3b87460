// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The letters at the end of a table.
final class SectionIndexTests: XCTestCase {
  private final class Names: NSObject, UITableViewDataSource {
    var letters: [String]?

    init(_ letters: [String]?) { self.letters = letters }

    func numberOfSections(in tableView: UITableView) -> Int { max(1, letters?.count ?? 0) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  }

  private func table(_ source: Names, height: CGFloat = 300) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  /// The letters with their middles, from top to bottom.
  private func letters(in table: UITableView) -> [String: CGFloat] {
    var found: [String: CGFloat] = [:]
    for view in table.subviews where view.frame.width == 15 {
      view.layoutIfNeeded()
      for label in view.subviews.compactMap({ $0 as? UILabel }) {
        found[label.text ?? ""] = view.frame.minY + label.frame.midY
      }
    }
    return found
  }

  func testLettersStandInTheMiddleOfTheEnd() throws {
    let source = Names(["A", "B", "C"])
    let table = table(source)

    XCTAssertEqual(letters(in: table), ["A": 135, "B": 150, "C": 165])
    let index = try XCTUnwrap(table.subviews.first { $0.frame.width == 15 })
    XCTAssertEqual(index.frame.maxX, 320)
    table.contentOffset.y = 40
    table.layoutIfNeeded()
    XCTAssertEqual(letters(in: table)["B"], 190)
  }

  func testLettersTakeRoomFromTheContentOfRows() throws {
    func contentWidth(_ letters: [String]?) throws -> CGFloat {
      let source = Names(letters)
      let cell = try XCTUnwrap(table(source).visibleCells.first)
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.frame.width, 320)
      return cell.contentView.frame.width
    }
    XCTAssertEqual(try contentWidth(nil), 320)
    XCTAssertEqual(try contentWidth(["A"]), 305)
  }

  func testFewRowsHaveNoLetters() {
    let source = Names(["A", "B"])
    let table = table(source)
    table.sectionIndexMinimumDisplayRowCount = 3
    table.layoutIfNeeded()
    XCTAssertEqual(letters(in: table), [:])
    table.sectionIndexMinimumDisplayRowCount = 2
    table.layoutIfNeeded()
    XCTAssertEqual(letters(in: table).count, 2)
  }

  func testLettersHaveTheirColor() throws {
    let source = Names(["A"])
    let table = table(source)
    table.sectionIndexColor = .brown
    table.sectionIndexBackgroundColor = .yellow
    table.layoutIfNeeded()
    let index = try XCTUnwrap(table.subviews.first { $0.frame.width == 15 })
    index.layoutIfNeeded()
    XCTAssertEqual((index.subviews.first as? UILabel)?.textColor, .brown)
    XCTAssertEqual(index.backgroundColor, .yellow)
  }

  func testDotsStandForLettersWithoutRoom() {
    let source = Names((65..<91).map { String(UnicodeScalar($0)) })
    let few = letters(in: table(source, height: 100))
    // Six rows have room: three letters and two dots.
    XCTAssertEqual(few.keys.sorted(), ["A", "M", "Z", "•"])
    XCTAssertEqual(letters(in: table(source, height: 400)).count, 26)
  }

  func testAReloadAsksForTheLettersAgain() {
    let source = Names(["A"])
    let table = table(source)
    source.letters = ["X", "Y"]
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    XCTAssertEqual(letters(in: table).keys.sorted(), ["X", "Y"])
    source.letters = nil
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(letters(in: table), [:])
  }
}
