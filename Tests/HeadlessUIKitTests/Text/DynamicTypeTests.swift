// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class DynamicTypeTests: XCTestCase {
  private let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  func testPreferredFontsFollowTheContentSize() {
    let sizes: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] = [
      (.body, .extraSmall, 14), (.body, .large, 17), (.body, .extraExtraExtraLarge, 23),
      (.body, .accessibilityMedium, 28), (.largeTitle, .accessibilityExtraExtraExtraLarge, 60),
      (.footnote, .small, 12), (.caption2, .accessibilityLarge, 24),
    ]
    for (style, category, size) in sizes {
      let traits = UITraitCollection(preferredContentSizeCategory: category)

      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)

      XCTAssertEqual(font.pointSize, size, "\(style.rawValue) \(category.rawValue)")
    }
  }

  func testEnvironmentDecidesWhereNothingIsSaid() {
    var environment = RenderingEnvironment.current
    XCTAssertEqual(environment.preferredContentSizeCategory, .large)
    environment.preferredContentSizeCategory = .extraSmall

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(UITraitCollection.current.preferredContentSizeCategory, .extraSmall)
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 14)
      XCTAssertEqual(
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize,
        14)
    }
  }

  func testRolesHaveTheUsersSizeWhereAViewHasAnother() {
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    var sizes: [CGFloat] = []

    medium.performAsCurrent {
      let role = UIFont.preferredFont(forTextStyle: .body)
      let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      sizes = [role.pointSize, scaled.pointSize]
      UITraitCollection(preferredContentSizeCategory: .large).performAsCurrent {
        sizes.append(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize)
      }
      XCTAssertEqual(UITraitCollection.current.preferredContentSizeCategory, .medium)
      XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .large)
    }

    XCTAssertEqual(sizes, [17, 16, 17])
  }

  func testOwnFontsAreScaledAsTheirRole() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let base = UIFont.systemFont(ofSize: 34, weight: .bold)

    XCTAssertEqual(metrics.scaledFont(for: base), base)
    XCTAssertEqual(metrics.scaledFont(for: base, compatibleWith: largest).pointSize, 96)
    XCTAssertEqual(
      metrics.scaledFont(for: base, maximumPointSize: 50, compatibleWith: largest).pointSize, 50)
  }

  func testLengthsAreRoundedToPixels() {
    let traits = UITraitCollection(traitsFrom: [largest, UITraitCollection(displayScale: 2)])

    // 10 * 62 / 22 = 28.18
    XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits), 28)
    XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 10.3), 10.3)
  }

  func testLabelsFollowOnRequestOnly() {
    let label = UILabel()
    label.text = "x"
    label.font = .preferredFont(forTextStyle: .body)
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = .accessibilityMedium

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(label.intrinsicContentSize.height, 20.5)
      label.adjustsFontForContentSizeCategory = true
      XCTAssertEqual(label.intrinsicContentSize.height, 33.5)
      label.font = .systemFont(ofSize: 17)
      XCTAssertEqual(label.intrinsicContentSize.height, 20.5)
    }
  }

  func testCategoriesAreOrdered() {
    XCTAssertLessThan(UIContentSizeCategory.small, .medium)
    XCTAssertLessThan(UIContentSizeCategory.unspecified, .extraSmall)
    XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}
