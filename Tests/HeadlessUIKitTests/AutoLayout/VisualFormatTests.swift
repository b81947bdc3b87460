// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import HeadlessUIKit

/// What a visual format means, as constraints and as frames.
final class VisualFormatTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let views = ["a": SizedView(30, 10), "b": SizedView(40, 20), "c": SizedView(20, 30)]
  private let metrics: [String: Any] = ["gap": 12, "low": UILayoutPriority.defaultLow, "half": 0.5]

  override func setUp() {
    root.accessibilityIdentifier = "root"
    for name in ["a", "b", "c"] {
      guard let view = views[name] else { continue }
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
  }

  private func lines(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(equation)
  }

  /// A constraint as an equation: its description has the visual format again.
  private func equation(_ constraint: NSLayoutConstraint) -> String {
    func number(_ value: CGFloat) -> String {
      value.rounded() == value ? "\(Int(value))" : "\(value)"
    }
    func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\((item as? UIView)?.accessibilityIdentifier ?? "nothing").\(attribute)"
    }
    let signs: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var text = place(constraint.firstItem, constraint.firstAttribute)
    text += " \(signs[constraint.relation] ?? "") "
    let constant = constraint.constant
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += place(second, constraint.secondAttribute)
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + number(abs(constant)) }
    } else {
      text += number(constant)
    }
    let priority = constraint.priority
    return priority == .required ? text : text + " @\(number(CGFloat(priority.rawValue)))"
  }

  func testEachFormatGivesItsConstraints() {
    let cases: [(format: String, lines: [String])] = [
      ("[a]", []),
      ("H:[a]", []),
      ("V:[a]", []),
      ("H: [a][b]", ["b.leading == a.trailing"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a]-5-[b]", ["b.leading == a.trailing + 5"]),
      ("[a]-0.5-[b]", ["b.leading == a.trailing + 0.5"]),
      ("[a]-1e1-[b]", ["b.leading == a.trailing + 10"]),
      ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
      ("[a]-(gap)-[b]", ["b.leading == a.trailing + 12"]),
      ("[a]-(-6)-[b]", ["b.leading == a.trailing - 6"]),
      ("[a]-(>=5)-[b]", ["b.leading >= a.trailing + 5"]),
      ("[a]->=5-[b]", ["b.leading >= a.trailing + 5"]),
      ("[a]-(<=gap@half)-[b]", ["b.leading <= a.trailing + 12 @0.5"]),
      (
        "[a]-(>=5,<=20@750,==gap@low)-[b]",
        [
          "b.leading >= a.trailing + 5", "b.leading <= a.trailing + 20 @750",
          "b.leading == a.trailing + 12 @250",
        ]
      ),
      ("|[a]", ["a.leading == root.leading"]),
      ("|-[a]", ["a.leading == root.leadingMargin"]),
      ("|-20-[a]", ["a.leading == root.leading + 20"]),
      ("|-(>=gap)-[a]", ["a.leading >= root.leading + 12"]),
      ("[a]|", ["root.trailing == a.trailing"]),
      ("[a]-|", ["root.trailingMargin == a.trailing"]),
      ("[a]-(>=3@2)-|", ["root.trailing >= a.trailing + 3 @2"]),
      (
        "|[a][b]|",
        ["a.leading == root.leading", "b.leading == a.trailing", "root.trailing == b.trailing"]
      ),
      ("V:|[a]|", ["a.top == root.top", "root.bottom == a.bottom"]),
      ("V:|-[a]-|", ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]),
      ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
      ("[a(50)]", ["a.width == 50"]),
      ("[a(==50)]", ["a.width == 50"]),
      ("[a(>=50,<=gap@low)]", ["a.width >= 50", "a.width <= 12 @250"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(>=b@900)]", ["a.width >= b.width @900"]),
      ("V:[a(==b)]", ["a.height == b.height"]),
      (
        "V:[a(12)]-gap-[b(a)]",
        ["a.height == 12", "b.top == a.bottom + 12", "b.height == a.height"]
      ),
    ]
    for (format, expected) in cases { XCTAssertEqual(lines(format), expected, format) }
  }

  func testOptionsChooseDirectionAndAlignment() {
    let cases: [(String, NSLayoutConstraint.FormatOptions, [String])] = [
      (
        "|-5-[a]-[b]-|", .directionLeftToRight,
        ["a.left == root.left + 5", "b.left == a.right + 8", "root.rightMargin == b.right"]
      ),
      (
        "|-5-[a]-[b]-|", .directionRightToLeft,
        ["root.right == a.right + 5", "a.left == b.right + 8", "b.left == root.leftMargin"]
      ),
      (
        "[a]-(>=7)-[b]-4-|", .directionRightToLeft,
        ["a.left >= b.right + 7", "b.left == root.left + 4"]
      ),
      ("V:[a]-3-[b]", .directionRightToLeft, ["b.top == a.bottom + 3"]),
      (
        "[a][b][c]", .alignAllCenterY,
        [
          "b.leading == a.trailing", "c.leading == b.trailing", "b.centerY == a.centerY",
          "c.centerY == b.centerY",
        ]
      ),
      (
        "V:[a][b]", [.alignAllLeft, .alignAllRight],
        ["b.top == a.bottom", "b.left == a.left", "b.right == a.right"]
      ),
      ("[a]", .alignAllLeft, []),
      (
        "V:|-2-[a]-3-[b]", .spacingBaselineToBaseline,
        ["a.top == root.top + 2", "b.firstBaseline == a.lastBaseline + 3"]
      ),
      ("[a]-3-[b]", .spacingBaselineToBaseline, ["b.leading == a.trailing + 3"]),
    ]
    for (format, options, expected) in cases {
      XCTAssertEqual(lines(format, options).sorted(), expected.sorted(), format)
    }
  }

  func testOptionsHaveTheNumbersOfUIKit() {
    XCTAssertEqual(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue, 2)
    XCTAssertEqual(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue, 1 << 12)
    XCTAssertEqual(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue, 2 << 16)
    XCTAssertEqual(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue, 1 << 19)
  }

  func testARowAndAColumnAreLaidOut() {
    for (format, options) in [
      ("H:|-[a(20)]-gap-[b(>=a)]-(4)-|", NSLayoutConstraint.FormatOptions.alignAllBottom),
      ("V:|-(3)-[a]-[c]", []),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }

    root.layoutIfNeeded()

    XCTAssertEqual(views["a"]?.frame, CGRect(x: 8, y: 3, width: 20, height: 10))
    XCTAssertEqual(views["b"]?.frame, CGRect(x: 40, y: -7, width: 156, height: 20))
    XCTAssertEqual(views["c"]?.frame.minY, 21)
  }

  func testARowFollowsTheDirectionOfText() {
    for view in views.values { view.semanticContentAttribute = .forceRightToLeft }
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a]-5-[b]", metrics: nil, views: views))

    root.layoutIfNeeded()

    XCTAssertEqual(views["a"]?.frame.maxX, 190)
    XCTAssertEqual(views["b"]?.frame.maxX, 155)
  }

  func testGuidesHaveNamesToo() {
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)

    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-3-[g(9)]", metrics: nil, views: ["g": guide])

    XCTAssertEqual(
      constraints.map(\.description),
      [
        "<NSLayoutConstraint UILayoutGuide'guide'.leading == UIView'root'.leading + 3   (inactive)>",
        "<NSLayoutConstraint UILayoutGuide'guide'.width == 9   (inactive)>",
      ])
  }
}
