// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The sizes of the text styles at each size that people can choose.
enum TextStyleFacts {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let table: [(UIFont.TextStyle, UIFont.Weight, [CGFloat])] = [
    (.largeTitle, .regular, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, .regular, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, .regular, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, .regular, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, .semibold, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, .regular, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, .regular, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, .regular, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, .regular, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, .regular, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, .regular, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  static var all: [Fact] { sizes + emphasized + overridden }

  private static var sizes: [Fact] {
    table.flatMap { style, _, sizes in
      zip(categories, sizes).map { category, size in
        Fact("\(style) at \(category)", .guidelines("Typography"), size, within: 0) {
          let traits = UITraitCollection(preferredContentSizeCategory: category)
          return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
      }
    }
  }

  /// Bold fonts of the styles, by the guidelines' column of emphasized weights.
  private static var emphasized: [Fact] {
    let bold: [UIFont.TextStyle] = [.largeTitle, .title1, .title2]
    return table.map { style, _, _ in
      Fact(
        "the emphasized weight of \(style)", .guidelines("Typography"),
        bold.contains(style) ? 700 : 600, within: 0
      ) {
        let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        let font = plain.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        return [".SFUI-Bold": 700, ".SFUI-Semibold": 600][font?.fontName ?? ""] ?? 0
      }
    }
  }

  // MARK: Overridden traits

  /// Fonts that are made while a view of another content size is laid out: roles have the user's,
  /// what metrics scale has the view's.
  private static var overridden: [Fact] {
    let rows = Fact.Source.picture("acnhResources, testBugsTableViewController.1.png, 2x")
    let credits = Fact.Source.picture("acnhResources, testSettingsViewController.1.png, 2x")
    let maps = Fact.Source.picture("fosdem, TransportationViewControllerTests, 3x")
    func made(_ make: () -> UIFont) -> UIFont {
      var font = UIFont.systemFont(ofSize: 1)
      UITraitCollection(preferredContentSizeCategory: .medium).performAsCurrent { font = make() }
      return font
    }
    func width(_ text: String, _ make: () -> UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: made(make)]).width
    }
    return [
      Fact("a title3 while medium is current", rows, 20, within: 0) {
        made { .preferredFont(forTextStyle: .title3) }.pointSize
      },
      Fact("the ink of a title3, and 1.5 beside it", rows, 174, within: 0.5) {
        width("Common Bluebottle") { .preferredFont(forTextStyle: .title3) }
      },
      Fact("the ink of a body, and 1 beside it", credits, 333, within: 0.5) {
        width("All data images used in this app are the sole") {
          .preferredFont(forTextStyle: .body)
        }
      },
      Fact("a scaled body while medium is current", maps, 16, within: 0) {
        made {
          UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
        }.pointSize
      },
    ]
  }
}
