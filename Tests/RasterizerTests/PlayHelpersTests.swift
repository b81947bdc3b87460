// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

/// Threads that come early, late or never, and players that share them.
final class PlayHelpersTests: XCTestCase {
  func testHelpersThatAreSentAwayLeaveNothingBehind() {
    for delay in [0, 50, 500, 5_000] as [UInt32] {
      weak var gone: PlayHelpers?
      weak var crewGone: HelperCrew?
      do {
        let crew = HelperCrew()
        let helpers = PlayHelpers(count: 3, crew: crew)
        (gone, crewGone) = (helpers, crew)
        usleep(delay)
        helpers.dismiss()
        helpers.dismiss()
      }

      // Those that come late have a look, and go.
      let end = Date(timeIntervalSinceNow: 10)
      while gone != nil || crewGone != nil, Date() < end { usleep(200) }
      XCTAssertNil(gone, "after \(delay) µs")
      XCTAssertNil(crewGone, "after \(delay) µs")
    }
  }

  func testWhoHelpedWithTheLastWorkLeavesByItself() {
    weak var gone: PlayHelpers?
    do {
      let helpers = PlayHelpers(count: 1, crew: HelperCrew())
      gone = helpers
      let work = WorkOfTwo()
      helpers.share(work)
      helpers.share(work, isLast: true)
    }

    let end = Date(timeIntervalSinceNow: 10)
    while gone != nil, Date() < end { usleep(200) }
    XCTAssertNil(gone)
  }

  func testHelpersThatWaitedLongPaintTheSameBytes() {
    let list = Self.list(width: 256, height: 512)
    var caches = Caches()
    let scene = Scene(list, caches: &caches)
    let expected = Self.paint(scene, nil)
    let crew = HelperCrew()
    for delay in [0, 20, 100, 3_000] as [UInt32] {
      for count in [1, 3, 40] {
        let helpers = PlayHelpers(count: count, crew: crew)
        usleep(delay)

        XCTAssertTrue(
          Self.paint(scene, helpers) == expected, "\(count) helpers after \(delay) µs")
        helpers.dismiss()
      }
    }
    caches.trim()
  }

  func testHelpersDoOneWorkAfterTheOther() {
    let crew = HelperCrew()
    for count in [1, 2, 5] {
      let helpers = PlayHelpers(count: count, crew: crew)
      for pause in [0, 0, 30, 2_000, 0] as [UInt32] {
        usleep(pause)
        let work = CountingWork(pieceCount: 300)
        helpers.share(work)

        // All of it is done when the call returns, each piece once.
        XCTAssertEqual(work.counts(), Array(repeating: 1, count: 300), "\(count) helpers")
      }
      helpers.dismiss()
    }
  }

  func testManyCallersShareACrew() {
    let crew = HelperCrew()
    DispatchQueue.concurrentPerform(iterations: 60) { _ in
      let helpers = PlayHelpers(count: 2, crew: crew)
      let work = CountingWork(pieceCount: 50)
      helpers.share(work)
      helpers.dismiss()
      XCTAssertEqual(work.counts(), Array(repeating: 1, count: 50))
    }
  }

  func testAPictureIsPaintedWhereNoHelperCanCome() {
    let list = Self.list(width: 256, height: 512)
    let expected = played(list)
    let (end, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // More than the system lends at once.
    let count = 600
    for _ in 0..<count {
      DispatchQueue.global().async {
        end.wait()
        ended.signal()
      }
    }

    XCTAssertEqual(
      try DisplayListPlayer(threadCount: 4, pixelsPerThread: 1).play(list), expected)

    for _ in 0..<count { end.signal() }
    for _ in 0..<count { ended.wait() }
  }

  func testPlayersOfSeveralThreadsShareTheSystemsThreads() throws {
    let list = Self.list(width: 256, height: 512)
    let expected = played(list)
    let player = DisplayListPlayer(threadCount: 4, pixelsPerThread: 1)

    DispatchQueue.concurrentPerform(iterations: 40) { _ in
      XCTAssertEqual(try? player.play(list), expected)
    }
  }

  private static func paint(_ scene: Scene, _ helpers: PlayHelpers?) -> [UInt8] {
    let count = scene.canvas.width * scene.canvas.height * 4
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      scene.paint(into: buffer, rowLimit: 16, helpers: helpers)
      written = count
    }
  }

  /// Circles that overlap, in all rows.
  private static func list(width: Int, height: Int) -> DisplayList {
    var recorder = DisplayListRecorder(
      size: CGSize(width: Double(width), height: Double(height)), scale: 1)
    for index in 0..<60 {
      let center = CGPoint(x: Double(index * 89 % width), y: Double(index * 53 % height))
      let color = Color(
        red: UInt8(index * 4), green: UInt8(255 - index * 3), blue: 90,
        alpha: index % 3 == 0 ? 128 : 255)
      recorder.fill(
        Path(ellipseIn: CGRect(center.x - 40, center.y - 40, 80, 80)), with: .color(color))
    }
    return recorder.finish()
  }
}

/// Counts how often each of its pieces is done.
private final class CountingWork: SharedWork, @unchecked Sendable {
  private let parts: Parts
  // Without a lock: two threads that did the same piece would be found as a race, too.
  private let done: UnsafeMutableBufferPointer<Int>

  init(pieceCount: Int) {
    parts = Parts(0..<pieceCount, threadCount: 3, fewest: 1)
    done = .allocate(capacity: pieceCount)
    done.initialize(repeating: 0)
  }

  deinit { done.deallocate() }

  func perform(fromEnd: Bool) {
    while let part = parts.take(fromEnd: fromEnd) {
      for piece in part { done[piece] += 1 }
    }
  }

  func counts() -> [Int] { Array(done) }
}

/// Is done when two threads have come to it.
private final class WorkOfTwo: SharedWork, @unchecked Sendable {
  private let isThere = DispatchSemaphore(value: 0)
  private let isSeen = DispatchSemaphore(value: 0)

  func perform(fromEnd: Bool) {
    if fromEnd {
      isThere.signal()
      isSeen.wait()
    } else {
      isThere.wait()
      isSeen.signal()
    }
  }
}
