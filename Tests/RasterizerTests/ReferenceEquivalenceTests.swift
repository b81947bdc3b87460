// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import RasterScenes
import TextLayout
import XCTest

@testable import Rasterizer

final class ReferenceEquivalenceTests: XCTestCase {
  func testRandomDisplayListsGiveTheReferencesBytes() throws {
    let seed = SeededRandom.seed()
    let count = ProcessInfo.processInfo.environment["TEST_LISTS"].flatMap(Int.init) ?? 150
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    let player = DisplayListPlayer()
    for offset in 0..<UInt64(count) {
      let list = RandomDisplayList.make(seed: seed &+ offset, face: face)

      let bitmap = try player.play(list)
      let again = try player.play(list)

      let expected = ReferencePlayer.play(list)
      guard bitmap != expected || again != expected else { continue }
      return XCTFail("TEST_SEED=\(seed &+ offset) TEST_LISTS=1\n\(list)")
    }
  }

  func testWideListsGiveTheReferencesBytes() throws {
    let seed = SeededRandom.seed()
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    for offset in 0..<UInt64(12) {
      let list = RandomDisplayList.makeWide(seed: seed &+ offset, face: face)

      let player = DisplayListPlayer()

      let bitmap = try player.play(list)
      let again = try player.play(list)

      let expected = ReferencePlayer.play(list)
      guard bitmap != expected || again != expected else { continue }
      return XCTFail("TEST_SEED=\(seed &+ offset)\n\(list)")
    }
  }
}
