// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class MaskTests: XCTestCase {
  private func row(_ width: CGFloat) -> Path { Path(rect: CGRect(0, 0, width, 1)) }

  func testOnlyTheAlphaOfAMaskCounts() {
    let half = Color(red: 200, green: 10, blue: 90, alpha: 128)
    let bitmap = draw(3, 1) { recorder in
      recorder.withGroup {
        $0.fill(row(3), with: .color(.black))
      } maskedBy: {
        $0.fill(row(2), with: .color(half))
        $0.fill(row(1), with: .color(.white))
      }
    }

    XCTAssertEqual(bitmap[0, 0], .black)
    XCTAssertEqual(bitmap[1, 0], Color(red: 0, green: 0, blue: 0, alpha: 128))
    XCTAssertEqual(bitmap[2, 0], .clear)
  }

  func testMaskThatPaintsNothingHidesAll() {
    let bitmap = draw(40, 3) { recorder in
      recorder.withGroup {
        $0.fill(Path(rect: CGRect(0, 0, 40, 3)), with: .color(.black))
      } maskedBy: { _ in
      }
    }

    XCTAssertEqual(bitmap, Bitmap(width: 40, height: 3))
  }

  func testMaskDoesNotTouchWhatIsBelowTheGroup() {
    let bitmap = draw(2, 1) { recorder in
      recorder.fill(row(2), with: .color(.white))
      recorder.withGroup(opacity: 0.5) {
        $0.fill(row(2), with: .color(.black))
      } maskedBy: {
        $0.fill(row(1), with: .color(.black))
      }
    }

    XCTAssertEqual(bitmap[0, 0], Color(red: 127, green: 127, blue: 127))
    XCTAssertEqual(bitmap[1, 0], .white)
  }

  func testMaskOfAMask() {
    let bitmap = draw(4, 1) { recorder in
      recorder.withGroup {
        $0.fill(row(4), with: .color(.black))
      } maskedBy: { mask in
        mask.withGroup {
          $0.fill(row(3), with: .color(.black))
        } maskedBy: {
          $0.fill(Path(rect: CGRect(1, 0, 5, 1)), with: .color(.black))
        }
      }
    }

    XCTAssertEqual(bitmap.coverageDump(), ".##.")
  }

  func testOpaqueShapeMasksAsAClipDoes() {
    let circle = Path(ellipseIn: CGRect(3.3, 4.1, 50, 41))
    let masked = draw(60, 50) { recorder in
      recorder.withGroup {
        $0.fill(Path(rect: CGRect(0, 0, 60, 50)), with: .color(.black))
      } maskedBy: {
        $0.fill(circle, with: .color(.white))
      }
    }

    XCTAssertEqual(masked, draw(60, 50) { $0.fill(circle, with: .color(.black)) })
  }

  func testThousandNestedMasksAreDefined() {
    func nest(_ recorder: inout DisplayListRecorder, _ depth: Int) {
      guard depth > 0 else { return recorder.fill(row(20), with: .color(.black)) }
      recorder.withGroup {
        nest(&$0, depth - 1)
      } maskedBy: {
        $0.fill(row(7), with: .color(.black))
      }
    }

    let bitmap = draw(20, 1) { nest(&$0, 1000) }

    XCTAssertEqual(bitmap.coverageDump(), "#######.............")
  }
}
