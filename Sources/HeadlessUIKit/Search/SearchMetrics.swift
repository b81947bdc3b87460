// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The lengths of a search bar at a text size, in points.
///
/// A field is 36 points high at the standard size and 34.33 at the next smaller one on iOS 17: as
/// much less as lines of the body are apart. Its magnifier follows the letters' size.
struct SearchMetrics {
  /// The field's height.
  let fieldHeight: CGFloat
  /// The magnifier's size, beside that at the standard size.
  let signRatio: CGFloat

  /// The field's height in the place of a navigation bar's title, which no text size changes.
  static let titleFieldHeight: CGFloat = 30

  /// From the bar's edge to the field, above and below it.
  static let padding: CGFloat = 10

  init(_ traits: UITraitCollection) {
    fieldHeight = UIFontMetrics.default.scaledValue(for: 36, compatibleWith: traits)
    let body = UIFont.TextStyle.body
    signRatio =
      body.size(at: UIContentSizeCategory.wanted(by: traits)) / body.size(at: .large)
  }

  /// The height of a bar with nothing but the field.
  var barHeight: CGFloat { fieldHeight + 2 * SearchMetrics.padding }
}
