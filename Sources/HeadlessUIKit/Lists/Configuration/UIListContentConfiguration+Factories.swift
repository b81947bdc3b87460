// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Margins and distances of cells and grouped headers are those that UIKit's own descriptions print
// on iOS 17: {11, 16, 11, 8} and {17, 8, 6, 8}, 16 and 3. On both sides the cell's margins come in.

extension UIListContentConfiguration {
  private static let cellMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  private static let groupedHeaderMargins = NSDirectionalEdgeInsets(
    top: 17, leading: 8, bottom: 6, trailing: 8)
  private static let groupedFooterMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  private static let plainHeaderMargins = NSDirectionalEdgeInsets(
    top: 4, leading: 8, bottom: 4, trailing: 8)
  private static let cellHeight: CGFloat = 44
  private static let headerHeight: CGFloat = 28

  /// A text and a smaller one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(.caption1, .label),
      margins: cellMargins, leastHeight: cellHeight)
  }

  /// A text and a smaller one below it.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A text, and a gray one at the other end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(.body, .secondaryLabel),
      margins: cellMargins, leastHeight: cellHeight)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// The header of a section, in the look of the list that it is in.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// The footer of a section, in the look of the list that it is in.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a plain list's section.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.headline, .label), TextProperties(.body, .secondaryLabel),
      margins: plainHeaderMargins, leastHeight: headerHeight
    ).sideBySide
  }

  /// The footer of a plain list's section.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
      margins: plainHeaderMargins, leastHeight: headerHeight
    ).sideBySide
  }

  /// The header of a group, in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
      margins: groupedHeaderMargins, leastHeight: 0)
    content.textProperties.transform = .uppercase
    return content
  }

  /// The footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
      margins: groupedFooterMargins, leastHeight: 0)
  }

  /// A header that stands out, of a group with distances from the edges.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.headline, .label), TextProperties(.body, .secondaryLabel),
      margins: groupedHeaderMargins, leastHeight: 0
    ).sideBySide
  }

  /// A header that stands out more, of a group with distances from the edges.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.title3, .label, weight: .semibold), TextProperties(.body, .secondaryLabel),
      margins: groupedHeaderMargins, leastHeight: 0
    ).sideBySide
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(.footnote, .secondaryLabel),
      margins: cellMargins, leastHeight: cellHeight)
  }

  /// A row of a sidebar with a smaller text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

  /// A row of a sidebar with a picture or another thing beside the text.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// A row of a sidebar with a picture or another thing beside the text and a smaller text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarCell()
  }

  /// The header of a sidebar's section.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.title3, .label, weight: .semibold), TextProperties(.body, .secondaryLabel),
      margins: cellMargins, leastHeight: cellHeight
    ).sideBySide
  }

  private var sideBySide: UIListContentConfiguration {
    var content = self
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
}
