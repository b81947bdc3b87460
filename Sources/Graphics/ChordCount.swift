// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How many chords a curve is cut into, so that no pixel's coverage is off by much.
///
/// Chords keep the areas of their pieces: between a curve's ends, which stay, their ends are moved
/// to its outer side by -P''(t)·h²/12, h being a chord's share of the parameter's range. With K =
/// |P''|·h² a chord is then off by at most K/12:
///
/// ```
///          .--"""--.            in the middle the chord is K/24 inside of the curve,
///       -/-----------\-         at its ends K/12 outside
///      /               \
/// ```
///
/// Of a chord that is long for a pixel, a pixel sees that distance. A short one's errors cancel: a
/// pixel sees what the two chords at its borders lack, at most 0.00802·K·L each, L being a chord's
/// length.
package enum ChordCount {
  /// How far a chord may be from the curve in pixels, K/8, before its ends are moved.
  package static let tolerance = 0.004
  /// What short chords may take from a pixel's area, or add to it.
  private static let areaTolerance = 0.0009
  private static let areaPerChord = 0.00802

  /// The number of chords of a curve, 1 or more, not rounded.
  ///
  /// - Parameters:
  ///   - bend: |P''| is at most this, in pixels.
  ///   - speed: |P'| is at most this, in pixels.
  package static func wanted(bend: Double, speed: Double) -> Double {
    let long = (bend / (8 * tolerance)).squareRoot()
    guard long > 1 else { return 1 }
    let area = bend * speed
    // A single chord, whose ends are the curve's, lacks all of the area in between: K·L/12.
    guard area > 12 * areaTolerance else { return 1 }
    let short = cubeRoot(area * (2 * areaPerChord / areaTolerance))
    return short < long ? max(2, short) : long
  }

  /// By Newton's method: C libraries differ in the last digit of theirs.
  ///
  /// A third of a number's bits, with the exponent put right, is within 6 % of the root.
  private static func cubeRoot(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<3 { root = (2 * root + value / (root * root)) / 3 }
    return root
  }

  /// How much shorter than the others the first and the last chord are in the parameter, √½: they
  /// keep their area though one of their ends, the curve's, stays.
  package static let outerShare = 0.707_106_781_186_547_5

  /// The parameter's share of a chord that is neither the first nor the last, of `count`; of one
  /// chord, 1.
  package static func step(count: Int) -> Double {
    count > 1 ? 1 / (Double(count - 2) + 2 * outerShare) : 1
  }
}
