// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing
import XCTest

final class RenderingEnvironmentTests: XCTestCase {
  func testDefaultsAreLightAtTwoPixelsAPoint() {
    XCTAssertEqual(RenderingEnvironment.current.displayScale, 2)
    XCTAssertEqual(RenderingEnvironment.current.userInterfaceStyle, .light)
    XCTAssertNil(RenderingEnvironment.current.issues)
  }

  func testIssuesKeepTheirOrderAndDropDuplicates() {
    let issues = RenderingIssues()

    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      for message in ["b", "a", "b"] { RenderingEnvironment.report(message) }
    }

    XCTAssertEqual(issues.messages, ["b", "a"])
  }

  func testTraitsOverrideOneAnother() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])

    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    XCTAssertEqual(traits.displayScale, 3)
    XCTAssertTrue(traits.hasDifferentColorAppearance(comparedTo: .current))
    XCTAssertEqual(UITraitCollection(displayScale: 3), UITraitCollection(displayScale: 3))
  }

  func testViewsSeeTheEnvironmentAsTraits() {
    var environment = RenderingEnvironment(layoutDirection: .rightToLeft)
    environment.horizontalSizeClass = .regular
    environment.userInterfaceIdiom = .pad
    RenderingEnvironment.$current.withValue(environment) {
      let traits = UIView().traitCollection
      XCTAssertEqual(traits.horizontalSizeClass, .regular)
      XCTAssertEqual(traits.verticalSizeClass, .regular)
      XCTAssertEqual(traits.userInterfaceIdiom, .pad)
      XCTAssertEqual(traits.layoutDirection, .rightToLeft)
      XCTAssertEqual(UIView().effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }
  }

  func testACollectionContainsTheTraitsThatAnotherOneSpecifies() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])

    XCTAssertTrue(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    XCTAssertTrue(traits.containsTraits(in: traits))
    XCTAssertTrue(traits.containsTraits(in: nil))
    XCTAssertFalse(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    XCTAssertFalse(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
  }

  func testUnsaidTraitsStayAsTheyAre() {
    UITraitCollection(horizontalSizeClass: .regular).performAsCurrent {
      XCTAssertEqual(UITraitCollection.current.horizontalSizeClass, .regular)
      XCTAssertEqual(UITraitCollection.current.displayScale, 2)
    }
    XCTAssertEqual(UITraitCollection.current.horizontalSizeClass, .compact)
  }
}

@Suite struct RenderingEnvironmentTraps {
  @Test func theLifecycleTrapStopsUnlessItIsReplaced() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LifecycleTrap.trap("change the model instead")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("change the model instead"))
    await #expect(processExitsWith: .exitCode(7)) {
      LifecycleTrap.replace { _, _, _ in exit(7) }
      LifecycleTrap.trap("not seen")
    }
  }

  /// What helpers of suites list of a device beside what pictures follow.
  func testTraitsOfADeviceThatNoPictureFollows() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      let phone = UITraitCollection(traitsFrom: [
        .init(forceTouchCapability: .available), .init(layoutDirection: .leftToRight),
        .init(displayGamut: .P3), .init(displayScale: 2), .init(activeAppearance: .active),
        .init(accessibilityContrast: .normal), .init(legibilityWeight: .regular),
      ])
      XCTAssertEqual(phone.displayScale, 2)
      XCTAssertEqual(phone.layoutDirection, .leftToRight)
      XCTAssertEqual(phone.displayGamut, .SRGB)
    }
    XCTAssertEqual(issues.all, [])

    RenderingEnvironment.$current.withValue(environment) {
      let bold = UITraitCollection(legibilityWeight: .bold)
      XCTAssertEqual(bold.legibilityWeight, .bold)
      let view = UIView()
      XCTAssertEqual(view.traitCollection.legibilityWeight, .regular)
      bold.performAsCurrent { XCTAssertEqual(UITraitCollection.current.legibilityWeight, .bold) }
      view.traitOverrides.legibilityWeight = .bold
      XCTAssertEqual(view.traitCollection.legibilityWeight, .bold)
    }
    XCTAssertEqual(
      Set(issues.all.map(\.message)),
      ["the system's fonts are not drawn bolder for the trait legibilityWeight"])
  }

  func testColorsStandOutMoreWhereContrastIsHigh() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    environment.accessibilityContrast = .high

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertTrue(UIAccessibility.isDarkerSystemColorsEnabled)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      window.addSubview(view)
      XCTAssertEqual(view.traitCollection.accessibilityContrast, .high)
      XCTAssertEqual(
        UIColor.systemBlue.resolvedColor(with: view.traitCollection),
        UIColor(red: 0, green: 64 / 255, blue: 221 / 255, alpha: 1))
      XCTAssertEqual(issues.all, [])

      window.traitOverrides.accessibilityContrast = .normal
      XCTAssertEqual(view.traitCollection.accessibilityContrast, .normal)

      let newer = UITraitCollection(traitsFrom: [
        UITraitCollection(accessibilityContrast: .high), UITraitCollection(systemLook: .iOS26),
      ])
      _ = UIColor.systemBlue.resolvedColor(with: newer)
      XCTAssertEqual(
        issues.all.map(\.message),
        ["colors of high contrast are those of iOS 18 in the look of iOS 26"])
    }
    XCTAssertFalse(UIAccessibility.isDarkerSystemColorsEnabled)
  }
}
