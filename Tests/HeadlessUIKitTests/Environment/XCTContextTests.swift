// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class XCTContextTests: XCTestCase {
  func testAStepIsRun() {
    let name = XCTContext.runActivity(named: "Given a label") { $0.name }

    XCTAssertEqual(name, "Given a label")
    XCTAssertThrowsError(
      try XCTContext.runActivity(named: "When it fails") { _ in throw CocoaError(.fileNoSuchFile) })
  }

  /// Helpers of suites add pictures to the steps of a test.
  func testAStepTakesFiles() {
    let attachment = XCTAttachment(string: "expected 1")
    attachment.name = "explanation"
    attachment.lifetime = .keepAlways

    XCTContext.runActivity(named: "Then it fails") { $0.add(attachment) }

    XCTAssertEqual(attachment.uniformTypeIdentifier, "public.plain-text")
    XCTAssertEqual(attachment.data, Data("expected 1".utf8))
    let picture = XCTAttachment(image: UIImage())
    XCTAssertEqual(picture.uniformTypeIdentifier, "public.png")
    let payload = XCTAttachment(
      uniformTypeIdentifier: nil, name: "reference", payload: nil, userInfo: ["scale": 2])
    XCTAssertEqual(payload.name, "reference")
    XCTAssertEqual(payload.userInfo?["scale"] as? Int, 2)
  }
}
