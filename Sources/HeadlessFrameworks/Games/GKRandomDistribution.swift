// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Random numbers between two, each as likely as the others.
///
/// ```swift
/// let die = GKRandomDistribution.d6()
/// let eyes = die.nextInt()  // 1 to 6
/// ```
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The least number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int

  /// How many numbers there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Makes a distribution of a source's numbers. Limits that are the wrong way round are exchanged.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = min(lowestValue, highestValue)
    self.highestValue = max(lowestValue, highestValue)
    super.init()
  }

  /// Makes a distribution of the system's numbers.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  /// Makes a die of as many sides, which count from 1.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: max(1, sideCount))
  }

  /// A die of six sides.
  open class func d6() -> Self { die(6) }
  /// A die of twenty sides.
  open class func d20() -> Self { die(20) }

  private static func die(_ sides: Int) -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
  }

  /// A number between the limits.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number between the limits, below `upperBound`; the lowest where there is none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound <= highestValue else { return nextInt() }
    return lowestValue + source.nextInt(upperBound: max(1, upperBound - lowestValue))
  }

  /// A number from 0 to 1: where the next one lies between the limits.
  open func nextUniform() -> Float {
    guard numberOfPossibleOutcomes > 1 else { return 0 }
    return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }

  /// One of two.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Random numbers between two, each of which comes once before one comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []

  /// A number between the limits.
  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}

/// Random numbers between two, of which those in the middle come more often.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The middle.
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// How far two thirds of the numbers lie from the middle at most.
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }

  /// A number between the limits.
  open override func nextInt() -> Int {
    // Twelve equal distributions add up to one that is close to normal, of a deviation of 1.
    let sum = (0..<12).reduce(Float(0)) { sum, _ in sum + source.nextUniform() } - 6
    let value = Int((mean + sum * deviation).rounded())
    return min(max(value, lowestValue), highestValue)
  }
}
