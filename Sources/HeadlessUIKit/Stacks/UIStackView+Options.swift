// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UIStackView {
  /// How the views of a stack share its length.
  public enum Distribution: Int, Sendable {
    /// Content priorities decide which views grow or shrink.
    case fill = 0
    /// All have the same length.
    case fillEqually = 1
    /// The lengths have the proportions of the natural ones.
    case fillProportionally = 2
    /// All gaps have the same length.
    case equalSpacing = 3
    /// The middles have the same distances, where the spacing allows.
    case equalCentering = 4
  }

  /// Where the views of a stack lie across it.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the top of a row, at the leading edge of a column.
    case leading = 1
    /// The first baselines on one line; in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the bottom of a row, at the trailing edge of a column.
    case trailing = 4
    /// The last baselines on one line; in a row.
    case lastBaseline = 5

    /// At the top; the same as `leading`.
    public static var top: Alignment { .leading }
    /// At the bottom; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
