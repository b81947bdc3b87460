// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension LineBreakTable {
  /// The class of a scalar. ASCII is looked up directly, the rest by halving.
  static func breakClass(of scalar: UInt32) -> LineBreakClass {
    scalar < 128 ? ascii[Int(scalar)] : search(scalar)
  }

  private static let ascii = (0..<128).map { search($0) }

  private static func search(_ scalar: UInt32) -> LineBreakClass {
    let number = ranges.withUnsafeBufferPointer { ranges in
      var (low, high) = (0, ranges.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if ranges[middle] >> 8 <= scalar { low = middle } else { high = middle }
      }
      return UInt8(truncatingIfNeeded: ranges[low])
    }
    // The generator numbers the classes in the order of the cases.
    return LineBreakClass(rawValue: number) ?? .al
  }
}
