// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How the pixels of a file are turned and mirrored to be shown, by the numbers of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As they are.
  case up = 1
  /// Mirrored from side to side.
  case upMirrored = 2
  /// Turned by half a turn.
  case down = 3
  /// Turned by half a turn, and mirrored.
  case downMirrored = 4
  /// Mirrored, and turned by a quarter to the left.
  case leftMirrored = 5
  /// Turned by a quarter to the right.
  case right = 6
  /// Mirrored, and turned by a quarter to the right.
  case rightMirrored = 7
  /// Turned by a quarter to the left.
  case left = 8
}
