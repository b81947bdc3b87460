// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessUIKit

final class UIGraphicsImageRendererTests: XCTestCase {
  private func messages(_ body: () -> Void) -> [String] {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }

  func testTheFormatKnowsWhatIsDrawn() {
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)

    let renderer = UIGraphicsImageRenderer(bounds: bounds)

    XCTAssertEqual(renderer.format.bounds, bounds)
  }

  func testAPictureOfASizeThatIsNoNumberIsEmptyAndReported() {
    let sizes: [(CGSize, String)] = [
      (CGSize(width: CGFloat.nan, height: 8), "nanx8"),
      (CGSize(width: 8, height: CGFloat.infinity), "8xinf"),
    ]
    for (size, text) in sizes {
      let reported = messages {
        let image = UIGraphicsImageRenderer(size: size).image { _ in XCTFail("nothing is drawn") }
        XCTAssertEqual(image.size, .zero)
      }

      XCTAssertEqual(reported.count, 1)
      XCTAssert(
        reported.first?.hasPrefix("a picture of \(text) points at (0, 0)") == true, "\(reported)")
    }
  }

  func testAScaleThatIsNoNumberIsReported() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = .nan

    let reported = messages {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in }
    }

    XCTAssert(reported.first?.contains("with nan pixels per point") == true, "\(reported)")
  }
}
