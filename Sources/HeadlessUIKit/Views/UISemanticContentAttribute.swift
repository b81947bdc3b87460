// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Whether a view is mirrored where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the text.
  case unspecified = 0
  /// Playback controls: not mirrored.
  case playback = 1
  /// Controls for directions in space: not mirrored.
  case spatial = 2
  /// From left to right always.
  case forceLeftToRight = 3
  /// From right to left always.
  case forceRightToLeft = 4
}

/// The direction in which text and with it the interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

extension UIView {
  /// The direction of a view with the given attribute.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: RenderingEnvironment.current.layoutDirection)
  }

  /// The direction of a view with the given attribute in an app of a direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
