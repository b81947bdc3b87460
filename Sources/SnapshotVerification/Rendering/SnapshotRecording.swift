// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import PNGCodec
import Rasterizer

/// A subject that was laid out and recorded, before it becomes pixels; its views may be released.
struct SnapshotRecording: Sendable {
  /// What is painted.
  var list: DisplayList
  /// The view's size in points.
  var size: CGSize
  /// The name of the view's or the controller's type.
  var viewType: String
  /// The views in words; `nil` where only the picture is wanted.
  var description: RenderedSnapshot.Description?
  /// What was found in the views; `nil` where nothing was looked for.
  var lints: LintReport?
  /// What the view reported and fails its snapshot, which has a picture all the same.
  var reported: [String] = []

  init(list: DisplayList, size: CGSize, viewType: String) {
    self.list = list
    self.size = size
    self.viewType = viewType
  }

  /// Paints it, on any thread.
  func rendered() throws(SnapshotVerifier.Error) -> RenderedSnapshot {
    do {
      let bitmap = try Players.process.borrow { (player) throws(DisplayListPlayer.Error) in
        try player.play(list)
      }
      return RenderedSnapshot(
        bitmap: bitmap, digest: PNG.PixelDigest(bitmap), size: size, viewType: viewType,
        lints: lints, description: description)
    } catch {
      throw .subject(message: error.description)
    }
  }

  /// What is painted, and whether the views are described, as text.
  ///
  /// ```
  /// recording Badge, 24x24 points, not described
  ///   ...the display list
  /// ```
  func dump() -> String {
    "recording \(viewType), \(size.dimensions) points, "
      + (description == nil ? "not described" : "described") + "\n"
      + list.dump().split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}

/// The players that paint, one for each thread that does so at a time: each keeps the glyphs that
/// it has rasterized.
private final class Players: @unchecked Sendable {
  static let process = Players()

  // Not a Mutex, which the thread sanitizer does not know (Swift 6.3).
  private let lock = NSLock()
  private var idle: [DisplayListPlayer] = []

  func borrow<Result, Failure: Error>(
    _ body: (DisplayListPlayer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let player = lock.withLock { idle.popLast() } ?? DisplayListPlayer()
    defer { lock.withLock { idle.append(player) } }
    return try body(player)
  }
}
