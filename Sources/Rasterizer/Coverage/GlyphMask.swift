// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// The coverage of one glyph at one size and one horizontal phase.
final class GlyphMask: Sendable {
  /// The mask's pixels, relative to the pixel that holds the glyph's origin.
  let bounds: PixelBounds
  /// Bytes from one row to the next, a multiple of 8: zeros fill a row up, so that the last vector
  /// may read on.
  let stride: Int
  private let memory: SharedBuffer<UInt8>

  /// Coverage, row by row.
  var base: UnsafePointer<UInt8> { UnsafePointer(memory.base) }
  var byteCount: Int { memory.count }

  init(_ path: FlattenedPath, _ cells: CellMemory) {
    bounds = path.bounds
    stride = (bounds.width + 7) & ~7
    // What is written after a row, up to a multiple of 16 and 16 bytes more, is the next row's or
    // nobody's.
    memory = SharedBuffer(count: stride * bounds.height + 8 + 16, filledWith: 0)
    if path.isWholePixels {
      for row in 0..<bounds.height {
        (memory.base + row * stride).update(repeating: 255, count: bounds.width)
      }
    } else {
      // The zeros after each row are written as coverage, too.
      var padded = bounds
      padded.right = bounds.left + stride
      path.writeCoverage(padded, into: memory.base, stride: stride, cells)
    }
  }
}

/// A mask on the canvas. Whoever holds it holds the mask, too.
struct PlacedGlyph {
  private let base: UnsafePointer<UInt8>
  private let rowBytes: Int32
  // Half as large as `PixelBounds`: there are thousands of glyphs.
  private var left: Int32
  private var top: Int32
  private var right: Int32
  private var bottom: Int32

  /// Places a mask with its origin in the pixel at (`x`, `y`).
  init(_ mask: GlyphMask, x: Int, y: Int) {
    base = mask.base
    rowBytes = Int32(mask.stride)
    left = Int32(mask.bounds.left + x)
    top = Int32(mask.bounds.top + y)
    right = Int32(mask.bounds.right + x)
    bottom = Int32(mask.bounds.bottom + y)
  }

  /// Bytes from one row of coverage to the next.
  @inline(__always)
  var stride: Int { Int(rowBytes) }

  /// The pixels that it may touch.
  @inline(__always)
  var bounds: PixelBounds {
    PixelBounds(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }

  /// The coverage at column `x` of row `y` of the canvas.
  @inline(__always)
  func coverage(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
    base + ((y &- Int(top)) &* stride &+ x &- Int(left))
  }

  /// The same mask elsewhere.
  @inline(__always)
  func moved(_ x: Int, _ y: Int) -> PlacedGlyph {
    var moved = self
    let (x, y) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    moved.left &+= x
    moved.top &+= y
    moved.right &+= x
    moved.bottom &+= y
    return moved
  }
}

/// The glyphs of a run on the canvas.
struct PlacedGlyphs {
  private let memory: SharedBuffer<PlacedGlyph>
  private(set) var count = 0

  /// - Parameter capacity: How many glyphs there are at most.
  init(capacity: Int) { memory = SharedBuffer(uninitialized: capacity) }

  mutating func append(_ glyph: PlacedGlyph) {
    guard count < memory.count else { trap("There are more than \(memory.count) glyphs in a run.") }
    (memory.base + count).initialize(to: glyph)
    count += 1
  }

  /// What holds the glyphs.
  var owner: AnyObject { memory.owner }

  /// Some of the glyphs, as long as somebody holds them.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<PlacedGlyph> {
    UnsafeBufferPointer(start: memory.base + range.lowerBound, count: range.count)
  }
}
