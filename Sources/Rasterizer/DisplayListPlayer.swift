// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Paints display lists on the CPU: the same list gives the same bytes on every machine.
///
/// Coverage is the exact area under each pixel, computed in integers; blending, by any `BlendMode`,
/// is on sRGB-encoded values, rounded to nearest once per channel.
///
/// A player keeps what it has made of glyphs, shapes, shadows, gradients and images (about 124 MB
/// at most between two lists), so one that plays many lists is faster than many players. It may be
/// used from several threads at once; a list that is played beside another starts with empty
/// caches.
///
/// ```swift
/// var recorder = DisplayListRecorder(size: CGSize(width: 4, height: 4), scale: 1)
/// recorder.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
/// let bitmap = try DisplayListPlayer().play(recorder.finish())
/// ```
public struct DisplayListPlayer: Sendable {
  /// The most pixels across a canvas. Coordinates are integers of 1/4096 pixel.
  public static let maximumWidth = 16_384
  /// The most pixels down a canvas, as many as a PNG file has here. What is higher than a strip is
  /// painted in strips.
  public static let maximumHeight = 65_535
  /// The rows of a strip. A power of 2: what is laid on a grid of pixels lies alike in each.
  static let stripHeight = 16_384
  /// The most pixels of a canvas: 64 Mi.
  public static let maximumPixelCount = 64 << 20

  /// Why a list cannot be played.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The canvas has a side or an area past the limits.
    case canvasTooLarge(width: Int, height: Int)
  }

  private let caches = CacheBox()

  /// Makes a player with empty caches.
  public init() {}

  /// Paints `list` on a transparent canvas of its size.
  ///
  /// Coordinates may be anything: what lies outside of the canvas is cut, and a shape with a
  /// coordinate that is not finite paints nothing (as a clip, it leaves nothing).
  ///
  /// - Throws: ``Error/canvasTooLarge(width:height:)``.
  public func play(_ list: DisplayList) throws(Error) -> Bitmap {
    let (width, height) = (list.width, list.height)
    try Self.check(list)
    guard width > 0, height > 0 else { return Bitmap(width: width, height: height) }
    var caches = self.caches.take()
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      LargePages.ask(for: buffer)
      for top in stride(from: 0, to: height, by: Self.stripHeight) {
        let rows = top..<min(height, top + Self.stripHeight)
        let scene = Scene(list, rows: rows, caches: &caches)
        let bytes = buffer[rows.lowerBound * width * 4..<rows.upperBound * width * 4]
        scene.paint(
          into: UnsafeMutableBufferPointer(rebasing: bytes), rowLimit: scene.rowLimit)
      }
      count = width * height * 4
    }
    self.caches.giveBack(caches)
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private static func check(_ list: DisplayList) throws(Error) {
    let (width, height) = (list.width, list.height)
    guard width <= maximumWidth, height <= maximumHeight, width * height <= maximumPixelCount
    else {
      throw .canvasTooLarge(width: width, height: height)
    }
  }
}

extension DisplayListPlayer.Error: CustomStringConvertible {
  /// What happened, with the sizes, and what to do.
  public var description: String {
    switch self {
    case .canvasTooLarge(let width, let height):
      """
      A canvas of \(width)x\(height) pixels is too large: at most \
      \(DisplayListPlayer.maximumWidth) pixels across, \(DisplayListPlayer.maximumHeight) down and \
      \(DisplayListPlayer.maximumPixelCount) in all can be painted. \
      Use a smaller size or a smaller scale.
      """
    }
  }
}
