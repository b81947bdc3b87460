// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Lists, landmarks, tables and groups.
final class PublishedContainerScreensTests: XCTestCase {
  private func labels(_ type: UIAccessibilityContainerType) -> UIView {
    let labels = (1..<5).map { PublishedScreen.label("Label \($0)") }
    let screen = PublishedScreen.column(labels, size: CGSize(width: 80, height: 20))
    screen.accessibilityContainerType = type
    screen.accessibilityElements = labels
    return screen
  }

  func testAList() {
    XCTAssertEqual(
      spoken(labels(.list)), ["Label 1. List Start.", "Label 2", "Label 3", "Label 4. List End."])
  }

  func testALandmark() {
    XCTAssertEqual(
      spoken(labels(.landmark)), ["Label 1. Landmark.", "Label 2", "Label 3", "Label 4. End."])
  }

  // MARK: Tables

  private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1), columns = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  private final class Table: UIView, UIAccessibilityContainerDataTable {
    var cells: [IndexPath: Cell] = [:]
    var (rowCount, columnCount, headerCount) = (0, 0, 0)

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells[IndexPath(row: row, section: column)]
    }

    func accessibilityRowCount() -> Int { rowCount }
    func accessibilityColumnCount() -> Int { columnCount }

    func accessibilityHeaderElements(
      forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      (0..<headerCount).compactMap { cells[IndexPath(row: row, section: $0)] }
    }

    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      (0..<headerCount).compactMap { cells[IndexPath(row: $0, section: column)] }
    }
  }

  /// A table of cells; the last has a value, a hint and many traits.
  private func table(
    _ rows: Int, _ columns: Int, _ cells: [(row: Int, column: Int, width: Int, height: Int)],
    headers: Int = 0, hasValues: Bool = false, definesRows: Bool = true
  ) -> Table {
    let table = Table(frame: CGRect(origin: .zero, size: PublishedScreen.size))
    (table.rowCount, table.columnCount, table.headerCount) = (rows, columns, headers)
    table.accessibilityContainerType = .dataTable
    for (row, column, width, height) in cells {
      let cell = Cell(
        frame: CGRect(
          x: 20 + 50 * column, y: 200 + 50 * row, width: 50 * width, height: 50 * height))
      cell.rows = NSRange(location: definesRows ? row : NSNotFound, length: height)
      cell.columns = NSRange(location: column, length: width)
      cell.isAccessibilityElement = true
      let name = "\(["A", "B", "C", "D", "E", "F"][column])\(row + 1)"
      cell.accessibilityLabel = name
      if hasValues { cell.accessibilityValue = "\(name) Value" }
      table.cells[IndexPath(row: row, section: column)] = cell
      table.addSubview(cell)
    }
    let last = table.subviews.last
    last?.accessibilityValue = "Value"
    last?.accessibilityHint = "Hint"
    last?.accessibilityTraits = [
      .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
    ]
    let label = PublishedScreen.label("Hello World")
    label.frame = CGRect(x: 150, y: 60, width: 90, height: 20)
    table.addSubview(label)
    return table
  }

  func testATable() {
    let table = table(
      5, 4,
      [
        (0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1), (0, 3, 1, 1), (1, 0, 1, 1), (1, 1, 2, 1),
        (1, 3, 1, 1), (2, 0, 1, 1), (2, 1, 1, 2), (2, 2, 1, 1), (2, 3, 1, 1), (3, 0, 1, 2),
        (3, 2, 2, 2), (4, 1, 1, 1),
      ])

    XCTAssertEqual(
      spoken(table),
      [
        "Hello World", "A1. Row 1. Column 1.", "B1. Column 2.", "C1. Column 3.", "D1. Column 4.",
        "A2. Row 2. Column 1.", "B2. Spans 2 columns. Column 2.", "D2. Column 4.",
        "A3. Row 3. Column 1.", "B3. Spans 2 rows. Column 2.", "C3. Column 3.", "D3. Column 4.",
        "A4. Spans 2 rows. Row 4. Column 1.", "C4. Spans 2 rows. Spans 2 columns. Column 3.",
        "B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image."
          + " Search Field. | Hint",
      ])
    XCTAssertTrue(SpokenScreen(of: table).text.hasPrefix("table of 5 rows and 4 columns\n"))
  }

  private func tableWithHeaders(definesRows: Bool) -> Table {
    table(
      6, 6, (0..<36).map { ($0 / 6, $0 % 6, 1, 1) }, headers: 3, hasValues: true,
      definesRows: definesRows)
  }

  func testATableWithHeaders() {
    let words = spoken(tableWithHeaders(definesRows: true))

    XCTAssertEqual(words.count, 37)
    XCTAssertEqual(
      Array(words[1...8]),
      [
        "B1: B1 Value. C1: C1 Value. A2: A2 Value. A3: A3 Value. A1. Row 1. Column 1. A1 Value",
        "B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value",
        "C2: C2 Value. C3: C3 Value. C1. Column 3. C1 Value",
        "D2: D2 Value. D3: D3 Value. D1. Column 4. D1 Value",
        "E2: E2 Value. E3: E3 Value. E1. Column 5. E1 Value",
        "F2: F2 Value. F3: F3 Value. F1. Column 6. F1 Value",
        "B2: B2 Value. C2: C2 Value. A3: A3 Value. A2. Row 2. Column 1. A2 Value",
        "B1: B1 Value. B3: B3 Value. B2. Column 2. B2 Value",
      ])
    XCTAssertEqual(
      words[13],
      "B3: B3 Value. C3: C3 Value. A1: A1 Value. A3. Row 3. Column 1. A3 Value")
    XCTAssertEqual(
      words[19],
      "B4: B4 Value. C4: C4 Value. A1: A1 Value. A2: A2 Value. A4. Row 4. Column 1. A4 Value")
    XCTAssertEqual(
      words[25],
      "B5: B5 Value. C5: C5 Value. A1: A1 Value. A2: A2 Value. A3: A3 Value. A5. Row 5. Column 1."
        + " A5 Value")
    XCTAssertEqual(
      words[36],
      "F1: F1 Value. F2: F2 Value. F3: F3 Value. F6. Column 6. Value. Dimmed. Button. Heading."
        + " Link. Adjustable. Image. Search Field. | Hint")
  }

  func testATableWhoseCellsAreInNoRow() {
    let words = spoken(tableWithHeaders(definesRows: false))

    XCTAssertEqual(words.count, 37)
    XCTAssertEqual(words[1], "A2: A2 Value. A3: A3 Value. A1. Column 1. A1 Value")
    XCTAssertEqual(words[7], "A1: A1 Value. A3: A3 Value. A2. Column 1. A2 Value")
    XCTAssertEqual(words[19], "A1: A1 Value. A2: A2 Value. A3: A3 Value. A4. Column 1. A4 Value")
    XCTAssertEqual(
      words[36],
      "F1: F1 Value. F2: F2 Value. F3: F3 Value. F6. Column 6. Value. Dimmed. Button. Heading."
        + " Link. Adjustable. Image. Search Field. | Hint")
  }

  // MARK: The tree

  private func group(_ label: String?, _ views: [UIView]) -> UIView {
    let view = PublishedScreen.make(views)
    view.accessibilityContainerType = .semanticGroup
    view.accessibilityLabel = label
    return view
  }

  private func item(_ label: String, _ y: CGFloat) -> UIView {
    PublishedScreen.element(label, frame: CGRect(x: 0, y: y, width: 100, height: 30))
  }

  func testAGroupWithALabelIsKept() {
    XCTAssertEqual(
      SpokenScreen(of: PublishedScreen.make([group("Group Label", [item("Element", 10)])])).text,
      "group Group Label\n  1. Element\n")
  }

  func testAGroupOfWhichNothingIsReadIsNot() {
    XCTAssertEqual(
      SpokenScreen(of: PublishedScreen.make([group(nil, [item("Element", 10)])])).text,
      "1. Element\n")
  }

  func testGroupsInGroups() {
    let inner = group("Inner Container", [item("Inner Item 1", 40), item("Inner Item 2", 80)])
    let outer = group("Outer Container", [inner, item("Outer Item", 0)])

    XCTAssertEqual(
      SpokenScreen(of: outer).text,
      """
      group Outer Container
        1. Outer Item
        group Inner Container
          2. Inner Item 1
          3. Inner Item 2

      """)
  }

  func testListsAndLandmarksOfSubviewsAreContainersInOrder() {
    let list = PublishedScreen.make([item("Third", 120), item("First", 0), item("Second", 60)])
    list.accessibilityContainerType = .list
    let landmark = PublishedScreen.make([item("Landmark Content", 200)])
    landmark.accessibilityContainerType = .landmark

    XCTAssertEqual(
      SpokenScreen(of: PublishedScreen.make([landmark, list])).text,
      """
      list
        1. First
        2. Second
        3. Third
      landmark
        4. Landmark Content

      """)
  }

  private final class Forgetful: UIView {
    override func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  }

  func testAnElementThatItsListDoesNotKnowHasNoPlace() {
    let list = Forgetful(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    list.accessibilityContainerType = .list
    list.accessibilityElements = [item("child", 0)]

    XCTAssertEqual(spoken(PublishedScreen.make([list])), ["child"])
  }
}
