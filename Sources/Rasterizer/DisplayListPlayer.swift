// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Paints display lists on the CPU: the same list gives the same bytes on every machine.
///
/// Coverage is the exact area under each pixel, computed in integers; blending, by any `BlendMode`, is on
/// sRGB-encoded values, rounded to nearest once per channel.
///
/// A player keeps what it has made of glyphs, shapes, shadows, gradients and images (about 92 MB at most
/// between two lists) and the memory that a picture is painted with (at most 1 MB for each thread, and 16 MB in all),
/// so one that plays many lists is faster than many players. It may be used from several threads at once.
///
/// ```swift
/// var recorder = DisplayListRecorder(size: CGSize(width: 4, height: 4), scale: 1)
/// recorder.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
/// let bitmap = try DisplayListPlayer().play(recorder.finish())
/// ```
public struct DisplayListPlayer: Sendable {
  /// The longest side of a canvas, in pixels.
  public static let maximumSide = 16_384
  /// The most pixels of a canvas: 64 Mi.
  public static let maximumPixelCount = 64 << 20

  /// Why a list cannot be played.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The canvas has a side or an area past the limits.
    case canvasTooLarge(width: Int, height: Int)
  }

  private let caches = CacheBox()
  private let crew = HelperCrew()
  private let painters = PainterPool()
  private let threadCount: Int
  /// A picture gets another thread for every so many pixels.
  private let pixelsPerThread: Int

  /// Makes a player with empty caches.
  ///
  /// - Parameter threadCount: The most threads that paint a list together, at least 1; the default is 1. A
  ///   picture, or a part of one, gets another thread for every 65,536 pixels, and no more than one for
  ///   every 16 rows: to wake a thread up takes as long as to paint a small picture. A thread that has helped
  ///   looks for the player's next picture for about 0.1 ms before it leaves, and lets others run meanwhile. The
  ///   bytes are the same for each number.
  public init(threadCount: Int = 1) {
    self.init(threadCount: threadCount, pixelsPerThread: 65_536)
  }

  init(threadCount: Int, pixelsPerThread: Int) {
    require(threadCount >= 1, "A player needs at least one thread, not \(threadCount).")
    self.threadCount = threadCount
    self.pixelsPerThread = pixelsPerThread
  }

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
    let helpers = helpers(width: width, height: height)
    defer { helpers?.dismiss() }
    var caches = self.caches.take()
    let scene = Scene(list, caches: &caches, helpers: helpers)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      LargePages.ask(for: buffer)
      scene.paint(into: buffer, rowLimit: scene.rowLimit, painters: painters, helpers: helpers)
      count = width * height * 4
    }
    self.caches.giveBack(caches)
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Paints those parts of a picture again that have changed: the bytes are then those of a full
  /// ``play(_:)``.
  ///
  /// The cost is that of the parts, with a little for each command of the list. Pixels beside a part, up
  /// to the next multiple of 16 columns, may be painted again, too.
  ///
  /// ```swift
  /// var bitmap = try player.play(before)
  /// try player.update(&bitmap, with: after, in: after.damage(since: before))
  /// ```
  ///
  /// - Parameters:
  ///   - bitmap: The picture of a list that gives the same pixels outside of `damage`.
  ///   - list: What is to be seen, on a canvas of the bitmap's size.
  ///   - damage: Rectangles in pixels, as ``Drawing/DisplayList/damage(since:)`` gives them.
  /// - Precondition: The bitmap has the canvas's size.
  /// - Throws: ``Error/canvasTooLarge(width:height:)``.
  public func update(
    _ bitmap: inout Bitmap, with list: DisplayList, in damage: [CGRect]
  ) throws(Error) {
    require(
      bitmap.width == list.width && bitmap.height == list.height,
      "A picture of \(bitmap.width)x\(bitmap.height) pixels is not one of a canvas of "
        + "\(list.width)x\(list.height).")
    try Self.check(list)
    let canvas = PixelBounds(left: 0, top: 0, right: list.width, bottom: list.height)
    var caches = self.caches.take()
    for rect in damage {
      let part = canvas.intersection(rect)
      guard !part.isEmpty else { continue }
      let helpers = helpers(width: part.width, height: part.height)
      defer { helpers?.dismiss() }
      let scene = Scene(list, part: part, caches: &caches)
      bitmap.withUnsafeMutableBytes {
        scene.paint(into: $0, rowLimit: scene.rowLimit, painters: painters, helpers: helpers)
      }
    }
    self.caches.giveBack(caches)
  }

  /// Threads that help to paint so many pixels; `nil` where they are too few to be worth it.
  private func helpers(width: Int, height: Int) -> PlayHelpers? {
    let limit = min(height / 16, width * height / pixelsPerThread)
    let count = min(threadCount - 1, limit)
    return count > 0 ? PlayHelpers(count: count, crew: crew) : nil
  }

  private static func check(_ list: DisplayList) throws(Error) {
    let (width, height) = (list.width, list.height)
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixelCount else {
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
      A canvas of \(width)x\(height) pixels is too large: at most \(DisplayListPlayer.maximumSide) \
      pixels a side and \(DisplayListPlayer.maximumPixelCount) in all can be painted. \
      Use a smaller size or a smaller scale.
      """
    }
  }
}
