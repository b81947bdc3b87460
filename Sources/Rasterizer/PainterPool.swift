// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Painters between two pictures: to allocate and free one's memory takes about 1 µs, which counts where a picture
/// takes fifty.
final class PainterPool: @unchecked Sendable {
  /// A painter with more memory than this is not kept.
  static let byteLimit = 1 << 20
  /// Nor are more than so many.
  static let countLimit = 16

  private let lock = NSLock()
  private var painters = Stack<BandPainter>(capacity: 2)

  deinit { painters.deallocate() }

  /// A painter for the bands of `scene`; it is to be given back.
  func take(_ scene: Scene, rowCapacity: Int) -> BandPainter {
    lock.lock()
    let kept = painters.count > 0 ? painters.removeLast() : nil
    lock.unlock()
    if var kept, kept.begin(scene, rowCapacity: rowCapacity) { return kept }
    return BandPainter(scene, rowCapacity: rowCapacity)
  }

  func giveBack(_ painter: consuming BandPainter) {
    guard painter.byteCount <= Self.byteLimit else { return }
    lock.lock()
    if painters.count < Self.countLimit { painters.append(painter) }
    lock.unlock()
  }
}
