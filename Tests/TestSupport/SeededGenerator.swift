// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Random numbers that are the same for the same seed, on every machine and in every run.
///
/// It is SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014).
///
/// ```swift
/// var generator = SeededGenerator(seed: 7)
/// let side = Int.random(in: 1...20, using: &generator)
/// ```
public struct SeededGenerator: RandomNumberGenerator {
  @usableFromInline var state: UInt64

  /// Makes a generator; a failing test says its seed.
  @inlinable public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  @inlinable public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
