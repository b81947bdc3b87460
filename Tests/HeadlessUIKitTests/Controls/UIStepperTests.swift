// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIStepperTests: XCTestCase {
  func testHasASizeOfItsOwnAndKeepsItsValueInTheRange() {
    let stepper = UIStepper()
    stepper.maximumValue = 3
    stepper.value = 9

    XCTAssertEqual(stepper.bounds.size, CGSize(width: 94, height: 32))
    XCTAssertEqual(stepper.value, 3)
  }

  func testGlyphAtTheEndOfTheRangeIsFaint() {
    let stepper = UIStepper()
    stepper.maximumValue = 3

    let colors = [0.0, 1, 3].map { value -> [Bool] in
      stepper.value = value
      return drawn(stepper).split(separator: "\n").filter { $0.hasPrefix("stroke") }
        .map { $0.hasSuffix("#000000") || $0.contains("#000000 ") }
    }

    XCTAssertEqual(colors, [[false, true], [true, true], [true, false]])
  }

  func testPicturesStandInThePlaceOfSigns() {
    let stepper = UIStepper()
    func strokes() -> Int {
      stepper.displayList(scale: 2).commands.filter {
        if case .stroke = $0 { true } else { false }
      }.count
    }
    XCTAssertEqual(strokes(), 2)

    let image = UIImage(bitmap: Bitmap(width: 4, height: 4, color: .black))
    stepper.setIncrementImage(image, for: .normal)
    XCTAssertEqual(strokes(), 1)
    stepper.setDecrementImage(image, for: .disabled)
    XCTAssertEqual(strokes(), 0, "at the least value nothing is below")
    stepper.value = 1
    XCTAssertEqual(strokes(), 1)
  }

  func testABackgroundIsKeptAndReported() {
    let stepper = UIStepper()
    let (image, issues) = (UIImage(), RenderingIssues())
    var environment = RenderingEnvironment.current
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      stepper.setBackgroundImage(image, for: .normal)
    }

    XCTAssertTrue(stepper.backgroundImage(for: .normal) === image)
    XCTAssertEqual(issues.all.map(\.kind), [.notDrawn])
  }
}
