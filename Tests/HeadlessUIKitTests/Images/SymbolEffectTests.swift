// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class SymbolEffectTests: XCTestCase {
  private func bitmap(_ view: UIView) throws -> Bitmap {
    try view.displayList(scale: 1).pixels()
  }

  private func star() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return view
  }

  func testAnEffectThatEndsByItselfChangesNothing() throws {
    let (still, moving) = (star(), star())
    var ended = 0

    moving.addSymbolEffect(.bounce.up) { if $0.isFinished { ended += 1 } }
    moving.addSymbolEffect(.variableColor.iterative, options: .repeating)

    XCTAssertEqual(try bitmap(moving), try bitmap(still))
    XCTAssertEqual(ended, 1)
  }

  func testASymbolThatDisappearsIsNotDrawn() throws {
    let view = star()
    let shown = try bitmap(view)

    view.addSymbolEffect(.disappear)
    XCTAssertFalse(try bitmap(view).bytes.contains { $0 != 0 })
    XCTAssertEqual(view.intrinsicContentSize, star().intrinsicContentSize)

    view.addSymbolEffect(.appear)
    XCTAssertEqual(try bitmap(view), shown)
    view.addSymbolEffect(.disappear)
    view.removeAllSymbolEffects()
    XCTAssertEqual(try bitmap(view), shown)
  }

  func testAnotherSymbolTakesThePlace() {
    let view = star()
    let heart = UIImage(systemName: "heart") ?? UIImage()

    view.setSymbolImage(heart, contentTransition: .replace.downUp)

    XCTAssertEqual(view.image, heart)
  }

  func testScalingIsReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) { star().addSymbolEffect(.scale.up) }

    XCTAssertEqual(issues.all.map(\.kind), [.notDrawn])
  }

  func testASymbolLosesItsBaseline() throws {
    let star = try XCTUnwrap(UIImage(systemName: "star"))

    let without = star.imageWithoutBaseline()

    XCTAssertTrue(star.hasBaseline)
    XCTAssertNil(without.baselineOffsetFromBottom)
    XCTAssertEqual(without.bitmap, star.bitmap)
  }
}
