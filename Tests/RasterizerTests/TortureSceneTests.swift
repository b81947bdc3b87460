// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import RasterScenes
import XCTest

@testable import Rasterizer

/// Scenes with every command, on and off pixel edges, whose bytes are the same on every machine, in
/// debug and in release, in bands of any height, on any thread.
final class TortureSceneTests: XCTestCase {
  func testScenesHaveTheKnownDigests() {
    for (list, digest) in [
      (TortureScene.list, "3f734c5868d730c"), (TortureScene.wideList, "d35d17651d94cf4d"),
    ] {
      let bitmap = played(list)

      XCTAssertEqual(bitmap, ReferencePlayer.play(list))
      XCTAssertEqual(Self.digest(bitmap), digest, "the pixels have changed")
    }
  }

  func testSceneHasEveryCommandInEveryMode() {
    var modes: [String: Set<BlendMode>] = [:]
    var kinds: Set<String> = []
    func visit(_ commands: [DrawCommand]) {
      for command in commands {
        let mode: BlendMode
        let kind: String
        switch command {
        case .fill(let fill): (kind, mode) = ("fill", fill.blendMode)
        case .stroke(let stroke): (kind, mode) = ("stroke", stroke.blendMode)
        case .shadow(let shadow): (kind, mode) = ("shadow", shadow.blendMode)
        case .contentShadow(let shadow):
          (kind, mode) = ("contentShadow", shadow.blendMode)
          visit(shadow.contents)
        case .image(let image): (kind, mode) = ("image", image.blendMode)
        case .glyphs(let glyphs): (kind, mode) = ("glyphs", glyphs.blendMode)
        case .pushGroup(let group): (kind, mode) = ("group", group.blendMode)
        case .pushClip, .popClip, .popGroup:
          kinds.insert("clip")
          continue
        }
        modes[kind, default: []].insert(mode)
      }
    }
    visit(TortureScene.list.commands)

    XCTAssertEqual(
      modes.keys.sorted(),
      ["contentShadow", "fill", "glyphs", "group", "image", "shadow", "stroke"])
    XCTAssertEqual(kinds, ["clip"])
    for (kind, modes) in modes {
      XCTAssertEqual(modes, Set(BlendMode.allCases), "\(kind) lacks modes")
    }
  }

  func testBandsOfAnyHeightGiveTheSameBytes() {
    for list in [TortureScene.list, TortureScene.wideList] {
      var caches = Caches()
      let scene = Scene(list, rows: 0..<list.height, caches: &caches)
      let expected = played(list)
      for rowLimit in [1, 2, 3, 7, 16, 31, 64, 300] {
        let bytes = [UInt8](unsafeUninitializedCapacity: expected.bytes.count) { buffer, count in
          scene.paint(into: buffer, rowLimit: rowLimit)
          count = expected.bytes.count
        }

        XCTAssertTrue(bytes == expected.bytes, "bands of \(rowLimit) rows")
      }
    }
  }

  func testSeveralThreadsPaintTheSameBytesAtOnce() {
    for list in [TortureScene.list, TortureScene.wideList] {
      let expected = played(list)
      let player = DisplayListPlayer()

      DispatchQueue.concurrentPerform(iterations: 12) { index in
        XCTAssertEqual(try? player.play(list), expected, "picture \(index)")
      }
    }
  }

  private static func digest(_ bitmap: Bitmap) -> String {
    let hash = bitmap.bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
