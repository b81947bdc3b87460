// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// One section of a flow layout: what it is asked for, and the places that follow.
///
/// *Along* is the axis on which the collection scrolls, *across* the one on which lines run.
///
/// ```
/// header
/// ─ inset ─
/// [item] [item] [item]   line: as many items as fit; the room that is left goes between them
/// ─ line spacing ─
/// [item] [item]          the last line: as if it were filled up with items like its last one
/// ─ inset ─
/// footer
/// ```
struct FlowSection {
  /// A length on each axis.
  struct Size {
    var along: CGFloat
    var across: CGFloat
  }

  /// A line's items and its place on the axis of scrolling.
  struct Line {
    var items: Range<Int>
    var span: ClosedRange<CGFloat>
  }

  var sizes: [Size] = []
  var insetBefore: CGFloat = 0
  var insetAfter: CGFloat = 0
  var insetStart: CGFloat = 0
  var insetEnd: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0

  private(set) var lines: [Line] = []
  /// Each item's start on both axes.
  private(set) var origins: [Size] = []
  private(set) var span: ClosedRange<CGFloat> = 0...0

  /// Places everything from `start` on, in lines that are `length` long.
  mutating func place(from start: CGFloat, across length: CGFloat, grid: PixelGrid) {
    let room = length - insetStart - insetEnd
    var position = start + header + insetBefore
    lines = []
    origins = Array(repeating: Size(along: 0, across: 0), count: sizes.count)
    var next = 0
    while next < sizes.count {
      let items = lineItems(from: next, room: room)
      let height = sizes[items].map(\.along).max() ?? 0
      if !lines.isEmpty { position += lineSpacing }
      placeLine(items, room: room, at: position, height: height, grid: grid)
      lines.append(Line(items: items, span: position...position + height))
      position += height
      next = items.upperBound
    }
    span = start...position + insetAfter + footer
  }

  /// What sums of thirds of a width may miss, in points.
  private static let tolerance: CGFloat = 0.001

  /// The items from `first` on that fit into a line; one at least.
  private func lineItems(from first: Int, room: CGFloat) -> Range<Int> {
    var used = sizes[first].across
    var end = first + 1
    while end < sizes.count, used + itemSpacing + sizes[end].across <= room + Self.tolerance {
      used += itemSpacing + sizes[end].across
      end += 1
    }
    return first..<end
  }

  private mutating func placeLine(
    _ items: Range<Int>, room: CGFloat, at position: CGFloat, height: CGFloat, grid: PixelGrid
  ) {
    let (spacing, start) = spacing(of: items, room: room)
    var across = insetStart + start
    for item in items {
      origins[item] = Size(
        along: grid.floor(position + (height - sizes[item].along) / 2), across: grid.floor(across))
      across += sizes[item].across + spacing
    }
  }

  /// The room between a line's items, and before the first one where it is alone.
  private func spacing(of items: Range<Int>, room: CGFloat) -> (between: CGFloat, start: CGFloat) {
    var left = room - sizes[items].reduce(0) { $0 + $1.across }
    var count = items.count
    left -= CGFloat(count - 1) * itemSpacing
    if items.upperBound == sizes.count {
      // Items that are not there keep those of the last line below those above.
      let width = sizes[sizes.count - 1].across
      while left + Self.tolerance >= itemSpacing + width, itemSpacing + width > 0 {
        left -= itemSpacing + width
        count += 1
      }
    }
    guard count > 1 else { return (itemSpacing, max(0, left / 2)) }
    return (itemSpacing + max(0, left) / CGFloat(count - 1), 0)
  }
}
