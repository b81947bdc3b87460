// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// The coverage of one glyph at one size and one horizontal phase.
final class GlyphMask: @unchecked Sendable {
  /// The mask's pixels, relative to the pixel that holds the glyph's origin.
  let bounds: PixelBounds
  /// Bytes from one row to the next: at least 8 zeros follow the row's pixels, so that a vector may
  /// read on.
  let stride: Int
  private let memory: Memory<UInt8>

  /// Coverage, row by row.
  var base: UnsafePointer<UInt8> { UnsafePointer(memory.base) }
  var byteCount: Int { memory.count }

  init(_ silhouette: Silhouette, _ cells: CellMemory) {
    bounds = silhouette.bounds
    stride = Block.aligned(bounds.width + 8)
    memory = Memory(count: stride * bounds.height + 16, filledWith: 0)
    if silhouette.isWholePixels {
      for row in 0..<bounds.height {
        (memory.base + row * stride).update(repeating: 255, count: bounds.width)
      }
    } else {
      // The zeros after each row are written as coverage, too.
      var padded = bounds
      padded.right = bounds.left + stride
      silhouette.writeCoverage(padded, into: memory.base, stride: stride, cells)
    }
  }
}

/// A mask on the canvas. Whoever holds it holds the mask, too.
struct PlacedGlyph {
  /// The pixels that it may touch.
  var bounds: PixelBounds
  private let base: UnsafePointer<UInt8>
  let stride: Int

  /// Places a mask with its origin in the pixel at (`x`, `y`).
  init(_ mask: GlyphMask, x: Int, y: Int) {
    base = mask.base
    stride = mask.stride
    bounds = PixelBounds(
      left: mask.bounds.left + x, top: mask.bounds.top + y,
      right: mask.bounds.right + x, bottom: mask.bounds.bottom + y)
  }

  /// The coverage at column `x` of row `y` of the canvas.
  @inline(__always)
  func coverage(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
    base + ((y - bounds.top) * stride + x - bounds.left)
  }

  /// The same mask elsewhere.
  @inline(__always)
  func moved(_ x: Int, _ y: Int) -> PlacedGlyph {
    var moved = self
    moved.bounds = PixelBounds(
      left: bounds.left + x, top: bounds.top + y, right: bounds.right + x,
      bottom: bounds.bottom + y)
    return moved
  }
}
