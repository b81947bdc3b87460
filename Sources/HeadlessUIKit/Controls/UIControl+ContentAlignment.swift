// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UIControl {
  /// Where a control's content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// At the edge where text starts.
    case leading = 4
    /// At the edge where text ends.
    case trailing = 5
  }

  /// Where a control's content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}

extension UIControl {
  /// Where the content is placed from side to side, in the direction of text.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isFromRight ? .right : .left
    case .trailing: return isFromRight ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
}
