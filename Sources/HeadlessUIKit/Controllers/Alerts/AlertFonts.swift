// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The fonts of an alert or an action sheet, for a size of text.
///
/// | | alert | sheet |
/// |---|---|---|
/// | title | headline | footnote, semibold |
/// | message | footnote | footnote |
/// | choices | body | title 3 |
struct AlertFonts {
  let title: UIFont
  let message: UIFont
  let choice: UIFont
  /// For the choice that stands out.
  let emphasized: UIFont
  /// How much higher a choice is than with text of the standard size, in points.
  let choiceGrowth: CGFloat

  init(_ style: UIAlertController.Style, category: UIContentSizeCategory) {
    func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      return .systemFont(ofSize: size, weight: weight)
    }
    let isAlert = style == .alert
    let choiceStyle = isAlert ? UIFont.TextStyle.body : .title3
    title = font(isAlert ? .headline : .footnote, .semibold)
    message = font(.footnote, .regular)
    choice = font(choiceStyle, .regular)
    emphasized = font(choiceStyle, .semibold)
    let standard = UIFont.systemFont(ofSize: isAlert ? 17 : 20)
    choiceGrowth = max(0, choice.lineHeight - standard.lineHeight)
  }
}
