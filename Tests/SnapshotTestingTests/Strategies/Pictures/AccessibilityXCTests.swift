// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import AccessibilitySnapshot
import SnapshotTesting
import XCTest

final class AccessibilityXCTests: XCTestCase {
  private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var image = UIImage()
    var environment = RenderingEnvironment()
    environment.displayScale = 1
    environment.issues = RenderingIssues()
    RenderingEnvironment.$current.withValue(environment) {
      strategy.snapshot(value).run { image = $0 }
    }
    XCTAssertEqual(environment.issues?.messages, [])
    return image
  }

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 44))
    button.setTitle("Save", for: .normal)
    button.accessibilityUserInputLabels = ["Keep"]
    button.accessibilityActivationPoint = CGPoint(x: 20, y: 20)
    view.addSubview(button)
    return view
  }

  func testAViewHasItsLegendBesideIt() {
    let view = view()

    let image = picture(view, .accessibilityImage)

    XCTAssertEqual(image.size.height, 100)
    XCTAssertGreaterThan(image.size.width, 300)
    XCTAssertEqual(view.frame.size, CGSize(width: 100, height: 100))
  }

  func testAControllerHasItsLegendBesideIt() {
    let controller = UIViewController()
    controller.view.addSubview(view())

    let image = picture(controller, .accessibilityImage)

    XCTAssertEqual(image.size.height, 844)
    XCTAssertGreaterThan(image.size.width, 390 + 288)
  }

  func testThePublishedParametersDecideWhatShows() {
    let usual = picture(view(), .accessibilityImage)
    let strategies: [Snapshotting<UIView, UIImage>] = [
      .accessibilityImage(showActivationPoints: .never),
      .accessibilityImage(useMonochromeSnapshot: false, markerColors: [.red]),
      .accessibilityImage(showUserInputLabels: false),
    ]

    for strategy in strategies { XCTAssertNotEqual(picture(view(), strategy), usual) }
    XCTAssertEqual(
      picture(
        view(),
        .accessibilityImage(
          showActivationPoints: .whenOverridden, drawHierarchyInKeyWindow: true,
          shouldRunInHostApplication: false, precision: 0.99, perceptualPrecision: 0.98)), usual)
  }
}
