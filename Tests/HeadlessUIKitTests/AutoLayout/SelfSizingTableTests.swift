// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A table that is as high as its rows, as many apps have it.
private final class FullTable: UITableView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = SizedView(10, 30)
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    ])
    return cell
  }
}

final class SelfSizingTableTests: XCTestCase {
  private let rows = Rows()

  private func container() -> (UIView, UITableView) {
    let (box, table) = (UIView(), FullTable())
    table.dataSource = rows
    table.separatorStyle = .none
    table.rowHeight = 50
    let label = SizedView(40, 20)
    for view in [table, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: box.topAnchor),
      table.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.topAnchor.constraint(equalTo: table.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
    ])
    return (box, table)
  }

  func testATableThatLaysItselfOutForItsSizeIsAsHighAsItsRows() {
    let (box, table) = container()
    box.frame = CGRect(x: 0, y: 0, width: 200, height: 400)

    box.layoutIfNeeded()

    XCTAssertEqual(table.frame, CGRect(x: 0, y: 0, width: 200, height: 150))
    XCTAssertEqual(table.visibleCells.count, 3)
    XCTAssertEqual(box.subviews[1].frame, CGRect(x: 0, y: 150, width: 40, height: 20))
  }

  /// The container of published suites: it has a width, and what is in it says how high it is.
  func testAContainerThatIsMeasuredBeforeItHasASizeKnowsItsWidth() {
    let (box, table) = (UIView(), FullTable())
    table.dataSource = rows
    table.separatorStyle = .none
    box.translatesAutoresizingMaskIntoConstraints = false
    table.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: box.topAnchor),
      table.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
    ])

    XCTAssertEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 200)
    // Rows that do not show have the height that is estimated.
    for _ in 1...2 {
      box.frame.size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      box.layoutIfNeeded()
    }

    XCTAssertEqual(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 200, height: 150))
  }

  func testItIsMeasuredWithTheCellsThatItHasThen() {
    let (box, table) = container()
    box.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 50

    box.layoutIfNeeded()
    table.reloadData()
    box.layoutIfNeeded()

    XCTAssertEqual(table.frame.height, 150)
    XCTAssertEqual(
      box.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height, 170, accuracy: 0.5)
  }
}
