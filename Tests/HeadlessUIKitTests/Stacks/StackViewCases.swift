// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

// Longer than other files: it is a table.
//
// Three views of 20 x 10, 30 x 16 and 10 x 24 points in a row (10 x 20, 16 x 30 and 24 x 10 in a
// column), of which the second one hugs its content least, in a stack of the given length and
// breadth. Worked out by hand from Apple's documentation of `UIStackView.Distribution` and
// `UIStackView.Alignment`:
//
//   fill the second view takes what is left fillEqually (length - gaps) / 3 each fillProportionally
//   (length - gaps) * size / 60 equalSpacing sizes as they are, gaps of (length - 60) / 2
//   equalCentering the first at the start, the last at the end, the second's middle between theirs
//   alignment from edge to edge; at the start; (breadth - size) / 2; at the end margins 2 above, 4
//   left, 6 below, 8 right, taken off first from right to left x' = left + right - x - width scale
//   each edge at the nearest pixel

/// One arrangement and the frames that follow.
struct StackViewCase {
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var length: CGFloat
  var breadth: CGFloat
  var spacing: CGFloat
  /// Where a hidden view of 40 x 40 points stands among the others.
  var hidden: Int?
  var hasMargins = false
  var isMirrored = false
  var scale: CGFloat = 2
  /// x, y, width, height of the three views.
  var frames: [[CGFloat]]

  init(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment, _ length: CGFloat, _ breadth: CGFloat, spacing: CGFloat,
    hidden: Int? = nil, hasMargins: Bool = false, isMirrored: Bool = false, scale: CGFloat = 2,
    _ frames: [[CGFloat]]
  ) {
    (self.axis, self.distribution, self.alignment) = (axis, distribution, alignment)
    (self.length, self.breadth, self.spacing) = (length, breadth, spacing)
    (self.hidden, self.hasMargins, self.isMirrored) = (hidden, hasMargins, isMirrored)
    (self.scale, self.frames) = (scale, frames)
  }

  private static let part1: [StackViewCase] = [
    .init(
      .horizontal, .fill, .fill, 120, 40, spacing: 0,
      [[0, 0, 20, 40], [20, 0, 90, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .fill, .fill, 120, 40, spacing: 6,
      [[0, 0, 20, 40], [26, 0, 78, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .fill, .leading, 120, 40, spacing: 0,
      [[0, 0, 20, 10], [20, 0, 90, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .fill, .leading, 120, 40, spacing: 6,
      [[0, 0, 20, 10], [26, 0, 78, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .fill, .center, 120, 40, spacing: 0,
      [[0, 15, 20, 10], [20, 12, 90, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .fill, .center, 120, 40, spacing: 6,
      [[0, 15, 20, 10], [26, 12, 78, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .fill, .trailing, 120, 40, spacing: 0,
      [[0, 30, 20, 10], [20, 24, 90, 16], [110, 16, 10, 24]]),
    .init(
      .horizontal, .fill, .trailing, 120, 40, spacing: 6,
      [[0, 30, 20, 10], [26, 24, 78, 16], [110, 16, 10, 24]]),
    .init(
      .horizontal, .fillEqually, .fill, 120, 40, spacing: 0,
      [[0, 0, 40, 40], [40, 0, 40, 40], [80, 0, 40, 40]]),
    .init(
      .horizontal, .fillEqually, .fill, 120, 40, spacing: 6,
      [[0, 0, 36, 40], [42, 0, 36, 40], [84, 0, 36, 40]]),
    .init(
      .horizontal, .fillEqually, .leading, 120, 40, spacing: 0,
      [[0, 0, 40, 10], [40, 0, 40, 16], [80, 0, 40, 24]]),
    .init(
      .horizontal, .fillEqually, .leading, 120, 40, spacing: 6,
      [[0, 0, 36, 10], [42, 0, 36, 16], [84, 0, 36, 24]]),
    .init(
      .horizontal, .fillEqually, .center, 120, 40, spacing: 0,
      [[0, 15, 40, 10], [40, 12, 40, 16], [80, 8, 40, 24]]),
    .init(
      .horizontal, .fillEqually, .center, 120, 40, spacing: 6,
      [[0, 15, 36, 10], [42, 12, 36, 16], [84, 8, 36, 24]]),
    .init(
      .horizontal, .fillEqually, .trailing, 120, 40, spacing: 0,
      [[0, 30, 40, 10], [40, 24, 40, 16], [80, 16, 40, 24]]),
    .init(
      .horizontal, .fillEqually, .trailing, 120, 40, spacing: 6,
      [[0, 30, 36, 10], [42, 24, 36, 16], [84, 16, 36, 24]]),
    .init(
      .horizontal, .fillProportionally, .fill, 120, 40, spacing: 0,
      [[0, 0, 40, 40], [40, 0, 60, 40], [100, 0, 20, 40]]),
    .init(
      .horizontal, .fillProportionally, .fill, 120, 40, spacing: 6,
      [[0, 0, 36, 40], [42, 0, 54, 40], [102, 0, 18, 40]]),
    .init(
      .horizontal, .fillProportionally, .leading, 120, 40, spacing: 0,
      [[0, 0, 40, 10], [40, 0, 60, 16], [100, 0, 20, 24]]),
    .init(
      .horizontal, .fillProportionally, .leading, 120, 40, spacing: 6,
      [[0, 0, 36, 10], [42, 0, 54, 16], [102, 0, 18, 24]]),
    .init(
      .horizontal, .fillProportionally, .center, 120, 40, spacing: 0,
      [[0, 15, 40, 10], [40, 12, 60, 16], [100, 8, 20, 24]]),
    .init(
      .horizontal, .fillProportionally, .center, 120, 40, spacing: 6,
      [[0, 15, 36, 10], [42, 12, 54, 16], [102, 8, 18, 24]]),
    .init(
      .horizontal, .fillProportionally, .trailing, 120, 40, spacing: 0,
      [[0, 30, 40, 10], [40, 24, 60, 16], [100, 16, 20, 24]]),
    .init(
      .horizontal, .fillProportionally, .trailing, 120, 40, spacing: 6,
      [[0, 30, 36, 10], [42, 24, 54, 16], [102, 16, 18, 24]]),
    .init(
      .horizontal, .equalSpacing, .fill, 120, 40, spacing: 0,
      [[0, 0, 20, 40], [50, 0, 30, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .equalSpacing, .fill, 120, 40, spacing: 6,
      [[0, 0, 20, 40], [50, 0, 30, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .equalSpacing, .leading, 120, 40, spacing: 0,
      [[0, 0, 20, 10], [50, 0, 30, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .leading, 120, 40, spacing: 6,
      [[0, 0, 20, 10], [50, 0, 30, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .center, 120, 40, spacing: 0,
      [[0, 15, 20, 10], [50, 12, 30, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .center, 120, 40, spacing: 6,
      [[0, 15, 20, 10], [50, 12, 30, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .trailing, 120, 40, spacing: 0,
      [[0, 30, 20, 10], [50, 24, 30, 16], [110, 16, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .trailing, 120, 40, spacing: 6,
      [[0, 30, 20, 10], [50, 24, 30, 16], [110, 16, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .fill, 120, 40, spacing: 0,
      [[0, 0, 20, 40], [47.5, 0, 30, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .equalCentering, .fill, 120, 40, spacing: 6,
      [[0, 0, 20, 40], [47.5, 0, 30, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .equalCentering, .leading, 120, 40, spacing: 0,
      [[0, 0, 20, 10], [47.5, 0, 30, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .leading, 120, 40, spacing: 6,
      [[0, 0, 20, 10], [47.5, 0, 30, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .center, 120, 40, spacing: 0,
      [[0, 15, 20, 10], [47.5, 12, 30, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .center, 120, 40, spacing: 6,
      [[0, 15, 20, 10], [47.5, 12, 30, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .trailing, 120, 40, spacing: 0,
      [[0, 30, 20, 10], [47.5, 24, 30, 16], [110, 16, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .trailing, 120, 40, spacing: 6,
      [[0, 30, 20, 10], [47.5, 24, 30, 16], [110, 16, 10, 24]]),
    .init(
      .vertical, .fill, .fill, 120, 40, spacing: 0,
      [[0, 0, 40, 20], [0, 20, 40, 90], [0, 110, 40, 10]]),
    .init(
      .vertical, .fill, .fill, 120, 40, spacing: 6,
      [[0, 0, 40, 20], [0, 26, 40, 78], [0, 110, 40, 10]]),
    .init(
      .vertical, .fill, .leading, 120, 40, spacing: 0,
      [[0, 0, 10, 20], [0, 20, 16, 90], [0, 110, 24, 10]]),
    .init(
      .vertical, .fill, .leading, 120, 40, spacing: 6,
      [[0, 0, 10, 20], [0, 26, 16, 78], [0, 110, 24, 10]]),
    .init(
      .vertical, .fill, .center, 120, 40, spacing: 0,
      [[15, 0, 10, 20], [12, 20, 16, 90], [8, 110, 24, 10]]),
    .init(
      .vertical, .fill, .center, 120, 40, spacing: 6,
      [[15, 0, 10, 20], [12, 26, 16, 78], [8, 110, 24, 10]]),
    .init(
      .vertical, .fill, .trailing, 120, 40, spacing: 0,
      [[30, 0, 10, 20], [24, 20, 16, 90], [16, 110, 24, 10]]),
    .init(
      .vertical, .fill, .trailing, 120, 40, spacing: 6,
      [[30, 0, 10, 20], [24, 26, 16, 78], [16, 110, 24, 10]]),
    .init(
      .vertical, .fillEqually, .fill, 120, 40, spacing: 0,
      [[0, 0, 40, 40], [0, 40, 40, 40], [0, 80, 40, 40]]),
    .init(
      .vertical, .fillEqually, .fill, 120, 40, spacing: 6,
      [[0, 0, 40, 36], [0, 42, 40, 36], [0, 84, 40, 36]]),
  ]

  private static let part2: [StackViewCase] = [
    .init(
      .vertical, .fillEqually, .leading, 120, 40, spacing: 0,
      [[0, 0, 10, 40], [0, 40, 16, 40], [0, 80, 24, 40]]),
    .init(
      .vertical, .fillEqually, .leading, 120, 40, spacing: 6,
      [[0, 0, 10, 36], [0, 42, 16, 36], [0, 84, 24, 36]]),
    .init(
      .vertical, .fillEqually, .center, 120, 40, spacing: 0,
      [[15, 0, 10, 40], [12, 40, 16, 40], [8, 80, 24, 40]]),
    .init(
      .vertical, .fillEqually, .center, 120, 40, spacing: 6,
      [[15, 0, 10, 36], [12, 42, 16, 36], [8, 84, 24, 36]]),
    .init(
      .vertical, .fillEqually, .trailing, 120, 40, spacing: 0,
      [[30, 0, 10, 40], [24, 40, 16, 40], [16, 80, 24, 40]]),
    .init(
      .vertical, .fillEqually, .trailing, 120, 40, spacing: 6,
      [[30, 0, 10, 36], [24, 42, 16, 36], [16, 84, 24, 36]]),
    .init(
      .vertical, .fillProportionally, .fill, 120, 40, spacing: 0,
      [[0, 0, 40, 40], [0, 40, 40, 60], [0, 100, 40, 20]]),
    .init(
      .vertical, .fillProportionally, .fill, 120, 40, spacing: 6,
      [[0, 0, 40, 36], [0, 42, 40, 54], [0, 102, 40, 18]]),
    .init(
      .vertical, .fillProportionally, .leading, 120, 40, spacing: 0,
      [[0, 0, 10, 40], [0, 40, 16, 60], [0, 100, 24, 20]]),
    .init(
      .vertical, .fillProportionally, .leading, 120, 40, spacing: 6,
      [[0, 0, 10, 36], [0, 42, 16, 54], [0, 102, 24, 18]]),
    .init(
      .vertical, .fillProportionally, .center, 120, 40, spacing: 0,
      [[15, 0, 10, 40], [12, 40, 16, 60], [8, 100, 24, 20]]),
    .init(
      .vertical, .fillProportionally, .center, 120, 40, spacing: 6,
      [[15, 0, 10, 36], [12, 42, 16, 54], [8, 102, 24, 18]]),
    .init(
      .vertical, .fillProportionally, .trailing, 120, 40, spacing: 0,
      [[30, 0, 10, 40], [24, 40, 16, 60], [16, 100, 24, 20]]),
    .init(
      .vertical, .fillProportionally, .trailing, 120, 40, spacing: 6,
      [[30, 0, 10, 36], [24, 42, 16, 54], [16, 102, 24, 18]]),
    .init(
      .vertical, .equalSpacing, .fill, 120, 40, spacing: 0,
      [[0, 0, 40, 20], [0, 50, 40, 30], [0, 110, 40, 10]]),
    .init(
      .vertical, .equalSpacing, .fill, 120, 40, spacing: 6,
      [[0, 0, 40, 20], [0, 50, 40, 30], [0, 110, 40, 10]]),
    .init(
      .vertical, .equalSpacing, .leading, 120, 40, spacing: 0,
      [[0, 0, 10, 20], [0, 50, 16, 30], [0, 110, 24, 10]]),
    .init(
      .vertical, .equalSpacing, .leading, 120, 40, spacing: 6,
      [[0, 0, 10, 20], [0, 50, 16, 30], [0, 110, 24, 10]]),
    .init(
      .vertical, .equalSpacing, .center, 120, 40, spacing: 0,
      [[15, 0, 10, 20], [12, 50, 16, 30], [8, 110, 24, 10]]),
    .init(
      .vertical, .equalSpacing, .center, 120, 40, spacing: 6,
      [[15, 0, 10, 20], [12, 50, 16, 30], [8, 110, 24, 10]]),
    .init(
      .vertical, .equalSpacing, .trailing, 120, 40, spacing: 0,
      [[30, 0, 10, 20], [24, 50, 16, 30], [16, 110, 24, 10]]),
    .init(
      .vertical, .equalSpacing, .trailing, 120, 40, spacing: 6,
      [[30, 0, 10, 20], [24, 50, 16, 30], [16, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .fill, 120, 40, spacing: 0,
      [[0, 0, 40, 20], [0, 47.5, 40, 30], [0, 110, 40, 10]]),
    .init(
      .vertical, .equalCentering, .fill, 120, 40, spacing: 6,
      [[0, 0, 40, 20], [0, 47.5, 40, 30], [0, 110, 40, 10]]),
    .init(
      .vertical, .equalCentering, .leading, 120, 40, spacing: 0,
      [[0, 0, 10, 20], [0, 47.5, 16, 30], [0, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .leading, 120, 40, spacing: 6,
      [[0, 0, 10, 20], [0, 47.5, 16, 30], [0, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .center, 120, 40, spacing: 0,
      [[15, 0, 10, 20], [12, 47.5, 16, 30], [8, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .center, 120, 40, spacing: 6,
      [[15, 0, 10, 20], [12, 47.5, 16, 30], [8, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .trailing, 120, 40, spacing: 0,
      [[30, 0, 10, 20], [24, 47.5, 16, 30], [16, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .trailing, 120, 40, spacing: 6,
      [[30, 0, 10, 20], [24, 47.5, 16, 30], [16, 110, 24, 10]]),
    .init(
      .horizontal, .fill, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 20, 40], [24, 0, 82, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .fill, .center, 120, 40, spacing: 4, hidden: 3,
      [[0, 15, 20, 10], [24, 12, 82, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .fill, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 20, 10], [24, 0, 82, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .fillEqually, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 37.5, 40], [41.5, 0, 37, 40], [82.5, 0, 37.5, 40]]),
    .init(
      .horizontal, .fillEqually, .center, 120, 40, spacing: 4, hidden: 3,
      [[0, 15, 37.5, 10], [41.5, 12, 37, 16], [82.5, 8, 37.5, 24]]),
    .init(
      .horizontal, .fillEqually, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 37.5, 10], [41.5, 0, 37, 16], [82.5, 0, 37.5, 24]]),
    .init(
      .horizontal, .fillProportionally, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 37.5, 40], [41.5, 0, 56, 40], [101.5, 0, 18.5, 40]]),
    .init(
      .horizontal, .fillProportionally, .center, 120, 40, spacing: 4, hidden: 3,
      [[0, 15, 37.5, 10], [41.5, 12, 56, 16], [101.5, 8, 18.5, 24]]),
    .init(
      .horizontal, .fillProportionally, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 37.5, 10], [41.5, 0, 56, 16], [101.5, 0, 18.5, 24]]),
    .init(
      .horizontal, .equalSpacing, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 20, 40], [50, 0, 30, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .equalSpacing, .center, 120, 40, spacing: 4, hidden: 3,
      [[0, 15, 20, 10], [50, 12, 30, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 20, 10], [50, 0, 30, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 20, 40], [47.5, 0, 30, 40], [110, 0, 10, 40]]),
    .init(
      .horizontal, .equalCentering, .center, 120, 40, spacing: 4, hidden: 3,
      [[0, 15, 20, 10], [47.5, 12, 30, 16], [110, 8, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 20, 10], [47.5, 0, 30, 16], [110, 0, 10, 24]]),
    .init(
      .horizontal, .fill, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 20, 42], [28, 2, 90, 42], [122, 2, 10, 42]]),
    .init(
      .horizontal, .fill, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[4, 34, 20, 10], [28, 28, 90, 16], [122, 20, 10, 24]]),
    .init(
      .horizontal, .fillEqually, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 40, 42], [48, 2, 40, 42], [92, 2, 40, 42]]),
    .init(
      .horizontal, .fillEqually, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[4, 34, 40, 10], [48, 28, 40, 16], [92, 20, 40, 24]]),
    .init(
      .horizontal, .fillProportionally, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 40, 42], [48, 2, 60, 42], [112, 2, 20, 42]]),
  ]

  private static let part3: [StackViewCase] = [
    .init(
      .horizontal, .fillProportionally, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[4, 34, 40, 10], [48, 28, 60, 16], [112, 20, 20, 24]]),
    .init(
      .horizontal, .equalSpacing, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 20, 42], [58, 2, 30, 42], [122, 2, 10, 42]]),
    .init(
      .horizontal, .equalSpacing, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[4, 34, 20, 10], [58, 28, 30, 16], [122, 20, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 20, 42], [55.5, 2, 30, 42], [122, 2, 10, 42]]),
    .init(
      .horizontal, .equalCentering, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[4, 34, 20, 10], [55.5, 28, 30, 16], [122, 20, 10, 24]]),
    .init(
      .vertical, .fill, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 40, 20], [0, 24, 40, 82], [0, 110, 40, 10]]),
    .init(
      .vertical, .fill, .center, 120, 40, spacing: 4, hidden: 3,
      [[15, 0, 10, 20], [12, 24, 16, 82], [8, 110, 24, 10]]),
    .init(
      .vertical, .fill, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 10, 20], [0, 24, 16, 82], [0, 110, 24, 10]]),
    .init(
      .vertical, .fillEqually, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 40, 37.5], [0, 41.5, 40, 37], [0, 82.5, 40, 37.5]]),
    .init(
      .vertical, .fillEqually, .center, 120, 40, spacing: 4, hidden: 3,
      [[15, 0, 10, 37.5], [12, 41.5, 16, 37], [8, 82.5, 24, 37.5]]),
    .init(
      .vertical, .fillEqually, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 10, 37.5], [0, 41.5, 16, 37], [0, 82.5, 24, 37.5]]),
    .init(
      .vertical, .fillProportionally, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 40, 37.5], [0, 41.5, 40, 56], [0, 101.5, 40, 18.5]]),
    .init(
      .vertical, .fillProportionally, .center, 120, 40, spacing: 4, hidden: 3,
      [[15, 0, 10, 37.5], [12, 41.5, 16, 56], [8, 101.5, 24, 18.5]]),
    .init(
      .vertical, .fillProportionally, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 10, 37.5], [0, 41.5, 16, 56], [0, 101.5, 24, 18.5]]),
    .init(
      .vertical, .equalSpacing, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 40, 20], [0, 50, 40, 30], [0, 110, 40, 10]]),
    .init(
      .vertical, .equalSpacing, .center, 120, 40, spacing: 4, hidden: 3,
      [[15, 0, 10, 20], [12, 50, 16, 30], [8, 110, 24, 10]]),
    .init(
      .vertical, .equalSpacing, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 10, 20], [0, 50, 16, 30], [0, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .fill, 120, 40, spacing: 4, hidden: 3,
      [[0, 0, 40, 20], [0, 47.5, 40, 30], [0, 110, 40, 10]]),
    .init(
      .vertical, .equalCentering, .center, 120, 40, spacing: 4, hidden: 3,
      [[15, 0, 10, 20], [12, 47.5, 16, 30], [8, 110, 24, 10]]),
    .init(
      .vertical, .equalCentering, .leading, 120, 40, spacing: 4, hidden: 0,
      [[0, 0, 10, 20], [0, 47.5, 16, 30], [0, 110, 24, 10]]),
    .init(
      .vertical, .fill, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 38, 20], [4, 26, 38, 94], [4, 124, 38, 10]]),
    .init(
      .vertical, .fill, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[32, 2, 10, 20], [26, 26, 16, 94], [18, 124, 24, 10]]),
    .init(
      .vertical, .fillEqually, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 38, 41.5], [4, 47.5, 38, 41], [4, 92.5, 38, 41.5]]),
    .init(
      .vertical, .fillEqually, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[32, 2, 10, 41.5], [26, 47.5, 16, 41], [18, 92.5, 24, 41.5]]),
    .init(
      .vertical, .fillProportionally, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 38, 41.5], [4, 47.5, 38, 62], [4, 113.5, 38, 20.5]]),
    .init(
      .vertical, .fillProportionally, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[32, 2, 10, 41.5], [26, 47.5, 16, 62], [18, 113.5, 24, 20.5]]),
    .init(
      .vertical, .equalSpacing, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 38, 20], [4, 58, 38, 30], [4, 124, 38, 10]]),
    .init(
      .vertical, .equalSpacing, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[32, 2, 10, 20], [26, 58, 16, 30], [18, 124, 24, 10]]),
    .init(
      .vertical, .equalCentering, .fill, 140, 50, spacing: 4, hasMargins: true,
      [[4, 2, 38, 20], [4, 55.5, 38, 30], [4, 124, 38, 10]]),
    .init(
      .vertical, .equalCentering, .trailing, 140, 50, spacing: 4, hasMargins: true,
      [[32, 2, 10, 20], [26, 55.5, 16, 30], [18, 124, 24, 10]]),
    .init(
      .horizontal, .fill, .fill, 120, 40, spacing: 6, isMirrored: true,
      [[100, 0, 20, 40], [16, 0, 78, 40], [0, 0, 10, 40]]),
    .init(
      .horizontal, .fill, .leading, 120, 40, spacing: 6, isMirrored: true,
      [[100, 0, 20, 10], [16, 0, 78, 16], [0, 0, 10, 24]]),
    .init(
      .horizontal, .fill, .center, 120, 40, spacing: 6, isMirrored: true,
      [[100, 15, 20, 10], [16, 12, 78, 16], [0, 8, 10, 24]]),
    .init(
      .horizontal, .fill, .trailing, 120, 40, spacing: 6, isMirrored: true,
      [[100, 30, 20, 10], [16, 24, 78, 16], [0, 16, 10, 24]]),
    .init(
      .horizontal, .fillEqually, .fill, 120, 40, spacing: 6, isMirrored: true,
      [[84, 0, 36, 40], [42, 0, 36, 40], [0, 0, 36, 40]]),
    .init(
      .horizontal, .fillEqually, .leading, 120, 40, spacing: 6, isMirrored: true,
      [[84, 0, 36, 10], [42, 0, 36, 16], [0, 0, 36, 24]]),
    .init(
      .horizontal, .fillEqually, .center, 120, 40, spacing: 6, isMirrored: true,
      [[84, 15, 36, 10], [42, 12, 36, 16], [0, 8, 36, 24]]),
    .init(
      .horizontal, .fillEqually, .trailing, 120, 40, spacing: 6, isMirrored: true,
      [[84, 30, 36, 10], [42, 24, 36, 16], [0, 16, 36, 24]]),
    .init(
      .horizontal, .fillProportionally, .fill, 120, 40, spacing: 6, isMirrored: true,
      [[84, 0, 36, 40], [24, 0, 54, 40], [0, 0, 18, 40]]),
    .init(
      .horizontal, .fillProportionally, .leading, 120, 40, spacing: 6, isMirrored: true,
      [[84, 0, 36, 10], [24, 0, 54, 16], [0, 0, 18, 24]]),
    .init(
      .horizontal, .fillProportionally, .center, 120, 40, spacing: 6, isMirrored: true,
      [[84, 15, 36, 10], [24, 12, 54, 16], [0, 8, 18, 24]]),
    .init(
      .horizontal, .fillProportionally, .trailing, 120, 40, spacing: 6, isMirrored: true,
      [[84, 30, 36, 10], [24, 24, 54, 16], [0, 16, 18, 24]]),
    .init(
      .horizontal, .equalSpacing, .fill, 120, 40, spacing: 6, isMirrored: true,
      [[100, 0, 20, 40], [40, 0, 30, 40], [0, 0, 10, 40]]),
    .init(
      .horizontal, .equalSpacing, .leading, 120, 40, spacing: 6, isMirrored: true,
      [[100, 0, 20, 10], [40, 0, 30, 16], [0, 0, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .center, 120, 40, spacing: 6, isMirrored: true,
      [[100, 15, 20, 10], [40, 12, 30, 16], [0, 8, 10, 24]]),
    .init(
      .horizontal, .equalSpacing, .trailing, 120, 40, spacing: 6, isMirrored: true,
      [[100, 30, 20, 10], [40, 24, 30, 16], [0, 16, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .fill, 120, 40, spacing: 6, isMirrored: true,
      [[100, 0, 20, 40], [42.5, 0, 30, 40], [0, 0, 10, 40]]),
    .init(
      .horizontal, .equalCentering, .leading, 120, 40, spacing: 6, isMirrored: true,
      [[100, 0, 20, 10], [42.5, 0, 30, 16], [0, 0, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .center, 120, 40, spacing: 6, isMirrored: true,
      [[100, 15, 20, 10], [42.5, 12, 30, 16], [0, 8, 10, 24]]),
    .init(
      .horizontal, .equalCentering, .trailing, 120, 40, spacing: 6, isMirrored: true,
      [[100, 30, 20, 10], [42.5, 24, 30, 16], [0, 16, 10, 24]]),
  ]

  private static let part4: [StackViewCase] = [
    .init(
      .vertical, .fill, .fill, 120, 40, spacing: 6, isMirrored: true,
      [[0, 0, 40, 20], [0, 26, 40, 78], [0, 110, 40, 10]]),
    .init(
      .horizontal, .fillEqually, .fill, 140, 50, spacing: 4, hasMargins: true, isMirrored: true,
      [[92, 2, 40, 42], [48, 2, 40, 42], [4, 2, 40, 42]]),
    .init(
      .vertical, .fill, .leading, 120, 40, spacing: 6, isMirrored: true,
      [[30, 0, 10, 20], [24, 26, 16, 78], [16, 110, 24, 10]]),
    .init(
      .horizontal, .fillEqually, .leading, 140, 50, spacing: 4, hasMargins: true, isMirrored: true,
      [[92, 2, 40, 10], [48, 2, 40, 16], [4, 2, 40, 24]]),
    .init(
      .vertical, .fill, .center, 120, 40, spacing: 6, isMirrored: true,
      [[15, 0, 10, 20], [12, 26, 16, 78], [8, 110, 24, 10]]),
    .init(
      .horizontal, .fillEqually, .center, 140, 50, spacing: 4, hasMargins: true, isMirrored: true,
      [[92, 18, 40, 10], [48, 15, 40, 16], [4, 11, 40, 24]]),
    .init(
      .vertical, .fill, .trailing, 120, 40, spacing: 6, isMirrored: true,
      [[0, 0, 10, 20], [0, 26, 16, 78], [0, 110, 24, 10]]),
    .init(
      .horizontal, .fillEqually, .trailing, 140, 50, spacing: 4, hasMargins: true, isMirrored: true,
      [[92, 34, 40, 10], [48, 28, 40, 16], [4, 20, 40, 24]]),
    .init(
      .vertical, .fill, .leading, 100, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 20], [0, 25, 16, 60], [0, 90, 24, 10]]),
    .init(
      .vertical, .fill, .leading, 107, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 20], [0, 25, 16, 67], [0, 97, 24, 10]]),
    .init(
      .vertical, .fillEqually, .leading, 100, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 30], [0, 35, 16, 30], [0, 70, 24, 30]]),
    .init(
      .vertical, .fillEqually, .leading, 107, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 32], [0, 37, 16, 33], [0, 75, 24, 32]]),
    .init(
      .vertical, .fillProportionally, .leading, 100, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 30], [0, 35, 16, 45], [0, 85, 24, 15]]),
    .init(
      .vertical, .fillProportionally, .leading, 107, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 32], [0, 37, 16, 49], [0, 91, 24, 16]]),
    .init(
      .vertical, .equalSpacing, .leading, 100, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 20], [0, 40, 16, 30], [0, 90, 24, 10]]),
    .init(
      .vertical, .equalCentering, .leading, 107, 41, spacing: 5, scale: 1,
      [[0, 0, 10, 20], [0, 41, 16, 30], [0, 97, 24, 10]]),
    .init(
      .horizontal, .fill, .center, 100, 41, spacing: 5,
      [[0, 15.5, 20, 10], [25, 12.5, 60, 16], [90, 8.5, 10, 24]]),
    .init(
      .vertical, .fill, .leading, 100, 41, spacing: 5,
      [[0, 0, 10, 20], [0, 25, 16, 60], [0, 90, 24, 10]]),
    .init(
      .horizontal, .fill, .center, 107, 41, spacing: 5,
      [[0, 15.5, 20, 10], [25, 12.5, 67, 16], [97, 8.5, 10, 24]]),
    .init(
      .vertical, .fill, .leading, 107, 41, spacing: 5,
      [[0, 0, 10, 20], [0, 25, 16, 67], [0, 97, 24, 10]]),
    .init(
      .horizontal, .fillEqually, .center, 100, 41, spacing: 5,
      [[0, 15.5, 30, 10], [35, 12.5, 30, 16], [70, 8.5, 30, 24]]),
    .init(
      .vertical, .fillEqually, .leading, 100, 41, spacing: 5,
      [[0, 0, 10, 30], [0, 35, 16, 30], [0, 70, 24, 30]]),
    .init(
      .horizontal, .fillEqually, .center, 107, 41, spacing: 5,
      [[0, 15.5, 32.5, 10], [37.5, 12.5, 32, 16], [74.5, 8.5, 32.5, 24]]),
    .init(
      .vertical, .fillEqually, .leading, 107, 41, spacing: 5,
      [[0, 0, 10, 32.5], [0, 37.5, 16, 32], [0, 74.5, 24, 32.5]]),
    .init(
      .horizontal, .fillProportionally, .center, 100, 41, spacing: 5,
      [[0, 15.5, 30, 10], [35, 12.5, 45, 16], [85, 8.5, 15, 24]]),
    .init(
      .vertical, .fillProportionally, .leading, 100, 41, spacing: 5,
      [[0, 0, 10, 30], [0, 35, 16, 45], [0, 85, 24, 15]]),
    .init(
      .horizontal, .fillProportionally, .center, 107, 41, spacing: 5,
      [[0, 15.5, 32.5, 10], [37.5, 12.5, 48.5, 16], [91, 8.5, 16, 24]]),
    .init(
      .vertical, .fillProportionally, .leading, 107, 41, spacing: 5,
      [[0, 0, 10, 32.5], [0, 37.5, 16, 48.5], [0, 91, 24, 16]]),
    .init(
      .horizontal, .equalSpacing, .center, 100, 41, spacing: 5,
      [[0, 15.5, 20, 10], [40, 12.5, 30, 16], [90, 8.5, 10, 24]]),
    .init(
      .vertical, .equalSpacing, .leading, 100, 41, spacing: 5,
      [[0, 0, 10, 20], [0, 40, 16, 30], [0, 90, 24, 10]]),
    .init(
      .horizontal, .equalSpacing, .center, 107, 41, spacing: 5,
      [[0, 15.5, 20, 10], [43.5, 12.5, 30, 16], [97, 8.5, 10, 24]]),
    .init(
      .vertical, .equalSpacing, .leading, 107, 41, spacing: 5,
      [[0, 0, 10, 20], [0, 43.5, 16, 30], [0, 97, 24, 10]]),
    .init(
      .horizontal, .equalCentering, .center, 100, 41, spacing: 5,
      [[0, 15.5, 20, 10], [37.5, 12.5, 30, 16], [90, 8.5, 10, 24]]),
    .init(
      .vertical, .equalCentering, .leading, 100, 41, spacing: 5,
      [[0, 0, 10, 20], [0, 37.5, 16, 30], [0, 90, 24, 10]]),
    .init(
      .horizontal, .equalCentering, .center, 107, 41, spacing: 5,
      [[0, 15.5, 20, 10], [41, 12.5, 30, 16], [97, 8.5, 10, 24]]),
    .init(
      .vertical, .equalCentering, .leading, 107, 41, spacing: 5,
      [[0, 0, 10, 20], [0, 41, 16, 30], [0, 97, 24, 10]]),
    .init(
      .vertical, .fill, .leading, 100, 41, spacing: 5, scale: 3,
      [[0, 0, 10, 20], [0, 25, 16, 60], [0, 90, 24, 10]]),
    .init(
      .vertical, .fill, .leading, 107, 41, spacing: 5, scale: 3,
      [[0, 0, 10, 20], [0, 25, 16, 67], [0, 97, 24, 10]]),
    .init(
      .vertical, .fillEqually, .leading, 100, 41, spacing: 5, scale: 3,
      [[0, 0, 10, 30], [0, 35, 16, 30], [0, 70, 24, 30]]),
    .init(
      .vertical, .fillEqually, .leading, 107, 41, spacing: 5, scale: 3,
      [[0, 0, 10, 97.0 / 3], [0, 112.0 / 3, 16, 97.0 / 3], [0, 224.0 / 3, 24, 97.0 / 3]]),
    .init(
      .vertical, .fillProportionally, .leading, 100, 41, spacing: 5, scale: 3,
      [[0, 0, 10, 30], [0, 35, 16, 45], [0, 85, 24, 15]]),
    .init(
      .vertical, .equalSpacing, .leading, 100, 41, spacing: 5, scale: 3,
      [[0, 0, 10, 20], [0, 40, 16, 30], [0, 90, 24, 10]]),
    .init(
      .vertical, .equalCentering, .leading, 107, 41, spacing: 5, scale: 3,
      [[0, 0, 10, 20], [0, 41, 16, 30], [0, 97, 24, 10]]),
  ]

  static let all = part1 + part2 + part3 + part4
}
