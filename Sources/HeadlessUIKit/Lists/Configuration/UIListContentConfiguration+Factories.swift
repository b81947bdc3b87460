// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Margins and distances of cells and grouped headers are those that UIKit's own descriptions print
// on iOS 17: {11, 16, 11, 8} and {17, 8, 6, 8}, 16 and 3. On both sides the cell's margins come in.
// Those of iOS 26 are from layouts of Mac Catalyst 26.1 and pictures of iOS 26.2.

extension UIListContentConfiguration {
  private struct Figures {
    /// Above and below a cell's text, and the height that it has at least.
    var padding: CGFloat
    var cellHeight: CGFloat
    /// Above and below a header's text, where it stands above a group and in a plain list.
    var groupedHeader: (top: CGFloat, bottom: CGFloat)
    var plainHeader: (top: CGFloat, bottom: CGFloat)
    var groupedFooter: (top: CGFloat, bottom: CGFloat)
    var headerHeight: CGFloat
    /// The style of a second text below the first, and the gap between them.
    var secondary: UIFont.TextStyle
    var secondaryColor: UIColor
    var gap: CGFloat
  }

  private static let looks = Looks(
    iOS18: Figures(
      padding: 11, cellHeight: 44, groupedHeader: (17, 6), plainHeader: (4, 4),
      groupedFooter: (8, 8), headerHeight: 28, secondary: .caption1, secondaryColor: .label,
      gap: 3),
    // A second text of the size of a subheadline lies below the first without a gap.
    iOS26: Figures(
      padding: 15, cellHeight: 52, groupedHeader: (10, 10), plainHeader: (10, 10),
      groupedFooter: (8, 6), headerHeight: 0, secondary: .subheadline,
      secondaryColor: .secondaryLabel, gap: 0))

  private static func margins(
    _ edges: (top: CGFloat, bottom: CGFloat)
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: edges.top, leading: 8, bottom: edges.bottom, trailing: 8)
  }

  private static var cellMargins: NSDirectionalEdgeInsets {
    let padding = looks.current.padding
    return NSDirectionalEdgeInsets(top: padding, leading: 16, bottom: padding, trailing: 8)
  }
  private static var groupedHeaderMargins: NSDirectionalEdgeInsets {
    margins(looks.current.groupedHeader)
  }
  private static var groupedFooterMargins: NSDirectionalEdgeInsets {
    margins(looks.current.groupedFooter)
  }
  private static var plainHeaderMargins: NSDirectionalEdgeInsets {
    margins(looks.current.plainHeader)
  }
  private static var cellHeight: CGFloat { looks.current.cellHeight }
  private static var headerHeight: CGFloat { looks.current.headerHeight }

  /// A text and a smaller one below it.
  public static func cell() -> UIListContentConfiguration {
    let figures = looks.current
    var content = UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(figures.secondary, figures.secondaryColor),
      margins: cellMargins, leastHeight: cellHeight)
    content.textToSecondaryTextVerticalPadding = figures.gap
    return content
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

  /// The header of a plain list's section: gray, as on a published recording of iOS 16.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.headline, .secondaryLabel),
      TextProperties(.body, .secondaryLabel), margins: plainHeaderMargins, leastHeight: headerHeight
    ).sideBySide
  }

  /// The footer of a plain list's section.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
      margins: plainHeaderMargins, leastHeight: headerHeight
    ).sideBySide
  }

  /// The header of a group, in capital letters; semibold and larger on iOS 26.
  public static func groupedHeader() -> UIListContentConfiguration {
    let edge = RowMetrics.current.groupHeader
    var content = UIListContentConfiguration(
      TextProperties(edge.style, edge.color), TextProperties(.footnote, .secondaryLabel),
      margins: groupedHeaderMargins, leastHeight: 0)
    if edge.isUppercase { content.textProperties.transform = .uppercase }
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

  // Sidebars are those of Apple's UIKitCatalog on an iPhone 11 with iOS 16.2, whose screenshots in
  // pystaUIKitCatalogChallenge are 494 pixels for 414 points: texts begin 28 points from the edge,
  // and 66 behind a symbol, whose middle is at 42.

  private static var sidebarMargins: NSDirectionalEdgeInsets {
    margins((looks.current.padding, looks.current.padding))
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(.footnote, .secondaryLabel),
      margins: sidebarMargins, leastHeight: cellHeight)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    content.imageProperties.reservedLayoutSize.width = ImageProperties.standardDimension
    content.imageToTextPadding = 10
    return content
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
      margins: sidebarMargins, leastHeight: cellHeight
    ).sideBySide
  }

  private var sideBySide: UIListContentConfiguration {
    var content = self
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
}
