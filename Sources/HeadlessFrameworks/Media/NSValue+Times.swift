// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSValue {
  /// Wraps a time, such as one that a player's observer is told of. Ticks are kept up to 2 to the
  /// power of 53.
  public convenience init(time: CMTime) {
    self.init(
      rect: CGRect(
        x: Double(time.value), y: Double(time.timescale), width: Double(time.flags.rawValue),
        height: Double(time.epoch)))
  }

  /// The wrapped time.
  public var timeValue: CMTime {
    let parts = rectValue
    return CMTime(
      value: CMTimeValue(parts.origin.x), timescale: CMTimeScale(parts.origin.y),
      flags: CMTimeFlags(rawValue: UInt32(parts.size.width)), epoch: CMTimeEpoch(parts.size.height))
  }
}
