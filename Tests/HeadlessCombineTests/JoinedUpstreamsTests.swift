// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessCombine
import XCTest

/// What HeadlessCombine has beside OpenCombine. Run with `--traits Combine`; without the trait
/// the module is empty.
final class JoinedUpstreamsTests: XCTestCase {
  #if Combine
    private let numbers = PassthroughSubject<Int, Never>()
    private let words = PassthroughSubject<String, Never>()
    private var log: [String] = []

    func testTheLatestValuesOfBothAreSent() {
      let sink = numbers.combineLatest(words).sink(
        receiveCompletion: { _ in self.log.append("end") },
        receiveValue: { self.log.append("\($0) \($1)") })

      numbers.send(1)
      words.send("a")
      numbers.send(2)
      numbers.send(completion: .finished)
      words.send("b")
      words.send(completion: .finished)

      XCTAssertEqual(log, ["1 a", "2 a", "2 b", "end"])
      sink.cancel()
    }

    func testThreeLatestValues() {
      let flag = CurrentValueSubject<Bool, Never>(true)
      let sink = Publishers.CombineLatest3(numbers, words, flag).sink { self.log.append("\($0)") }

      numbers.send(1)
      words.send("a")
      flag.send(false)

      XCTAssertEqual(log, [#"(1, "a", true)"#, #"(1, "a", false)"#])
      sink.cancel()
    }

    func testAnEmptyPublisherEndsTheLatestValues() {
      let sink = Empty<Int, Never>().combineLatest(words).sink(
        receiveCompletion: { _ in self.log.append("end") }, receiveValue: { _ in })

      XCTAssertEqual(log, ["end"])
      sink.cancel()
    }

    func testMergedValuesComeInTheirOrderUntilAllHaveEnded() {
      let sink = numbers.map(String.init).merge(with: words).sink(
        receiveCompletion: { _ in self.log.append("end") }, receiveValue: { self.log.append($0) })

      numbers.send(1)
      words.send("a")
      numbers.send(completion: .finished)
      words.send("b")
      words.send(completion: .finished)

      XCTAssertEqual(log, ["1", "a", "b", "end"])
      sink.cancel()
    }

    func testNothingIsSentThatWasNotAskedFor() {
      let sink = numbers.merge(with: numbers).first().sink { self.log.append("\($0)") }

      numbers.send(1)
      numbers.send(2)

      XCTAssertEqual(log, ["1"])
      sink.cancel()
    }
  #else
    func testTheProductIsEmptyWithoutTheTrait() throws {
      throw XCTSkip("the package trait Combine is off")
    }
  #endif
}
