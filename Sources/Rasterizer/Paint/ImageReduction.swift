// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How an image becomes a smaller one along its own axes: the pixels wanted, and where they lie.
struct ImageReduction: Hashable, Sendable {
  /// One axis, as in ``ImageFilter/init(range:step:offset:count:)``.
  struct Axis: Hashable, Sendable {
    var range: Range<Int>
    var step: Double
    var offset: Double
  }

  var across: Axis
  var down: Axis

  /// Whether the result has fewer pixels than what it is made of.
  var isReducing: Bool { abs(across.step * down.step) > 1 }
}

extension ImageFilter {
  init(_ axis: ImageReduction.Axis, count: Int) {
    self.init(range: axis.range, step: axis.step, offset: axis.offset, count: count)
  }
}

extension PremultipliedImage {
  /// The pixels that a reduction wants, which are some.
  func reduced(by reduction: ImageReduction) -> PremultipliedImage {
    let across = ImageFilter(reduction.across, count: width)
    let down = ImageFilter(reduction.down, count: height)
    let (columns, rows) = (across.range, down.range)
    let memory = SharedBuffer<UInt32>(uninitialized: columns.count * rows.count)
    var sums = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    for row in rows {
      writeRow(
        row, columns: columns, across: across, down: down, sums: &sums,
        into: memory.base + (row - rows.lowerBound) * columns.count)
    }
    return PremultipliedImage(width: columns.count, height: rows.count, memory: memory)
  }

  /// How the image shrinks by exact area average to about its size under `placement`, along its own
  /// axes; `nil` where it does not.
  func reduction(for placement: CGAffineTransform) -> ImageReduction? {
    func size(_ count: Int, _ x: CGFloat, _ y: CGFloat) -> Int {
      let scale = Double((x * x + y * y).squareRoot())
      guard scale < 1 else { return count }
      return max(1, Int((Double(count) * scale).rounded(.up)))
    }
    let newWidth = size(width, placement.a, placement.b)
    let newHeight = size(height, placement.c, placement.d)
    guard newWidth < width || newHeight < height else { return nil }
    return ImageReduction(
      across: .init(range: 0..<newWidth, step: Double(width) / Double(newWidth), offset: 0),
      down: .init(range: 0..<newHeight, step: Double(height) / Double(newHeight), offset: 0))
  }
}
