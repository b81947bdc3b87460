// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// How the stack of screens changes.
  public enum Operation: Int, Sendable {
    /// Not at all.
    case none = 0
    /// A screen comes on top.
    case push = 1
    /// The screen on top goes.
    case pop = 2
  }
}
