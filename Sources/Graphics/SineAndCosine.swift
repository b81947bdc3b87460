// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Sine and cosine of `angle` radians by IEEE additions and multiplications only.
///
/// The platform's `sin` and `cos` differ in the last bit between C libraries; these do not. The
/// angle is reduced to [-π/4, π/4] with π/2 split in three parts (Cody and Waite, "Software Manual
/// for the Elementary Functions", 1980), then Taylor polynomials of degree 17 and 16 apply: the
/// error is below 1e-15 for |angle| < 1e5. Multiples of π/2 as `Double` spells them give exactly 0
/// and ±1, because a remainder below 1e-15 is taken for 0. What is not finite gives (0, 1).
public func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  guard angle.isFinite, abs(angle) < 1e9 else { return (0, 1) }
  let quarter = (angle * 0.636_619_772_367_581_4).rounded(.toNearestOrEven)
  var x = angle - quarter * 1.570_796_251_296_997_1
  x -= quarter * 7.549_789_415_861_596e-08
  x -= quarter * 5.390_302_858_158_19e-15
  if abs(x) < 1e-15 * max(1, abs(quarter)) { x = 0 }
  let sine = polynomial(of: x * x, coefficients: sineCoefficients) * x
  let cosine = polynomial(of: x * x, coefficients: cosineCoefficients)
  // A zero stays one without a sign: `atan2` of a half turn is π.
  return switch Int(quarter) & 3 {
  case 0: (sine, cosine)
  case 1: (cosine, 0 - sine)
  case 2: (0 - sine, -cosine)
  default: (-cosine, sine)
  }
}

/// (-1)^k / (2k+1)!, from the highest power down.
private let sineCoefficients: [Double] = [
  1 / 355_687_428_096_000, -1 / 1_307_674_368_000, 1 / 6_227_020_800, -1 / 39_916_800,
  1 / 362_880, -1 / 5_040, 1 / 120, -1 / 6, 1,
]

/// (-1)^k / (2k)!, from the highest power down.
private let cosineCoefficients: [Double] = [
  1 / 20_922_789_888_000, -1 / 87_178_291_200, 1 / 479_001_600, -1 / 3_628_800,
  1 / 40_320, -1 / 720, 1 / 24, -1 / 2, 1,
]

private func polynomial(of x: Double, coefficients: [Double]) -> Double {
  coefficients.reduce(0) { $0 * x + $1 }
}
