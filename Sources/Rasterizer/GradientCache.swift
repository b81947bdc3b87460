// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Keeps the colors of gradients, at most ``byteLimit`` bytes of them between two plays.
struct GradientCache: ~Copyable {
  /// What is kept from one play to the next.
  static let byteLimit = 4 << 20

  private struct Key: TableKey {
    var stops: [Gradient.Stop]
    var extend: Gradient.Extend

    func add(to hash: inout TableHash) {
      hash.add(stops.count)
      for stop in stops {
        hash.add(stop.offset)
        hash.add(Int(PremultipliedPixel(stop.color).bits))
      }
    }
  }

  private var entries = ValueTable<Key, GradientRamp>()
  private var byteCount = 0

  /// The colors of `gradient` for a shape of so many pixels; `nil` without stops.
  mutating func ramp(_ gradient: Gradient, pixelCount: Int) -> GradientRamp? {
    let key = Key(stops: gradient.stops, extend: gradient.extend)
    let known = entries[key]
    guard let ramp = known ?? GradientRamp(gradient) else { return nil }
    byteCount -= known?.byteCount ?? 0
    if pixelCount > GradientRamp.one { ramp.makeTable() }
    byteCount += ramp.byteCount
    entries.set(ramp, for: key)
    return ramp
  }

  /// Forgets everything when there is more than the limit.
  mutating func trim() {
    guard byteCount > Self.byteLimit else { return }
    self = GradientCache()
  }
}
