// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Cells, headers and footers with configurations of their content.
final class ContentConfigurationTests: XCTestCase {
  private struct Badge: UIContentConfiguration {
    var title = ""
    var isChosen = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var badge = self
      badge.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
      return badge
    }
  }

  private final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let badge = configuration as? Badge else { return }
      label.text = badge.isChosen ? "\(badge.title)!" : badge.title
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var make: (IndexPath) -> any UIContentConfiguration = { _ in Badge() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = make(indexPath)
      return cell
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  func testRowsAreAsHighAsTheirContent() {
    let rows = Rows()
    rows.make = { path in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Row"
      if path.row == 1 { content.secondaryText = "Second" }
      if path.row == 2 { content.text = String(repeating: "word ", count: 30) }
      return content
    }

    let heights = table(rows).visibleCells.map(\.frame.height)

    // 44 points, and the line below at the scale of 2.
    XCTAssertEqual(heights[0], 44.5)
    XCTAssertEqual(heights[1], 22 + 20.5 + 3 + 14.5, accuracy: 1)
    XCTAssertGreaterThan(heights[2], 80)
  }

  func testContentStartsAtTheTablesMarginsAndEndsBeforeTheAccessory() throws {
    let rows = Rows()
    rows.make = { _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Ada"
      return content
    }
    let table = table(rows)
    let cell = table.visibleCells[0]
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    XCTAssertEqual(labels.map(\.frame.minX).first, 16)
    XCTAssertEqual(labels.last?.frame.maxX, 304)

    cell.accessoryType = .disclosureIndicator
    table.layoutIfNeeded()
    XCTAssertEqual(labels.last?.frame.maxX, cell.contentView.frame.width - 8)
    XCTAssertLessThan(cell.contentView.frame.width, 300)
  }

  func testAContentOfOnesOwnIsMeasuredByItsConstraintsAndKeepsTheTablesMargins() {
    let rows = Rows()
    rows.make = { Badge(title: "Badge \($0.row)") }
    let table = table(rows)
    let cell = table.visibleCells[1]
    let view = cell.contentView as? BadgeView

    XCTAssertEqual(view?.label.text, "Badge 1")
    XCTAssertEqual(view?.label.frame.minX, 16)
    XCTAssertEqual(cell.frame.height, 60 + 20.5, accuracy: 1)
  }

  func testContentFollowsTheStateInTheSameView() {
    let cell = UITableViewCell()
    cell.frame.size.height = 100
    cell.contentConfiguration = Badge(title: "Badge")
    let view = cell.contentView as? BadgeView
    cell.isSelected = true
    cell.layoutIfNeeded()
    XCTAssertTrue(cell.contentView === view)
    XCTAssertEqual(view?.label.text, "Badge!")

    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    XCTAssertEqual(view?.label.text, "Badge!")

    cell.contentConfiguration = UIListContentConfiguration.cell()
    XCTAssertTrue(cell.contentView is UIListContentView)
    XCTAssertNil(view?.superview)
    cell.contentConfiguration = nil
    XCTAssertFalse(cell.contentView is UIListContentView)
    XCTAssertTrue(cell.contentView.superview === cell)
  }

  func testHandlersAreCalledBeforeTheCellIsMeasured() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isHighlighted)
      var content = UIListContentConfiguration.cell()
      content.text = state.isHighlighted ? "One\nTwo\nThree" : "One"
      cell.contentConfiguration = content
    }
    let low = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.isHighlighted = true
    let high = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    XCTAssertEqual(states, [false, true])
    XCTAssertEqual(low.width, 200)
    XCTAssertEqual(high.height - low.height, 44, accuracy: 0.5)
  }

  func testItemsOfAFlowLayoutTakeTheSizeOfTheirContent() {
    let fixture = CollectionFixture(items: 1)
    let collection = fixture.collection()
    fixture.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    collection.layoutIfNeeded()
    let cell = collection.visibleCells[0]
    cell.contentConfiguration = Badge(title: "Badge")
    collection.collectionViewLayout.invalidateLayout()
    let preferred = cell.preferredLayoutAttributesFitting(
      UICollectionViewLayoutAttributes(forCellWith: [0, 0]))
    XCTAssertEqual(preferred.size.height, 80.5, accuracy: 1)
  }

  func testAHeaderShowsItsContentAndKnowsThatItIsPinned() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Pets"
    header.contentConfiguration = content
    header.backgroundConfiguration = .listPlainHeaderFooter()
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
    header.layoutIfNeeded()

    let label = header.contentView.subviews.first as? UILabel
    XCTAssertEqual(label?.text, "Pets")
    XCTAssertEqual(label?.frame.minX, 16)
    XCTAssertEqual(label?.font, .preferredFont(forTextStyle: .headline))
    XCTAssertFalse(header.configurationState.isPinned)
    XCTAssertEqual(
      header.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height, 28.5, accuracy: 0.5)
  }

  func testAStateKeepsValuesOfTheAppsOwn() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = UICellConfigurationState(traitCollection: .current)
    let plain = state
    state[key] = true
    XCTAssertEqual(state[key] as? Bool, true)
    XCTAssertNotEqual(state, plain)
  }
}
