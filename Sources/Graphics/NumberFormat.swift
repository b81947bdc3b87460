// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A number for a text dump: without a fraction where it has none, else with at most four decimals.
///
/// It depends neither on the locale nor on the C library.
public func number(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard abs(value) < 1e12 else { return "\(Double(value))" }
  let scaled = (Double(value) * 10_000).rounded(.toNearestOrEven)
  let whole = Int(abs(scaled)) / 10_000
  let fraction = Int(abs(scaled)) % 10_000
  let sign = scaled < 0 ? "-" : ""
  guard fraction > 0 else { return "\(sign)\(whole)" }
  var digits = String(fraction)
  digits = String(repeating: "0", count: 4 - digits.count) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
