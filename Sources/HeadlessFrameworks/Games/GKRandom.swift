// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Gives random numbers.
public protocol GKRandom {
  /// A number.
  func nextInt() -> Int
  /// A number from 0 on, below `upperBound`.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// One of two.
  func nextBool() -> Bool
}

/// Random numbers of the system: others in each run.
///
/// ```swift
/// let cards = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: deck)
/// ```
///
/// What a picture shows of them differs from run to run, as on iOS: a test gives its view a source
/// with a seed.
open class GKRandomSource: NSObject, GKRandom {
  private static let shared = GKRandomSource()
  /// What a subclass's seed decides; `nil` for the system's numbers.
  final var seeded: SeededBits?

  /// Makes a source.
  public override init() { super.init() }

  /// The source that all may use.
  open class func sharedRandom() -> GKRandomSource { shared }

  /// 64 random bits.
  private func nextBits() -> UInt64 { seeded?.next() ?? .random(in: 0 ... .max) }

  /// A number of 32 bits.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

  /// A number from 0 on, below `upperBound`; 0 where that is less than 2.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    return Int(nextBits().multipliedFullWidth(by: UInt64(upperBound)).high)
  }

  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float(nextBits() >> 40) / Float((1 << 24) - 1) }

  /// One of two.
  open func nextBool() -> Bool { nextBits() >> 63 == 1 }

  /// The objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in result.indices.dropFirst().reversed() {
      result.swapAt(last, nextInt(upperBound: last + 1))
    }
    return result
  }
}

/// Random numbers that a seed decides. The same seed gives the same numbers in each run; they are
/// not those of iOS.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// What decides the numbers.
  open var seed: UInt64 { didSet { seeded = SeededBits(state: seed) } }

  /// Makes a source of a random seed.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  /// Makes a source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    seeded = SeededBits(state: seed)
  }
}

/// Random numbers that a seed decides. The same seed gives the same numbers in each run; they are
/// not those of iOS.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// What decides the numbers.
  open var seed: UInt64 { didSet { seeded = SeededBits(state: seed) } }

  /// Makes a source of a random seed.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  /// Makes a source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    seeded = SeededBits(state: seed)
  }
}

/// Random numbers that data decide. The same data give the same numbers in each run; they are not
/// those of iOS.
open class GKARC4RandomSource: GKRandomSource {
  /// What decides the numbers.
  open var seed: Data { didSet { seeded = SeededBits(of: seed) } }

  /// Makes a source of random data.
  public override convenience init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) }))
  }

  /// Makes a source of data.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    seeded = SeededBits(of: seed)
  }

  /// Passes over numbers.
  open func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = nextInt() }
  }
}

/// SplitMix64, after G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number
/// generators" (2014).
struct SeededBits {
  var state: UInt64

  init(state: UInt64) { self.state = state }

  /// The bits that data decide, all of them.
  init(of data: Data) {
    state = 0
    for byte in data {
      state ^= UInt64(byte)
      state = next()
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension NSArray {
  /// The objects in a random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}
