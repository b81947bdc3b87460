// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How a bitmap's pixels are resampled when it is drawn at another size.
public enum ImageInterpolation: String, Hashable, Sendable {
  /// The nearest pixel: hard squares.
  case nearest
  /// Linear between the four nearest pixels; aliases when it shrinks to less than half.
  case linear
  /// Linear when it grows, the exact average over the covered area when it shrinks.
  case high
}
