// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import XCTest

final class GKRandomTests: XCTestCase {
  func testNumbersAreBetweenTheirLimits() {
    let die = GKRandomDistribution.d6()
    let source = GKRandomSource.sharedRandom()
    for _ in 0..<1000 {
      XCTAssertTrue((1...6).contains(die.nextInt()))
      XCTAssertTrue((0..<10).contains(source.nextInt(upperBound: 10)))
      XCTAssertTrue((0...1).contains(source.nextUniform()))
      XCTAssertTrue((0...1).contains(die.nextUniform()))
      XCTAssertTrue(
        (3..<5).contains(
          GKRandomDistribution(lowestValue: 3, highestValue: 9)
            .nextInt(upperBound: 5)))
    }
    XCTAssertEqual(Set((0..<1000).map { _ in die.nextInt() }), [1, 2, 3, 4, 5, 6])
    XCTAssertEqual(GKRandomDistribution.d20().numberOfPossibleOutcomes, 20)
    XCTAssertEqual(source.nextInt(upperBound: 0), 0)
  }

  func testASeedDecidesTheNumbers() {
    func numbers(_ source: GKRandomSource) -> [Int] { (0..<5).map { _ in source.nextInt() } }
    XCTAssertEqual(
      numbers(GKMersenneTwisterRandomSource(seed: 7)),
      numbers(GKMersenneTwisterRandomSource(seed: 7)))
    XCTAssertNotEqual(
      numbers(GKMersenneTwisterRandomSource(seed: 7)),
      numbers(GKMersenneTwisterRandomSource(seed: 8)))
    let (one, other) = (
      GKARC4RandomSource(seed: Data([1, 2])), GKARC4RandomSource(seed: Data([1, 2]))
    )
    one.dropValues(3)
    for _ in 0..<3 { _ = other.nextInt() }
    XCTAssertEqual(numbers(one), numbers(other))
    let again = GKLinearCongruentialRandomSource(seed: 3)
    let first = numbers(again)
    again.seed = 3
    XCTAssertEqual(numbers(again), first)
  }

  func testObjectsAreShuffled() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let shuffled = source.arrayByShufflingObjects(in: Array(0..<50)) as? [Int]
    XCTAssertNotEqual(shuffled, Array(0..<50))
    XCTAssertEqual(shuffled?.sorted(), Array(0..<50))
    XCTAssertEqual((NSArray(array: [1, 2]).shuffled(using: source) as? [Int])?.count, 2)
  }

  func testShuffledNumbersComeOnceEach() {
    let numbers = GKShuffledDistribution(
      randomSource: GKLinearCongruentialRandomSource(seed: 5), lowestValue: 1, highestValue: 8)
    XCTAssertEqual((0..<8).map { _ in numbers.nextInt() }.sorted(), Array(1...8))
    XCTAssertEqual((0..<8).map { _ in numbers.nextInt() }.sorted(), Array(1...8))
  }

  func testNormalNumbersAreInTheMiddle() {
    let numbers = GKGaussianDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 5), lowestValue: 0, highestValue: 60)
    let near = (0..<1000).count { _ in abs(Float(numbers.nextInt()) - numbers.mean) <= 10 }
    XCTAssertTrue((600...760).contains(near), "\(near)")
    XCTAssertEqual(numbers.deviation, 10)
  }
}
