// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The color of the status bar, which is not in pictures.
///
/// ```swift
/// override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
/// ```
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark on light screens, light on dark ones.
  case `default` = 0
  /// Light, for screens with a dark background.
  case lightContent = 1
  /// Dark, for screens with a light background.
  case darkContent = 3
}
