// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

/// Threads that come early, late or never, and players that share them.
final class BandHelpersTests: XCTestCase {
  func testHelpersThatAreSentAwayLeaveNothingBehind() {
    for delay in [0, 50, 500, 5_000] as [UInt32] {
      weak var gone: BandHelpers?
      do {
        let helpers = BandHelpers(count: 3)
        gone = helpers
        usleep(delay)
        helpers.dismiss()
        helpers.dismiss()
      }

      // Those that come late have a look, and go.
      let end = Date(timeIntervalSinceNow: 10)
      while gone != nil, Date() < end { usleep(200) }
      XCTAssertNil(gone, "after \(delay) µs")
    }
  }

  func testHelpersThatWaitedLongPaintTheSameBytes() {
    let list = Self.list(width: 256, height: 512)
    var caches = Caches()
    let scene = Scene(list, caches: &caches)
    let expected = Self.paint(scene, nil)
    for delay in [0, 20, 100, 3_000] as [UInt32] {
      for count in [1, 3, 40] {
        let helpers = BandHelpers(count: count)
        usleep(delay)

        XCTAssertTrue(
          Self.paint(scene, helpers) == expected, "\(count) helpers after \(delay) µs")
      }
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

  private static func paint(_ scene: Scene, _ helpers: BandHelpers?) -> [UInt8] {
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
