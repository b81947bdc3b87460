// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class TraitOverrideTests: XCTestCase {
  private final class Seen: UIView {
    var inLayout: UITraitCollection?
    var changes = 0

    override func layoutSubviews() { inLayout = .current }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  private final class OwnTraits: UIWindow {
    override var traitCollection: UITraitCollection {
      UITraitCollection { traits in
        traits.userInterfaceStyle = .dark
        traits.preferredContentSizeCategory = .extraExtraExtraLarge
        traits.displayScale = 3
      }
    }

    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }

  func testOverridesOfAViewReachItsSubviews() {
    let (outer, inner) = (UIView(), Seen())
    outer.addSubview(inner)

    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.layoutIfNeeded()

    XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(inner.inLayout?.horizontalSizeClass, .regular)
    XCTAssertEqual(inner.changes, 2)
    inner.overrideUserInterfaceStyle = .light
    XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .regular)
    outer.traitOverrides = UIView().traitOverrides
    XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .compact)
  }

  func testAParentSetsTraitsOfItsChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    parent.setOverrideTraitCollection(large, forChild: child)
    child.traitOverrides.userInterfaceStyle = .dark

    XCTAssertEqual(child.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(parent.traitCollection.preferredContentSizeCategory, .large)
    XCTAssertEqual(parent.overrideTraitCollection(forChild: child), large)
  }

  func testAWindowThatAnswersOwnTraitsHandsThemOn() {
    let window = OwnTraits(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.layoutIfNeeded()

    XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(
      controller.traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
    XCTAssertEqual(controller.view.safeAreaInsets.top, 47)
    let format = UIGraphicsImageRendererFormat(for: window.traitCollection)
    XCTAssertEqual(format.scale, 3)
  }

  /// As test suites have it that draw a window by themselves.
  func testAWindowIsDrawnUnderItsOwnTraits() throws {
    let window = OwnTraits(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let controller = UIViewController()
    controller.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    window.rootViewController = controller
    window.isHidden = false
    let renderer = UIGraphicsImageRenderer(
      bounds: window.bounds, format: .init(for: window.traitCollection))

    let image = renderer.image { window.layer.render(in: $0.cgContext) }

    XCTAssertEqual(image.scale, 3)
    XCTAssertEqual(image.cgImage?.width, 12)
    XCTAssertEqual(try XCTUnwrap(image.pngData()), try XCTUnwrap(red(side: 4).pngData()))
  }

  private func red(side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(bounds)
    }
  }

  func testTraitsAreModified() {
    let dark = UITraitCollection(userInterfaceStyle: .dark).modifyingTraits { traits in
      traits.displayScale = 1
    }

    XCTAssertEqual(dark.userInterfaceStyle, .dark)
    XCTAssertEqual(dark.displayScale, 1)
  }
}
