// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The fonts of an alert or an action sheet, for a size of text; small sizes count as the standard
/// one, as in Flutter's issue 37086 beside pictures of iOS.
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
  /// How high a choice is, in points, not rounded to pixels.
  let choiceHeight: CGFloat

  init(_ style: UIAlertController.Style, category: UIContentSizeCategory) {
    let category = max(category, .large)
    func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
      .systemFont(ofSize: style.size(at: category), weight: weight)
    }
    let isAlert = style == .alert
    let choiceStyle = isAlert ? UIFont.TextStyle.body : .title3
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    title =
      isAlert
      ? .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      : font(.footnote, .semibold)
    // Lines of messages are 16 points apart at 13 points: 2 less than a footnote's.
    message = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).withTightLeading
    choice = font(choiceStyle, .regular)
    emphasized = font(choiceStyle, .semibold)
    let standardHeight = isAlert ? AlertGeometry.alertButtonHeight : AlertGeometry.sheetButtonHeight
    let standard = UIFont.systemFont(ofSize: isAlert ? 17 : 20)
    // By DWAlertController's table: 46.5, 49 and 51 points for the three sizes above the standard
    // one, then twice a line's height.
    choiceHeight =
      isAlert && category.isAccessibilityCategory
      ? 2 * choice.lineHeight
      : standardHeight + max(0, choice.lineHeight - standard.lineHeight)
  }
}
