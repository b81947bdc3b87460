// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Which points lie inside a path that crosses itself.
///
/// Defined as in PDF 32000-1:2008, section 8.5.3.3.
public enum FillRule: String, Hashable, Sendable {
  /// Inside where the contours wind around the point a number of times other than zero.
  case nonZero
  /// Inside where the contours wind around the point an odd number of times.
  case evenOdd
}
