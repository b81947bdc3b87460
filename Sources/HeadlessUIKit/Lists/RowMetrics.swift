// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of rows, headers and footers of tables and lists, in points, and their colors.
struct RowMetrics: Sendable {
  /// The least height of a row, without the line below a configured content.
  var rowHeight: CGFloat
  /// Above and below a row's content.
  var padding: CGFloat
  /// The same around the two labels of a cell's own.
  var subtitlePadding: CGFloat
  /// The corners of a group of rows.
  var groupRadius: CGFloat
  /// The height of a line between rows; `nil` for a pixel.
  var lineHeight: CGFloat?
  var line: UIColor
  /// Whether lines end before the margin at the end of the row, as they begin behind that at its
  /// start.
  var endsLineAtMargin: Bool
  /// From the edge of a group to its rows' content; `nil` for the table's margin.
  var groupMargin: CGFloat?
  /// Of the title above a group and below it.
  var groupHeader: Edge
  var groupFooter: Edge
  /// Of the title above the rows of a plain table.
  var plainHeader: Edge
  /// The title above the first group has as much more room above it as there is between groups.
  var hasRoomAboveFirstHeader: Bool
  /// Whether a plain table has a line between a header and the first row.
  var drawsLineBelowHeader: Bool

  /// What stands above or below rows.
  struct Edge: Sendable {
    var style: UIFont.TextStyle
    var color: UIColor
    var top: CGFloat
    var bottom: CGFloat
    var leastHeight: CGFloat
    /// Whether a list's own headers are in capital letters.
    var isUppercase = false
    /// Whether the text is semibold where its style is not.
    var isEmphasized = false

    var font: UIFont {
      let font = UIFont.preferredFont(forTextStyle: style)
      let bold = isEmphasized ? font.fontDescriptor.withSymbolicTraits(.traitBold) : nil
      return bold.map { UIFont(descriptor: $0, size: 0) } ?? font
    }
  }

  static let looks = Looks(
    iOS18: RowMetrics(
      rowHeight: 44, padding: 11, subtitlePadding: 10, groupRadius: 10, lineHeight: nil,
      line: .separator,
      endsLineAtMargin: false, groupMargin: nil,
      // Its title's baseline is 10 points above the group on iOS 16 and 17.
      groupHeader: Edge(
        style: .footnote, color: .secondaryLabel, top: 23.0 / 3, bottom: 20.0 / 3, leastHeight: 38,
        isUppercase: true),
      groupFooter: Edge(
        style: .footnote, color: .secondaryLabel, top: 23.0 / 3, bottom: 23.0 / 3, leastHeight: 0),
      // Gray, 15 points and semibold in seven published recordings of iOS 15 to 17 (14 points and
      // 27 high where text is medium).
      plainHeader: Edge(
        style: .subheadline, color: .secondaryLabel, top: 5, bottom: 5, leastHeight: 28,
        isEmphasized: true),
      hasRoomAboveFirstHeader: true, drawsLineBelowHeader: true),
    iOS26: RowMetrics(
      rowHeight: 52, padding: 15, subtitlePadding: 15, groupRadius: 26, lineHeight: 1,
      line: .newerLine,
      endsLineAtMargin: true, groupMargin: 16,
      groupHeader: Edge(
        style: .headline, color: .secondaryLabel, top: 10, bottom: 10, leastHeight: 0),
      groupFooter: Edge(
        style: .footnote, color: .secondaryLabel, top: 8, bottom: 6, leastHeight: 0),
      plainHeader: Edge(
        style: .headline, color: .secondaryLabel, top: 10, bottom: 10, leastHeight: 0),
      hasRoomAboveFirstHeader: false, drawsLineBelowHeader: false))

  static var current: RowMetrics { looks.current }
}

extension UIColor {
  /// 230.5 over white on iOS 26.2. In the dark, where nothing is published, it is the older one.
  fileprivate static let newerLine = UIColor {
    $0.userInterfaceStyle == .dark ? .separator : UIColor(white: 0, alpha: 24.5 / 255)
  }
}
