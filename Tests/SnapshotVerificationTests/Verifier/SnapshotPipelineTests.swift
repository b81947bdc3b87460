// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import Synchronization
import XCTest

@testable import SnapshotVerification

/// Snapshots that are taken together, on one thread and on several.
final class SnapshotPipelineTests: VerifierTestCase {
  private func requests(_ count: Int, changed: Set<Int> = []) -> [SnapshotRequest] {
    let test = SnapshotTest(suite: "PatchTests", function: "testPatch()", source: source())
    return (0..<count).map { index in
      let white = CGFloat(index % 200) / 255
      var request = SnapshotRequest(
        test: test,
        subject: .view(
          { Patch() },
          apply: {
            $0.mark.backgroundColor =
              changed.contains(index) ? .red : UIColor(white: white, alpha: 1)
          }))
      request.state = "state \(index)"
      request.size = CGSize(width: 10, height: 5)
      return request
    }
  }

  private func verify(
    _ requests: [SnapshotRequest], helpers: Int, _ variables: [String: String] = [:]
  ) -> [SnapshotResult] {
    var configuration = configuration(variables)
    configuration.claims = SnapshotClaims()
    configuration.crew = WorkCrew(helperCount: helpers)
    return SnapshotVerifier(configuration: configuration).verify(requests)
  }

  private func bytes() throws -> [String: [UInt8]] {
    var bytes: [String: [UInt8]] = [:]
    for file in try files() where file.hasSuffix(".png") || file.hasSuffix(".txt") {
      bytes[file] = try AtomicFile.read(folder + "/" + file)
    }
    return bytes
  }

  func testResultsAndFilesDoNotDependOnTheNumberOfThreads() throws {
    var seen: [[String]] = []
    var written: [[String: [UInt8]]] = []
    for helpers in [0, 1, 7] {
      let recorded = verify(requests(40), helpers: helpers, ["SNAPSHOT_RECORD": "all"])
      let compared = verify(requests(40, changed: [3, 4, 39]), helpers: helpers)
      seen.append((recorded + compared).map { message($0) })
      written.append(try bytes())
      XCTAssertEqual(
        compared.enumerated().filter { $0.element.isFailure }.map(\.offset), [3, 4, 39])
      XCTAssertEqual(
        compared[3].explanation?.lines,
        ["UIView at (2, 1): background color #030303 became #FF0000: 24 pixels"])
      try FileManager.default.removeItem(atPath: folder + "/Snapshots")
      try FileManager.default.removeItem(atPath: folder + "/.build")
    }
    XCTAssertEqual(seen[0], seen[1])
    XCTAssertEqual(seen[0], seen[2])
    XCTAssertEqual(written[0], written[1])
    XCTAssertEqual(written[0], written[2])
  }

  func testViewsAreMadeInOrderOnTheCallingThread() {
    let calls = Mutex<[Int]>([])
    let thread = Thread.current
    let all = requests(30).enumerated().map { index, request in
      var request = request
      request.subject = .view({
        XCTAssertEqual(Thread.current, thread)
        calls.withLock { $0.append(index) }
        return Patch()
      })
      return request
    }

    _ = verify(all, helpers: 3)

    XCTAssertEqual(calls.withLock { $0 }, Array(0..<30))
  }

  func testOnlyPicturesThatDifferMakeTheirViewsAgain() {
    let calls = Mutex(0)
    func counted(_ requests: [SnapshotRequest]) -> [SnapshotRequest] {
      requests.map { request in
        var request = request
        let host = request.subject
        request.subject = SnapshotSubject { size, body in
          calls.withLock { $0 += 1 }
          try host.host(size, body)
        }
        return request
      }
    }
    _ = verify(counted(requests(20)), helpers: 2)
    XCTAssertEqual(calls.withLock { $0 }, 20)

    _ = verify(counted(requests(20, changed: [1, 2])), helpers: 2)

    XCTAssertEqual(calls.withLock { $0 }, 20 + 22)
  }

  func testAViewThatDrawsSomethingElseEachTimeIsNotExplainedByItsSecondLook() {
    _ = verify(requests(2), helpers: 1)
    let calls = Mutex(0)
    var restless = requests(2)
    for index in restless.indices {
      restless[index].subject = .view(
        { Patch() },
        apply: { patch in
          let count = calls.withLock {
            $0 += 1
            return $0
          }
          patch.mark.backgroundColor = UIColor(
            red: CGFloat(count) / 10, green: 0, blue: 0, alpha: 1)
        })
    }

    let results = verify(restless, helpers: 1)

    XCTAssertEqual(results.map(\.outcome.runOutcome), [.differed, .differed])
    XCTAssertNil(results[0].explanation)
    XCTAssertNil(results[0].artifacts.viewTree)
  }

  func testVerifiersOnManyThreadsAtOnceShareTheCrew() {
    let crew = WorkCrew(helperCount: 2)
    let all = (0..<6).map { number in
      requests(20).map { request in
        var request = request
        request.variant = "thread \(number)"
        return request
      }
    }
    let outcomes = Mutex<[SnapshotRun.Outcome]>([])
    nonisolated(unsafe) let shared = all
    var configuration = configuration(["SNAPSHOT_RECORD": "missing"])
    configuration.crew = crew
    let verifier = SnapshotVerifier(configuration: configuration)

    DispatchQueue.concurrentPerform(iterations: 6) { number in
      let results = verifier.verify(shared[number])
      outcomes.withLock { $0 += results.map(\.outcome.runOutcome) }
    }

    XCTAssertEqual(outcomes.withLock { $0 }, Array(repeating: .recordedNew, count: 120))
  }

  func testDuplicatesAndFailuresKeepTheirPlaces() {
    var all = requests(6)
    all[2].state = "STATE 1"
    all[4].size = CGSize(width: -1, height: 1)

    let outcomes = verify(all, helpers: 2).map(\.outcome.runOutcome)

    XCTAssertEqual(
      outcomes, [.recordedNew, .recordedNew, .failed, .recordedNew, .failed, .recordedNew])
  }
}
