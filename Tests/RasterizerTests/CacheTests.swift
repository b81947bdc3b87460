// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import Rasterizer

final class CacheTests: XCTestCase {
  func testNothingIsForgottenBetweenTwoTrims() {
    var cache = Cache<UInt32, String>(byteLimit: 10)
    for number in 0..<100 { cache.set("\(number)", for: UInt32(number), cost: 10) }

    XCTAssertEqual(cache.cost, 1000)
    for number in 0..<100 { XCTAssertEqual(cache[UInt32(number)], "\(number)") }
  }

  func testWhatWasNotAskedForIsForgottenAtTheSecondTrim() {
    var cache = Cache<UInt32, String>(byteLimit: 10)
    cache.set("first", for: 1, cost: 5)
    cache.set("second", for: 2, cost: 5)
    cache.trim()
    XCTAssertEqual(cache.cost, 10, "both are old now, and still there")

    XCTAssertEqual(cache[1], "first")
    cache.set("third", for: 3, cost: 4)
    cache.trim()
    XCTAssertEqual(cache[1], "first", "asked for since, so it had a second chance")
    XCTAssertNil(cache[2])
  }

  func testFewerThanHalfOfTheLimitStayYoung() {
    var cache = Cache<UInt32, Int>(byteLimit: 100)
    cache.set(1, for: 1, cost: 50)
    for _ in 0..<10 { cache.trim() }
    XCTAssertEqual(cache[1], 1)
    XCTAssertEqual(cache.cost, 50)
  }

  func testWhatCostsMoreThanTheLimitIsForgottenAtOnce() {
    var cache = Cache<UInt32, Int>(byteLimit: 100)
    cache.set(1, for: 1, cost: 101)
    XCTAssertEqual(cache[1], 1)
    cache.trim()
    XCTAssertNil(cache[1])
    XCTAssertEqual(cache.cost, 0)
  }

  func testWhatGrewIsCountedAnew() {
    var cache = Cache<UInt32, Int>(byteLimit: 100)
    cache.set(7, for: 1, cost: 1)
    cache.trim { $0 * 10 }
    XCTAssertEqual(cache.cost, 70)
    cache.set(8, for: 2, cost: 1)
    cache.count(60)
    cache.trim()
    XCTAssertNil(cache[1], "70 and then 61 are more than half each")
    XCTAssertEqual(cache[2], 8)
  }

  /// Whatever is asked for in whatever order, a cache that forgets says what one that does not
  /// would say, or nothing; and what it keeps costs at most the limit and one round.
  func testItAnswersLikeADictionaryThatForgets() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var cache = Cache<UInt32, Int>(byteLimit: 400)
    var all: [UInt32: Int] = [:]
    for round in 0..<300 {
      for _ in 0..<20 {
        let key = UInt32.random(in: 0...60, using: &random)
        if let known = cache[key] {
          XCTAssertEqual(known, all[key], "seed \(seed) round \(round)")
        } else {
          let cost = Int.random(in: 1...30, using: &random)
          all[key] = round
          cache.set(round, for: key, cost: cost)
        }
      }
      cache.trim()
      XCTAssertLessThanOrEqual(cache.cost, 400 + 200, "seed \(seed) round \(round)")
    }
  }
}
