// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import Graphics
import XCTest

@testable import SnapshotVerification

/// Many states of one screen at 390x844 points and 2 pixels a point. `SNAPSHOT_MANY_STATES=1000`
/// takes so many and prints how long that takes and how much memory.
final class ManyStatesTests: VerifierTestCase {
  private func requests(_ count: Int) -> [SnapshotRequest] {
    let test = SnapshotTest(suite: "ListTests", function: "testList()", source: source())
    return (0..<count).map { state in
      var request = SnapshotRequest(
        test: test, subject: .view({ ListScreen() }, apply: { $0.show(state) }))
      request.state = "\(state)"
      request.size = CGSize(width: 390, height: 844)
      return request
    }
  }

  private func measure(
    _ name: String, _ count: Int, helpers: Int, _ variables: [String: String] = [:]
  ) -> [SnapshotRun.Outcome: Int] {
    var configuration = configuration(variables)
    configuration.claims = SnapshotClaims()
    configuration.crew = WorkCrew(helperCount: helpers)
    let verifier = SnapshotVerifier(configuration: configuration)
    let requests = requests(count)
    var outcomes: [SnapshotRun.Outcome: Int] = [:]
    let start = clock()
    let time = ContinuousClock().measure {
      for result in verifier.verify(requests) {
        outcomes[result.outcome.runOutcome, default: 0] += 1
      }
    }
    let seconds = time / .seconds(1)
    // Of all threads: on a machine that is busy, more telling than the wall clock.
    let processor = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if Self.asked != nil {
      print(
        "\(count) states, \(name), \(helpers + 1) thread(s): \(number(seconds)) s, "
          + "\(number(seconds * 1000 / Double(count))) ms each, processor "
          + "\(number(processor * 1000 / Double(count))) ms each, peak \(Self.peakMegabytes) MB")
    }
    return outcomes
  }

  private static let asked = ProcessInfo.processInfo.environment["SNAPSHOT_MANY_STATES"]
    .flatMap(Int.init)

  /// The most memory that this process has had.
  private static var peakMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first.map { $0 / 1024 } ?? 0
  }

  func testManyStatesOfAScreenAreRecordedAndMatchOnOneThreadAndOnSeveral() {
    let count = Self.asked ?? 6

    XCTAssertEqual(
      measure("recorded", count, helpers: 1, ["SNAPSHOT_RECORD": "all"]), [.recordedNew: count])
    XCTAssertEqual(measure("matched", count, helpers: 0), [.matched: count])
    XCTAssertEqual(measure("matched again", count, helpers: 0), [.matched: count])
    XCTAssertEqual(measure("matched", count, helpers: 1), [.matched: count])
    XCTAssertEqual(
      measure("decoded", count, helpers: 0, ["SNAPSHOT_STRICT": "1"]), [.matched: count])
  }
}
