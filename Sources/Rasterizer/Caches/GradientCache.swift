// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Keeps the colors of gradients, at most ``byteLimit`` bytes of them between two plays.
struct GradientCache: ~Copyable {
  /// What is kept from one play to the next.
  static let byteLimit = 4 << 20

  struct Key: TableKey {
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

  private var entries = Cache<Key, GradientRamp>(byteLimit: byteLimit)

  /// The colors of `gradient` for a shape of so many pixels; `nil` without stops.
  mutating func ramp(_ gradient: Gradient, pixelCount: Int) -> GradientRamp? {
    let key = Key(stops: gradient.stops, extend: gradient.extend)
    if let known = entries[key] {
      makeTable(known, pixelCount)
      return known
    }
    guard let made = GradientRamp(gradient) else { return nil }
    entries.set(made, for: key, cost: made.byteCount)
    makeTable(made, pixelCount)
    return made
  }

  /// Makes the colors of all offsets where they are fewer than the pixels.
  private mutating func makeTable(_ ramp: GradientRamp, _ pixelCount: Int) {
    guard pixelCount > GradientRamp.one else { return }
    let before = ramp.byteCount
    ramp.makeTable()
    entries.count(ramp.byteCount - before)
  }

  /// See ``Cache/trim()``.
  mutating func trim() { entries.trim() }
}
