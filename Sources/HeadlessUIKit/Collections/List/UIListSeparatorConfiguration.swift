// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic = 0
    /// It shows.
    case visible = 1
    /// It does not.
    case hidden = 2
  }

  /// Insets that stand for "from where the row's text starts to the list's edge".
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  private static let automatic = CGFloat.greatestFiniteMagnitude

  /// Whether the line above the row shows. The default is as the list has it.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row shows. The default is as the list has it.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the row's edges to the line above it, in points. The default is ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// From the row's edges to the line below it, in points. The default is ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The lines' color. The default is `UIColor.separator`, and a lighter one on iOS 26.
  public var color = RowMetrics.current.line
  /// The lines' color between rows that are chosen together. Kept only: chosen rows have no lines.
  public var multipleSelectionColor = UIColor.separator

  /// Makes the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The insets where they are given, else those that the row's text has.
  static func resolved(
    _ insets: NSDirectionalEdgeInsets, automatic: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    var result = automatic
    if insets.leading != Self.automatic { result.leading = insets.leading }
    if insets.trailing != Self.automatic { result.trailing = insets.trailing }
    return result
  }
}
