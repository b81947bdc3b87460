// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

final class DisplayListRecorderTests: XCTestCase {
  private let square = Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5))

  func testCanvasIsInPixels() {
    let list = DisplayListRecorder(size: CGSize(width: 10.3, height: 4), scale: 2).finish()

    XCTAssertEqual(list.dump(), "canvas 21x8")
  }

  func testTransformsAndClipsEndWithTheirState() {
    var recorder = DisplayListRecorder(size: CGSize(width: 10, height: 10), scale: 2)

    recorder.withSavedState { recorder in
      recorder.concatenate(CGAffineTransform(translationX: 1, y: 2))
      recorder.clip(to: square)
      recorder.clip(to: square, rule: .evenOdd)
      recorder.fill(square, with: .color(.black))
    }
    recorder.fill(square, with: .color(.white), rule: .evenOdd)

    XCTAssertEqual(
      recorder.finish().dump(),
      """
      canvas 20x20
      clip rect(0 0; 5 5) [2, 0, 0, 2, 2, 4]
        clip rect(0 0; 5 5) evenOdd [2, 0, 0, 2, 2, 4]
          fill rect(0 0; 5 5) #000000 [2, 0, 0, 2, 2, 4]
        end
      end
      fill rect(0 0; 5 5) evenOdd #FFFFFF [2, 0, 0, 2, 0, 0]
      """)
  }

  func testGroupHoldsWhatIsPaintedInside() {
    var recorder = DisplayListRecorder(size: CGSize(width: 1, height: 1), scale: 1)

    recorder.withGroup(opacity: 0.5) { recorder in
      recorder.clip(to: square)
      recorder.draw(
        Bitmap(width: 2, height: 3), in: CGRect(x: 0, y: 0, width: 4, height: 4),
        interpolation: .linear)
    }

    XCTAssertEqual(
      recorder.finish().dump(),
      """
      canvas 1x1
      group opacity 0.5
        clip rect(0 0; 5 5) [1, 0, 0, 1, 0, 0]
          image 2x3 in rect(0 0; 4 4) linear [1, 0, 0, 1, 0, 0]
        end
      end
      """)
  }

  func testGroupOpacityIsCutToItsRange() {
    var recorder = DisplayListRecorder(size: CGSize(width: 1, height: 1), scale: 1)

    recorder.withGroup(opacity: 7) { _ in }
    recorder.withGroup(opacity: -1) { _ in }

    XCTAssertEqual(
      recorder.finish().commands,
      [
        .pushGroup(GroupCommand(opacity: 1)), .popGroup,
        .pushGroup(GroupCommand(opacity: 0)), .popGroup,
      ])
  }

  func testOpenClipsEndWithTheRecording() {
    var recorder = DisplayListRecorder(size: CGSize(width: 1, height: 1), scale: 1)

    recorder.clip(to: square)

    XCTAssertEqual(recorder.finish().commands.last, .popClip)
  }

  func testNothingIsRecordedForNothing() {
    var recorder = DisplayListRecorder(size: CGSize(width: 1, height: 1), scale: 1)

    recorder.fill(Path(), with: .color(.black))
    recorder.draw(Bitmap(width: 0, height: 3), in: CGRect(x: 0, y: 0, width: 1, height: 1))

    XCTAssertEqual(recorder.finish().commands, [])
  }
}
