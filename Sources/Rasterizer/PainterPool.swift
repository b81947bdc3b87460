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

  deinit {
    for index in 0..<painters.count { painters[index].deallocate() }
    painters.deallocate()
  }

  /// A painter for the bands of `scene`; it is to be given back.
  func take(_ scene: Scene, rowCapacity: Int) -> BandPainter {
    lock.lock()
    let kept = painters.count > 0 ? painters.removeLast() : nil
    lock.unlock()
    if var kept {
      if kept.begin(scene, rowCapacity: rowCapacity) { return kept }
      kept.deallocate()
    }
    return BandPainter(scene, rowCapacity: rowCapacity)
  }

  func giveBack(_ painter: BandPainter) {
    lock.lock()
    let isKept = painter.byteCount <= Self.byteLimit && painters.count < Self.countLimit
    if isKept { painters.append(painter) }
    lock.unlock()
    if !isKept { painter.deallocate() }
  }
}
