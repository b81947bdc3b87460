// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UIImage {
  /// How much brighter than white a picture may become.
  public enum DynamicRange: Int, Sendable {
    /// As the surroundings say.
    case unspecified = -1
    /// Not at all.
    case standard = 0
    /// A little.
    case constrainedHigh = 1
    /// As much as the screen can.
    case high = 2
  }
}
