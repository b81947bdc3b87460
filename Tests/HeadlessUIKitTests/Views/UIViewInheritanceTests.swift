// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewInheritanceTests: XCTestCase {
  private let log = CallLog()

  func testTintIsInheritedUntilAViewHasItsOwn() {
    let root = LoggingView("root", log)
    let child = LoggingView("child", log)
    let own = LoggingView("own", log)
    root.addSubview(child)
    root.addSubview(own)
    own.tintColor = .green
    _ = log.take()
    XCTAssertEqual(child.tintColor, .systemBlue)

    root.tintColor = .red

    XCTAssertEqual(log.take(), ["root tint", "child tint"])
    XCTAssertEqual(child.tintColor, .red)
    XCTAssertEqual(own.tintColor, .green)
    root.tintColor = nil
    XCTAssertEqual(child.tintColor, .systemBlue)
  }

  func testAViewHearsOfTheTintOfItsNewSuperview() {
    let root = UIView()
    root.tintColor = .red
    let child = LoggingView("child", log)

    root.addSubview(child)

    XCTAssertEqual(log.take().last, "child tint")
  }

  func testAStyleOverrideReachesTheTree() {
    let root = LoggingView("root", log)
    let child = LoggingView("child", log)
    let light = LoggingView("light", log)
    root.addSubview(child)
    root.addSubview(light)
    light.overrideUserInterfaceStyle = .light
    _ = log.take()

    root.overrideUserInterfaceStyle = .dark

    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(light.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(log.take(), ["root traits from light", "child traits from light"])
  }

  func testTraitsComeFromTheEnvironment() {
    let environment = RenderingEnvironment(displayScale: 3, userInterfaceStyle: .dark)
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(UIView().traitCollection.displayScale, 3)
      XCTAssertEqual(UIView().traitCollection.userInterfaceStyle, .dark)
    }
  }
}
