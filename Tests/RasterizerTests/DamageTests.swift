// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout
import XCTest

@testable import Rasterizer

final class DamageTests: XCTestCase {
  func testWhatHasChangedIsPaintedAsInAFullPicture() throws {
    let seed = SeededRandom.seed()
    let count = ProcessInfo.processInfo.environment["TEST_LISTS"].flatMap(Int.init) ?? 150
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    for offset in 0..<UInt64(count) {
      var random = SeededRandom(seed: seed &+ offset)
      let old = RandomDisplayList.make(seed: seed &+ offset, face: face)
      let new = try XCTUnwrap(changed(old, &random, face))
      let player = DisplayListPlayer(
        threadCount: Int.random(in: 1...2, using: &random), pixelsPerThread: 1)

      var bitmap = try player.play(old)
      try player.update(&bitmap, with: new, in: new.damage(since: old))

      guard bitmap != (try DisplayListPlayer().play(new)) else { continue }
      return XCTFail("TEST_SEED=\(seed &+ offset) TEST_LISTS=1\n\(old)\n\(new)")
    }
  }

  func testAnyPartIsPaintedAsInAFullPicture() throws {
    let seed = SeededRandom.seed()
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    let player = DisplayListPlayer()
    for offset in 0..<100 as Range<UInt64> {
      var random = SeededRandom(seed: seed &+ offset)
      let list = RandomDisplayList.make(seed: seed &+ offset, face: face)
      let full = try player.play(list)
      let odd = Color(red: 1, green: 2, blue: 3)
      var part = Bitmap(width: list.width, height: list.height, color: odd)
      let rect = CGRect(
        random.number(-9...80).rounded(), random.number(-9...80).rounded(),
        random.number(1...60).rounded(), random.number(1...60).rounded())

      try player.update(&part, with: list, in: [rect])

      for y in 0..<list.height {
        for x in 0..<list.width {
          let isInside = rect.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
          let isExpected = part[x, y] == full[x, y] || (!isInside && part[x, y] == odd)
          guard !isExpected else { continue }
          return XCTFail("\(x), \(y) of \(rect); TEST_SEED=\(seed &+ offset)\n\(list)")
        }
      }
    }
  }

  func testEqualListsHaveNoDamage() {
    let list = RandomDisplayList.make(seed: 1, face: nil)

    XCTAssertEqual(list.damage(since: list), [])
  }

  func testDamageIsWhereCommandsDiffer() {
    func list(_ colors: [Color]) -> DisplayList {
      var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100), scale: 1)
      for (index, color) in colors.enumerated() {
        recorder.fill(Path(rect: CGRect(0, CGFloat(index) * 20, 50, 10)), with: .color(color))
      }
      return recorder.finish()
    }
    let old = list([.black, .black, .black])

    XCTAssertEqual(list([.black, .white, .black]).damage(since: old), [CGRect(0, 20, 50, 10)])
    XCTAssertEqual(
      list([.white, .black, .white]).damage(since: old),
      [CGRect(0, 0, 50, 10), CGRect(0, 40, 50, 10)])
    XCTAssertEqual(list([.black, .black]).damage(since: old), [CGRect(0, 40, 50, 10)])
  }

  func testClipThatClosesElsewhereDamagesWhatIsInIt() throws {
    let fills = [CGRect(0, 0, 10, 10), CGRect(20, 20, 10, 10)].map { rect in
      DrawCommand.fill(FillCommand(path: Path(rect: rect), paint: .color(.black)))
    }
    let clip = DrawCommand.pushClip(ClipCommand(path: Path(rect: CGRect(0, 0, 5, 5))))
    let old = DisplayList(width: 40, height: 40, commands: [clip, fills[0], .popClip, fills[1]])
    let new = DisplayList(width: 40, height: 40, commands: [clip, fills[0], fills[1], .popClip])
    let player = DisplayListPlayer()

    var bitmap = try player.play(old)
    try player.update(&bitmap, with: new, in: new.damage(since: old))

    XCTAssertEqual(bitmap, try player.play(new))
  }

  func testCanvasOfAnotherSizeIsDamagedAltogether() {
    let old = DisplayList(width: 4, height: 4, commands: [])

    XCTAssertEqual(
      DisplayList(width: 5, height: 4, commands: []).damage(since: old), [CGRect(0, 0, 5, 4)])
  }

  /// The list with a change: a command replaced, inserted or taken away, or a bracket moved.
  private func changed(
    _ list: DisplayList, _ random: inout SeededRandom, _ face: FontFace
  ) -> DisplayList? {
    let others = RandomDisplayList.make(seed: random.next(), face: face).commands
    for _ in 0..<100 {
      var commands = list.commands
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0...commands.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: commands.insert(contentsOf: others, at: index)
        case 1 where index < commands.count: commands.remove(at: index)
        case 2 where index < commands.count:
          if let other = others.randomElement(using: &random) { commands[index] = other }
        default:
          if commands.count > 1 {
            commands.swapAt(
              Int.random(in: 0..<commands.count, using: &random),
              Int.random(in: 0..<commands.count, using: &random))
          }
        }
      }
      if isBalanced(commands) {
        return DisplayList(width: list.width, height: list.height, commands: commands)
      }
    }
    return list
  }

  private func isBalanced(_ commands: [DrawCommand]) -> Bool {
    var opened: [Bool] = []
    for command in commands {
      switch command {
      case .pushClip: opened.append(true)
      case .pushGroup: opened.append(false)
      case .popClip: if opened.popLast() != true { return false }
      case .popGroup: if opened.popLast() != false { return false }
      default: break
      }
    }
    return opened.isEmpty
  }
}
