// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class GroupTests: XCTestCase {
  func testOverlapInsideOfAGroupIsBlendedOnce() {
    let red = Color(red: 255, green: 0, blue: 0)
    let bitmap = draw(3, 1) {
      $0.withGroup(opacity: 0.5) {
        $0.fill(Path(rect: CGRect(0, 0, 2, 1)), with: .color(red))
        $0.fill(Path(rect: CGRect(1, 0, 2, 1)), with: .color(red))
      }
    }

    XCTAssertEqual(
      bitmap, Bitmap(width: 3, height: 1, color: Color(red: 255, green: 0, blue: 0, alpha: 128)))
  }

  func testGroupOverWhiteMixesHalfAndHalf() {
    let bitmap = draw(1, 1) {
      $0.fill(Path(rect: CGRect(0, 0, 1, 1)), with: .color(.white))
      $0.withGroup(opacity: 0.5) {
        $0.fill(Path(rect: CGRect(0, 0, 1, 1)), with: .color(.black))
      }
    }

    XCTAssertEqual(bitmap[0, 0], Color(red: 127, green: 127, blue: 127))
  }

  func testInvisibleGroupChangesNothing() {
    let bitmap = draw(2, 1) {
      $0.fill(Path(rect: CGRect(0, 0, 1, 1)), with: .color(.black))
      $0.withGroup(opacity: 0) { $0.fill(Path(rect: CGRect(0, 0, 2, 1)), with: .color(.white)) }
    }

    XCTAssertEqual(bitmap.coverageDump(), "#.")
  }

  func testOuterClipCutsTheGroupOnce() {
    let half = CGRect(0, 0, 1.5, 1)
    let bitmap = draw(3, 1) {
      $0.clip(to: Path(rect: half))
      $0.withGroup(opacity: 1) {
        $0.fill(Path(rect: CGRect(0, 0, 3, 1)), with: .color(.black))
      }
    }

    XCTAssertEqual(bitmap[1, 0].alpha, 128)
    XCTAssertEqual(bitmap.coverageDump(), "#5.")
  }

  func testThousandNestedGroupsNeedLittleMemory() {
    func nest(_ recorder: inout DisplayListRecorder, _ depth: Int) {
      guard depth > 0 else {
        return recorder.fill(Path(rect: CGRect(0, 0, 300, 200)), with: .color(.black))
      }
      recorder.withGroup(opacity: 1) { nest(&$0, depth - 1) }
    }

    let bitmap = draw(300, 200) { nest(&$0, 1000) }

    XCTAssertEqual(bitmap, Bitmap(width: 300, height: 200, color: .black))
  }
}
