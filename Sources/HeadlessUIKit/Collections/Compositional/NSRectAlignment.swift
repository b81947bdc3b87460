// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A place at the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The upper corner where text starts.
  case topLeading = 2
  /// The middle of the edge where text starts.
  case leading = 3
  /// The lower corner where text starts.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The lower corner where text ends.
  case bottomTrailing = 6
  /// The middle of the edge where text ends.
  case trailing = 7
  /// The upper corner where text ends.
  case topTrailing = 8

  /// The edges that meet there.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
