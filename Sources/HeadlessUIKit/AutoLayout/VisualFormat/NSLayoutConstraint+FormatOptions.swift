// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, in which direction they are read, and between
  /// what their distances are measured.
  ///
  /// ```swift
  /// let constraints = NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[icon]-[title]-|", options: [.alignAllCenterY, .directionLeftToRight],
  ///   metrics: nil, views: ["icon": icon, "title": title])
  /// ```
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All left edges on one line; in a column.
    public static let alignAllLeft = FormatOptions(.left)
    /// All right edges on one line; in a column.
    public static let alignAllRight = FormatOptions(.right)
    /// All top edges on one line; in a row.
    public static let alignAllTop = FormatOptions(.top)
    /// All bottom edges on one line; in a row.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All leading edges on one line; in a column.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All trailing edges on one line; in a column.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All horizontal middles on one line; in a column.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All vertical middles on one line; in a row.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of all last lines on one line; in a row.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The baselines of all first lines on one line; in a row.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Rows are read in the direction of text. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Rows are read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Rows are read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// In columns, distances between views are from the last baseline above to the first baseline
    /// below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that are equal in all views, in the order of their numbers.
  var alignments: [NSLayoutConstraint.Attribute] {
    (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(
      NSLayoutConstraint.Attribute.init(rawValue:))
  }
}
