// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Cells with constraints of their own, or whose views are fixed to them, not to the content.
final class CellOwnConstraintTests: XCTestCase {
  /// Cells that a closure fills.
  private final class Rows: NSObject, UITableViewDataSource {
    let fill: (UITableViewCell) -> Void

    init(_ fill: @escaping (UITableViewCell) -> Void) { self.fill = fill }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
  }

  private func row(_ fill: @escaping (UITableViewCell) -> Void) throws -> UITableViewCell {
    let rows = Rows(fill)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    table.layoutIfNeeded()
    return try withExtendedLifetime(rows) { try XCTUnwrap(table.visibleCells.first) }
  }

  private func fix(_ view: UIView, to other: UIView, _ distance: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -distance),
    ])
  }

  func testACellIsAsHighAsItSaysItself() throws {
    let view = UIView.placed()
    let cell = try row { cell in
      cell.addSubview(view)
      self.fix(view, to: cell)
      cell.heightAnchor.constraint(equalToConstant: 300).isActive = true
    }

    XCTAssertEqual(cell.frame.height, 300)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 300))
  }

  func testViewsThatAreFixedToTheCellSayItsHeight() throws {
    for isInContent in [false, true] {
      let view = SizedView(10, 90)
      let cell = try row { cell in
        (isInContent ? cell.contentView : cell).addSubview(view)
        self.fix(view, to: cell, 5)
      }

      XCTAssertEqual(cell.frame.height, 100)
      XCTAssertEqual(view.frame.height, 90)
    }
  }

  /// A line below what the content says is no height of the cell's.
  func testTheContentCountsBesideTheCellsOwn() throws {
    let view = SizedView(10, 90)
    let cell = try row { cell in
      cell.contentView.addSubview(view)
      self.fix(view, to: cell.contentView, 5)
      let line = SizedView(10, 1)
      cell.addSubview(line)
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
      line.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
    }

    XCTAssertEqual(cell.frame.height, 100 + 1 / cell.traitCollection.displayScale)
    XCTAssertEqual(view.frame.minY, 5)
  }

  func testLabelsOfTheCellsOwnCount() throws {
    let cell = try row { cell in
      cell.textLabel?.text = "Paws"
      let line = SizedView(10, 1)
      cell.addSubview(line)
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
    }

    XCTAssertEqual(cell.frame.height, 44)
  }

  func testCellsOfCollectionsAndHeadersAreAsLargeAsTheySay() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    for (owner, inner) in [(cell, cell.contentView), (header, header.contentView)] {
      let view = SizedView(70, 90)
      inner.addSubview(view)
      fix(view, to: owner, 5)
      XCTAssertEqual(
        owner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 100)
    }
  }
}
