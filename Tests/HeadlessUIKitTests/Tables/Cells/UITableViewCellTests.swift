// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITableViewCellTests: XCTestCase {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: "row")
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    return cell
  }

  func testStartsAsOnIOS() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")

    XCTAssertEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    XCTAssertEqual(cell.reuseIdentifier, "row")
    XCTAssertNil(cell.detailTextLabel)
    XCTAssertEqual(cell.selectionStyle, .default)
  }

  /// Cells of apps that make their content anew in `prepareForReuse()` do it. On iOS the title is
  /// there again (a picture of Tiago Amaral's github-person).
  func testPartsThatWereTakenOutAreThereAgainWhenTheyShowSomething() {
    let cell = cell(.subtitle)
    cell.imageView?.image = UIImage(systemName: "star")
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    cell.textLabel?.text = "Other"
    cell.detailTextLabel?.text = nil

    cell.setNeedsLayout()
    cell.layoutIfNeeded()

    XCTAssertIdentical(cell.textLabel?.superview, cell.contentView)
    XCTAssertIdentical(cell.imageView?.superview, cell.contentView)
    XCTAssertNil(cell.detailTextLabel?.superview)
  }

  /// Recorded pictures of bare cells of two suites are transparent beside their content.
  func testTheGroundOfACellIsItsTables() {
    let alone = cell(.default)
    XCTAssertNil(alone.backgroundColor)

    for (style, color) in [
      (UITableView.Style.plain, UIColor.systemBackground),
      (.insetGrouped, .secondarySystemGroupedBackground),
    ] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      let source = OneRow(cell(.default))
      table.dataSource = source
      table.layoutIfNeeded()

      XCTAssertIdentical(table.visibleCells.first, source.cell)
      XCTAssertEqual(source.cell.backgroundColor, color)
    }
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }
  }

  func testDefaultLabelFillsTheContentWithinTheMargins() {
    let label = cell(.default).textLabel

    XCTAssertEqual(label?.frame.minX, 16)
    XCTAssertEqual(label?.frame.width, 288)
    XCTAssertEqual(label?.frame.midY ?? 0, 22, accuracy: 0.5)
  }

  func testSubtitleStandsBelowTheTitle() throws {
    let cell = cell(.subtitle)
    let (title, detail) = try (
      XCTUnwrap(cell.textLabel), XCTUnwrap(cell.detailTextLabel)
    )

    XCTAssertEqual(detail.frame.minY, title.frame.maxY)
    XCTAssertEqual(detail.font.pointSize, 12)
    XCTAssertEqual(title.frame.minY + detail.frame.maxY, 44, accuracy: 1)
  }

  func testValue1EndsAtTheMargin() {
    let detail = cell(.value1).detailTextLabel

    XCTAssertEqual(detail?.frame.maxX, 304)
    XCTAssertEqual(detail?.textColor, .secondaryLabel)
  }

  func testContentOfACellInNoTableHasTheMarginsOfAnyView() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(line)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: margins.topAnchor),
      line.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 50),
    ])
    let target = CGSize(width: 320, height: 0)

    // The first height is that of later ones.
    XCTAssertEqual(cell.systemLayoutSizeFitting(target).height, 66)
    cell.layoutIfNeeded()

    XCTAssertEqual(cell.systemLayoutSizeFitting(target).height, 66)
    XCTAssertEqual(
      cell.contentView.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  func testMarginsOfTheCellAreItsContents() throws {
    for (side, found) in [(30, 30), (0, 8), (8, 8)] as [(CGFloat, CGFloat)] {
      let cell = cell(.default)
      cell.layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      cell.layoutIfNeeded()

      XCTAssertEqual(cell.textLabel?.frame.minX, found)
      XCTAssertEqual(cell.textLabel?.frame.maxX, 320 - found)
      XCTAssertEqual(cell.contentView.layoutMargins.left, found)
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.contentView.frame.width, 320 - found - 10.5)
    }
  }

  func testAccessoryTakesRoomFromTheContent() {
    let cell = cell(.default)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()

    // The arrowhead's 10.33 points, at the scale of 2.
    XCTAssertEqual(cell.contentView.frame.width, 320 - 16 - 10.5)
    let control = UISwitch()
    cell.accessoryView = control
    cell.layoutIfNeeded()
    XCTAssertEqual(control.frame, CGRect(x: 253, y: 6.5, width: 51, height: 31))
  }

  func testChosenCellIsGrayUnlessItsStyleIsNone() {
    let cell = cell(.default)
    cell.setSelected(true, animated: false)
    XCTAssertTrue(drawn(cell).contains("#D1D1D6"))

    cell.selectionStyle = .none

    XCTAssertFalse(drawn(cell).contains("#D1D1D6"))
  }

  func testSubclassesOverrideTheInitializerOfStyles() {
    final class RowCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }

    XCTAssertNotNil(RowCell().detailTextLabel)
  }

  func testTextsFollowTheUsersTextSize() {
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat?] {
      RenderingEnvironment.$current.withValue(
        RenderingEnvironment(preferredContentSizeCategory: category)
      ) {
        [UITableViewCell.CellStyle.value1, .value2, .subtitle].flatMap { style in
          let cell = UITableViewCell(style: style, reuseIdentifier: nil)
          return [cell.textLabel?.font.pointSize, cell.detailTextLabel?.font.pointSize]
        }
      }
    }
    XCTAssertEqual(sizes(.large), [17, 17, 12, 12, 17, 12])
    XCTAssertEqual(sizes(.accessibilityMedium), [28, 28, 22, 22, 28, 22])
  }

  func testTheTitleBesideItsValueLeansToIt() {
    XCTAssertEqual(
      UITableViewCell(style: .value2, reuseIdentifier: nil).textLabel?.textAlignment, .right)
    RenderingEnvironment.$current.withValue(RenderingEnvironment(layoutDirection: .rightToLeft)) {
      XCTAssertEqual(
        UITableViewCell(style: .value2, reuseIdentifier: nil).textLabel?.textAlignment, .left)
    }
  }
}
