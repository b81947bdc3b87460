// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What an app's extension of a class of views has in the place of its members. A protocol is met by
/// a class once in a program, so that these classes are the tests' own: their `super` is the class
/// that calls them, which they do not call.
final class OverridesInExtensionsOfViewsTests: XCTestCase {
  private final class Label: UILabel, OverridingAwakeFromNib, OverridingLayoutSubviews,
    OverridingIntrinsicContentSize, OverridingDidSetBounds, OverridingCanBecomeFirstResponder
  {
    var calls: [String] = []
    func overridingAwakeFromNib() { calls.append("awake") }
    func overridingLayoutSubviews() { calls.append("lay out") }
    var overridingIntrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    var overridingCanBecomeFirstResponder: Bool { true }
    func overridingDidSetBounds(_ oldValue: CGRect) { calls.append("from \(oldValue.width)") }
  }

  func testALabelCallsWhatItsExtensionOverrides() {
    let label = Label()

    label.awakeFromNib()
    label.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    label.layoutIfNeeded()

    XCTAssertEqual(label.calls, ["awake", "from 0.0", "lay out"])
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 30, height: 20))
    XCTAssertTrue(label.canBecomeFirstResponder)
    XCTAssertFalse(UILabel().canBecomeFirstResponder)
  }

  private final class Button: UIButton, OverridingAwakeFromNib, OverridingLayoutSubviews,
    OverridingIntrinsicContentSize, OverridingDidSetIsEnabled, OverridingDidSetIsHighlighted,
    OverridingDidSetIsSelected
  {
    var calls: [String] = []
    func overridingAwakeFromNib() { calls.append("awake") }
    func overridingLayoutSubviews() { calls.append("lay out") }
    var overridingIntrinsicContentSize: CGSize { CGSize(width: 1, height: 2) }
    func overridingDidSetIsEnabled(_ oldValue: Bool) { alpha = isEnabled ? 1 : 0.5 }
    func overridingDidSetIsHighlighted(_ oldValue: Bool) { calls.append("highlighted \(oldValue)") }
    func overridingDidSetIsSelected(_ oldValue: Bool) { calls.append("selected \(oldValue)") }
  }

  func testAButtonTellsItsExtensionOfItsStates() {
    let button = Button()

    button.awakeFromNib()
    button.layoutIfNeeded()
    button.isEnabled = false
    button.isHighlighted = true
    button.isSelected = true

    XCTAssertEqual(button.calls, ["awake", "lay out", "highlighted false", "selected false"])
    XCTAssertEqual(button.alpha, 0.5)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 1, height: 2))
  }

  private final class Field: UITextField, OverridingAwakeFromNib, OverridingLayoutSubviews,
    OverridingIntrinsicContentSize, OverridingCanBecomeFirstResponder
  {
    var calls = 0
    func overridingAwakeFromNib() { calls += 1 }
    func overridingLayoutSubviews() { calls += 10 }
    var overridingIntrinsicContentSize: CGSize { CGSize(width: 3, height: 4) }
    var overridingCanBecomeFirstResponder: Bool { false }
  }

  private final class TextView: UITextView, OverridingAwakeFromNib, OverridingLayoutSubviews,
    OverridingIntrinsicContentSize, OverridingDidSetBounds
  {
    var calls = 0
    func overridingAwakeFromNib() { calls += 1 }
    func overridingLayoutSubviews() { calls += 10 }
    var overridingIntrinsicContentSize: CGSize { CGSize(width: 5, height: 6) }
    func overridingDidSetBounds(_ oldValue: CGRect) { calls += 100 }
  }

  func testFieldsAndTextViewsCallIt() {
    let field = Field()
    field.awakeFromNib()
    field.layoutIfNeeded()

    XCTAssertEqual(field.calls, 11)
    XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 3, height: 4))
    XCTAssertFalse(field.canBecomeFirstResponder)

    let text = TextView()
    text.layoutIfNeeded()
    text.calls = 0
    text.awakeFromNib()
    text.bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
    XCTAssertEqual(text.calls, 101)
    text.layoutIfNeeded()

    XCTAssertGreaterThan(text.calls, 101)
    XCTAssertEqual(text.intrinsicContentSize, CGSize(width: 5, height: 6))
  }

  private final class Cell: UITableViewCell, OverridingAwakeFromNib, OverridingLayoutSubviews,
    OverridingCanBecomeFirstResponder
  {
    var calls = 0
    func overridingAwakeFromNib() { calls += 1 }
    func overridingLayoutSubviews() { calls += 10 }
    var overridingCanBecomeFirstResponder: Bool { true }
  }

  private final class Item: UICollectionViewCell, OverridingAwakeFromNib, OverridingLayoutSubviews,
    OverridingCanBecomeFirstResponder
  {
    var calls = 0
    func overridingAwakeFromNib() { calls += 1 }
    func overridingLayoutSubviews() { calls += 10 }
    var overridingCanBecomeFirstResponder: Bool { true }
  }

  private final class Picture: UIImageView, OverridingAwakeFromNib, OverridingLayoutSubviews,
    OverridingIntrinsicContentSize, OverridingCanBecomeFirstResponder
  {
    var calls = 0
    func overridingAwakeFromNib() { calls += 1 }
    func overridingLayoutSubviews() { calls += 10 }
    var overridingIntrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
    var overridingCanBecomeFirstResponder: Bool { true }
  }

  func testCellsAndPicturesCallIt() {
    let (cell, item, picture) = (Cell(), Item(), Picture())
    for view in [cell, item, picture] as [UIView] {
      view.awakeFromNib()
      view.layoutIfNeeded()
      XCTAssertTrue(view.canBecomeFirstResponder)
    }

    XCTAssertEqual([cell.calls, item.calls, picture.calls], [11, 11, 11])
    XCTAssertEqual(picture.intrinsicContentSize, CGSize(width: 7, height: 8))
    for view in [UITableViewCell(), UICollectionViewCell(), UIImageView()] {
      XCTAssertFalse(view.canBecomeFirstResponder)
    }
  }

  private final class Segments: UISegmentedControl, OverridingAwakeFromNib,
    OverridingLayoutSubviews, OverridingDidSetIsEnabled
  {
    var calls = 0
    func overridingAwakeFromNib() { calls += 1 }
    func overridingLayoutSubviews() { calls += 10 }
    func overridingDidSetIsEnabled(_ oldValue: Bool) { calls += 100 }
  }

  private final class Search: UISearchBar, OverridingAwakeFromNib, OverridingLayoutSubviews {
    var calls = 0
    func overridingAwakeFromNib() { calls += 1 }
    func overridingLayoutSubviews() { calls += 10 }
  }

  private final class BarItem: UIBarButtonItem, OverridingAwakeFromNib {
    func overridingAwakeFromNib() { title = "Awake" }
  }

  private final class TabItem: UITabBarItem, OverridingAwakeFromNib {
    func overridingAwakeFromNib() { title = "Awake" }
  }

  func testControlsAndItemsOfBarsCallIt() {
    let segments = Segments()
    segments.awakeFromNib()
    segments.layoutIfNeeded()
    segments.isEnabled = false
    let search = Search()
    search.awakeFromNib()
    search.layoutIfNeeded()
    let items: [UIBarItem] = [BarItem(), TabItem()]
    for item in items { item.awakeFromNib() }

    XCTAssertEqual(segments.calls, 111)
    XCTAssertEqual(search.calls, 11)
    XCTAssertEqual(items.map(\.title), ["Awake", "Awake"])
  }

  private final class Padded: UILabel, OverridingDraw {
    func overridingDraw(_ rect: CGRect) { drawText(in: rect.insetBy(dx: 4, dy: 0)) }
  }

  private final class Inset: UILabel {
    override func draw(_ rect: CGRect) { drawText(in: rect.insetBy(dx: 4, dy: 0)) }
  }

  /// An extension with a padding draws by `drawText(in:)`, and the label draws nothing besides.
  func testALabelDrawsAsItsExtensionSays() {
    let labels = [UILabel(), Padded(), Inset()]
    for label in labels {
      label.text = "l"
      label.frame.size = CGSize(width: 20, height: 20)
    }
    let dumps = labels.map { $0.displayList(scale: 1).dump() }

    XCTAssertEqual(dumps[1], dumps[2])
    XCTAssertNotEqual(dumps[0], dumps[1])
  }
}
