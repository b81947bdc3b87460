// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

final class DisplayListPartsTests: XCTestCase {
  private func list(_ record: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100), scale: 1)
    record(&recorder)
    return recorder.finish()
  }

  private func square(_ x: CGFloat, _ y: CGFloat) -> Path {
    Path(rect: CGRect(x: x, y: y, width: 10, height: 10))
  }

  func testAPartNeedsWhatMeetsItInOrder() {
    let list = list {
      $0.fill(square(0, 0), with: .color(.black))
      $0.fill(square(50, 50), with: .color(.black))
      $0.fill(square(5, 5), with: .color(.white))
      $0.stroke(square(60, 0), StrokeStyle(width: 4), with: .color(.black))
    }

    XCTAssertEqual(list.indices(neededFor: CGRect(x: 6, y: 6, width: 2, height: 2)), [0, 2])
    XCTAssertEqual(list.indices(neededFor: CGRect(x: 55, y: 0, width: 4, height: 90)), [1, 3])
    XCTAssertEqual(list.indices(neededFor: CGRect(x: 80, y: 80, width: 9, height: 9)), [])
    XCTAssertEqual(
      list.indices(neededFor: CGRect(x: -1e9, y: -1e9, width: 4e9, height: 4e9)), [0, 1, 2, 3])
  }

  func testClipsGroupsAndShadowsAreAlwaysNeeded() {
    let list = list {
      $0.withSavedState {
        $0.clip(to: square(0, 0))
        $0.fill(square(0, 0), with: .color(.black))
      }
      $0.drawShadow(of: square(20, 20), radius: 1, offset: .zero, color: .black)
      $0.withGroup(opacity: 0.5) { $0.fill(square(90, 90), with: .color(.black)) }
    }

    XCTAssertEqual(
      list.indices(neededFor: CGRect(x: 92, y: 92, width: 1, height: 1)), [0, 2, 3, 4, 5, 6])
  }

  func testAsOftenAsAskedTheSame() {
    let list = list { $0.fill(square(0, 0), with: .color(.black)) }
    let copy = list

    for _ in 0..<3 {
      XCTAssertEqual(list.indices(neededFor: CGRect(x: 0, y: 0, width: 1, height: 1)), [0])
      XCTAssertEqual(copy.indices(neededFor: CGRect(x: 50, y: 0, width: 1, height: 1)), [])
    }
    XCTAssertEqual(list, copy)
    XCTAssertEqual(list.hashValue, copy.hashValue)
  }
}
