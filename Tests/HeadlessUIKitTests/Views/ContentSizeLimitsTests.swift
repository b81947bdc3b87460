// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class ContentSizeLimitsTests: XCTestCase {
  private final class Listener: UIView {
    var heard: [UIContentSizeCategory?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(previous?.preferredContentSizeCategory)
    }
  }

  private func at(_ category: UIContentSizeCategory, _ body: () throws -> Void) rethrows {
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = category
    try RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  func testLimitsHoldForTheViewAndThoseInIt() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    XCTAssertNil(view.minimumContentSizeCategory)
    XCTAssertNil(view.maximumContentSizeCategory)

    XCTAssertEqual(view.appliedContentSizeCategoryLimitsDescription, "no limits")
    view.minimumContentSizeCategory = .medium
    XCTAssertEqual(
      view.appliedContentSizeCategoryLimitsDescription,
      "UIView: from UICTContentSizeCategoryM to any")
    view.maximumContentSizeCategory = .extraLarge

    at(.extraSmall) {
      XCTAssertEqual(child.traitCollection.preferredContentSizeCategory, .medium)
    }
    at(.large) { XCTAssertEqual(child.traitCollection.preferredContentSizeCategory, .large) }
    at(.accessibilityLarge) {
      XCTAssertEqual(view.traitCollection.preferredContentSizeCategory, .extraLarge)
      XCTAssertEqual(child.traitCollection.preferredContentSizeCategory, .extraLarge)
      child.removeFromSuperview()
      XCTAssertEqual(child.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    }
  }

  func testTheInnerLimitIsAppliedAfterTheOuterOne() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .small
    inner.minimumContentSizeCategory = .extraLarge

    at(.large) {
      XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .small)
      XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
    }
  }

  func testAViewHearsOfANewLimit() {
    at(.accessibilityLarge) {
      let (view, child) = (UIView(), Listener())
      view.addSubview(child)

      view.maximumContentSizeCategory = .large
      view.maximumContentSizeCategory = nil

      XCTAssertEqual(child.heard, [.accessibilityLarge, .large])
    }
  }

  func testALabelIsDrawnWithinTheLimits() throws {
    func drawn(_ limit: UIContentSizeCategory?) throws -> Bitmap {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      let label = UILabel(frame: view.bounds)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Ag"
      view.addSubview(label)
      view.maximumContentSizeCategory = limit
      return try pixels(view)
    }
    let standard = try drawn(nil)
    try at(.accessibilityLarge) {
      XCTAssertEqual(try drawn(.large), standard)
      XCTAssertNotEqual(try drawn(nil), standard)
    }
  }
}
