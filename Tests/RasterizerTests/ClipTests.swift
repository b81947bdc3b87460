// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class ClipTests: XCTestCase {
  private let everything = Path(rect: CGRect(0, 0, 8, 8))

  func testClipKeepsWhatIsInside() {
    let bitmap = draw(4, 3) {
      $0.clip(to: Path(rect: CGRect(1, 1, 2, 1)))
      $0.fill(everything, with: .color(.black))
    }

    XCTAssertEqual(bitmap.coverageDump(), "....\n.##.\n....")
  }

  func testNestedRectanglesIntersect() {
    let bitmap = draw(4, 4) {
      $0.clip(to: Path(rect: CGRect(0, 0, 3, 3)))
      $0.withSavedState {
        $0.clip(to: Path(rect: CGRect(1, 1, 3, 3)))
        $0.fill(everything, with: .color(.black))
      }
      $0.fill(Path(rect: CGRect(0, 3, 4, 1)), with: .color(.black))
      $0.fill(Path(rect: CGRect(0, 0, 1, 1)), with: .color(.black))
    }

    XCTAssertEqual(bitmap.coverageDump(), "#...\n.##.\n.##.\n....")
  }

  func testClipToAPathEqualsFillingIt() {
    let circle = Path(ellipseIn: CGRect(0.5, 0.25, 7, 7))

    let clipped = draw(8, 8) {
      $0.clip(to: circle)
      $0.fill(everything, with: .color(.black))
    }

    XCTAssertEqual(clipped, draw(8, 8) { $0.fill(circle, with: .color(.black)) })
  }

  func testCoveragesOfNestedPathsMultiply() {
    let left = Path(rect: CGRect(0, 0, 0.5, 1))
    let upper = Path(rect: CGRect(0, 0, 1, 0.5))

    let bitmap = draw(1, 1) {
      $0.clip(to: left)
      $0.clip(to: upper)
      $0.fill(everything, with: .color(.black))
    }

    XCTAssertEqual(bitmap[0, 0].alpha, 64)
  }

  func testClipsApplyToImagesAndGroups() {
    let image = Bitmap(width: 8, height: 8, color: .white)
    let circle = Path(ellipseIn: CGRect(0.5, 0.25, 7, 7))

    let drawn = draw(8, 8) {
      $0.clip(to: circle)
      $0.draw(image, in: CGRect(0, 0, 8, 8))
    }
    let grouped = draw(8, 8) {
      $0.clip(to: circle)
      $0.withGroup(opacity: 1) { $0.draw(image, in: CGRect(0, 0, 8, 8)) }
    }

    XCTAssertEqual(drawn, draw(8, 8) { $0.fill(circle, with: .color(.white)) })
    XCTAssertEqual(grouped, drawn)
  }

  func testThousandNestedClipsMultiply() {
    func nest(_ recorder: inout DisplayListRecorder, _ depth: Int) {
      guard depth > 0 else { return recorder.fill(everything, with: .color(.black)) }
      recorder.withSavedState {
        $0.clip(to: Path(rect: CGRect(0, 0, 1.25, 2)))
        nest(&$0, depth - 1)
      }
    }

    let bitmap = draw(3, 3) { nest(&$0, 1000) }

    XCTAssertEqual(bitmap.coverageDump(), "#..\n#..\n...")
  }
}
