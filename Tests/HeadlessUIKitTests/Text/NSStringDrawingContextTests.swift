// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSStringDrawingContextTests: XCTestCase {
  private let text = NSAttributedString(
    string: "One two", attributes: [.font: UIFont.systemFont(ofSize: 17)])

  func testTheContextIsToldWhatTheTextTakes() {
    let context = NSStringDrawingContext()

    let bounds = text.boundingRect(
      with: CGSize(width: 40, height: 0), options: .usesLineFragmentOrigin, context: context)

    XCTAssertEqual(context.totalBounds.height, bounds.height)
    XCTAssertEqual(context.actualScaleFactor, 1)
  }

  func testDrawingTellsItWhere() {
    let context = NSStringDrawingContext()

    _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
      text.draw(
        with: CGRect(x: 3, y: 4, width: 40, height: 40), options: .usesLineFragmentOrigin,
        context: context)
    }

    XCTAssertEqual(context.totalBounds.origin, CGPoint(x: 3, y: 4))
    XCTAssertGreaterThan(context.totalBounds.height, 39)
  }

  func testAScaleThatIsNotDoneIsReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      NSStringDrawingContext().minimumScaleFactor = 0.5
    }

    XCTAssertEqual(issues.all.map(\.kind), [.notDrawn])
  }
}
