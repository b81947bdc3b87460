// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A class that measures by its font, as many fields of design systems do, has that of the size of
/// text in which it is shown.
final class AdaptedFontTests: XCTestCase {
  private let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))

  private func size(_ font: () -> UIFont?, at category: UIContentSizeCategory) -> CGFloat? {
    var size: CGFloat?
    UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
      size = font()?.pointSize
    }
    return size
  }

  func testTheFontFollowsTheContentSizeWhereItIsAskedFor() {
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    text.text = "a"
    for view in [label, field, text] as [any UIContentSizeCategoryAdjusting] {
      view.adjustsFontForContentSizeCategory = true
    }
    (label.font, field.font, text.font) = (font, font, font)
    let expected = size({ self.font(at: .accessibilityExtraLarge) }, at: .accessibilityExtraLarge)

    for read in [{ label.font }, { field.font }, { text.font }] as [() -> UIFont?] {
      XCTAssertEqual(size(read, at: .large), 16)
      XCTAssertEqual(size(read, at: .accessibilityExtraLarge), expected)
      XCTAssertGreaterThan(expected ?? 0, 30)
    }
  }

  func testTheFontStaysAsItIsOtherwise() {
    let label = UILabel()
    label.font = font
    XCTAssertEqual(size({ label.font }, at: .accessibilityExtraLarge), 16)

    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 16)
    XCTAssertEqual(size({ label.font }, at: .accessibilityExtraLarge), 16)
  }

  private func font(at category: UIContentSizeCategory) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 16),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }
}
