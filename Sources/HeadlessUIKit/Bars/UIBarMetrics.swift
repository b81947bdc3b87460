// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The shape of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// Of a phone that is upright, and of all other devices.
  case `default` = 0
  /// Of a phone that lies on its side.
  case compact = 1
  /// The first with a prompt.
  case defaultPrompt = 101
  /// The second with a prompt.
  case compactPrompt = 102
}

/// The colors of a bar.
public enum UIBarStyle: Int, Sendable {
  /// As the surroundings.
  case `default` = 0
  /// White on black.
  case black = 1

  /// `black`, as it was named while there were two.
  public static var blackOpaque: UIBarStyle { .black }
  /// `black`, which lets content through as all bars do.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, with the status bar on it.
  case topAttached = 3
}
