// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import XCTest

/// The examples of the articles on traits and texts.
final class TraitsArticleTests: XCTestCase {
  func testTraits() {
    let articles: SnapshotStates<String> = ["short": "Cats sleep up to sixteen hours a day."]

    assertSnapshots(
      of: ArticleCard.self, states: articles, size: .width(320),
      .traits(
        .light, .dark, .contentSize(.accessibilityLarge), .rightToLeft),
      apply: { card, text in card.show(text) })
  }

  func testProduct() {
    let everywhere = SnapshotTraits.product(
      [.device(.iPhoneSE), .device(.iPadPro11)], [.light, .dark])

    XCTAssertEqual(everywhere.count, 4)
    XCTAssertEqual(everywhere[1].name, "iPhone-SE,dark")
  }

  func testTexts() {
    let order = Order(customer: "Ada", cents: 1200, lines: ["Cat mask"])

    assertSnapshot(of: order, as: .json)
    assertSnapshot(of: order, as: .dump, named: "dump")
    assertSnapshot(of: OrderLabel(order), as: .viewTree, named: "tree", .size(.fixed(200, 44)))
  }
}

/// A headline and a text, in fonts that follow the text size.
private final class ArticleCard: UIView {
  private let title = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.text = "About cats"
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, text])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { self.text.text = text }
}

private struct Order: Encodable {
  var customer: String
  var cents: Int
  var lines: [String]
}

private final class OrderLabel: UIView {
  private let label = UILabel()

  init(_ order: Order) {
    super.init(frame: .zero)
    label.text = "\(order.customer): \(order.cents / 100)"
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
