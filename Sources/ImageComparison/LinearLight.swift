// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Light as it adds up: sRGB's curve undone, without the platform's `pow`.
///
/// Only IEEE additions, multiplications and divisions take part, so that the values are the same on
/// every machine, to the last bit.
enum LinearLight {
  /// The linear value of each 8-bit value of sRGB, 0 to 1 (IEC 61966-2-1).
  static let ofByte: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    // x^2.4 = (x^12)^(1/5)
    let base = (value + 0.055) / 1.055
    let square = base * base
    let fourth = square * square
    return fifthRoot(fourth * fourth * fourth)
  }

  /// The cube root of 0 or a positive number, within 2 units in the last place.
  ///
  /// Halley's rule, x(x³ + 2a) / (2x³ + a), triples the correct digits; the start is the number
  /// with a third of its exponent (W. Kahan, "Computing a Real Cube Root", 1991), 5 bits good.
  static func cubeRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<3 {
      let cube = root * root * root
      root = root * (cube + 2 * number) / (2 * cube + number)
    }
    return root
  }

  /// The fifth root of a number between 0 and 1, by Newton's rule from above.
  private static func fifthRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    while true {
      let square = root * root
      let next = (4 * root + number / (square * square)) / 5
      guard next < root else { return root }
      root = next
    }
  }
}
