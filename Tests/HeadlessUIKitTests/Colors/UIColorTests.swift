// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIColorTests: XCTestCase {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testColorsAreEqualByValueWithinAColorSpace() {
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    XCTAssertEqual(UIColor.white, UIColor(white: 1, alpha: 1))
    XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(UIColor.label, UIColor.label)
    XCTAssertNotEqual(UIColor.label, UIColor.black)
  }

  func testSystemColorsResolveForTheTraits() {
    XCTAssertEqual(
      UIColor.systemBlue.resolvedColor(with: light),
      UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    XCTAssertEqual(
      UIColor.secondaryLabel.resolvedColor(with: dark),
      UIColor(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.6))
    XCTAssertEqual(UIColor.red.resolvedColor(with: dark), .red)
  }

  func testDarkBackgroundsAreLighterWhereTheyAreElevated() {
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    let darkElevated = UITraitCollection(traitsFrom: [dark, elevated])
    let cases: [(UIColor, dark: [CGFloat], elevated: [CGFloat])] = [
      (.systemBackground, [0, 0, 0], [28, 28, 30]),
      (.secondarySystemBackground, [28, 28, 30], [44, 44, 46]),
      (.tertiarySystemBackground, [44, 44, 46], [58, 58, 60]),
      (.systemGroupedBackground, [0, 0, 0], [28, 28, 30]),
      (.secondarySystemGroupedBackground, [28, 28, 30], [44, 44, 46]),
      (.tertiarySystemGroupedBackground, [44, 44, 46], [58, 58, 60]),
      (.systemGray6, [28, 28, 30], [28, 28, 30]),
    ]
    for (color, dark, lighter) in cases {
      func resolved(_ traits: UITraitCollection) -> [CGFloat]? {
        color.resolvedColor(with: traits).cgColor.components?.map { ($0 * 255).rounded() }
      }
      XCTAssertEqual(resolved(self.dark), dark + [255])
      XCTAssertEqual(resolved(darkElevated), lighter + [255])
      XCTAssertEqual(resolved(elevated), resolved(light))
    }
    XCTAssertTrue(darkElevated.hasDifferentColorAppearance(comparedTo: dark))
    XCTAssertFalse(dark.hasDifferentColorAppearance(comparedTo: dark))
  }

  func testADynamicColorKeepsItsOtherOpacityDynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

    let faded = color.withAlphaComponent(0.25)

    XCTAssertEqual(faded.resolvedColor(with: dark), UIColor(white: 0, alpha: 0.25))
    XCTAssertEqual(faded.resolvedColor(with: light), UIColor(white: 1, alpha: 0.25))
  }

  func testCGColorIsFixedUnderTheCurrentTraits() {
    var color: CGColor?

    dark.performAsCurrent { color = UIColor.systemBackground.cgColor }

    XCTAssertEqual(color, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.systemBackground.cgColor.components, [1, 1, 1, 1])
    XCTAssertEqual(UIColor.gray.cgColor.components, [0.5, 1])
  }

  func testComponentsAreReadBack() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    XCTAssertTrue(
      UIColor.orange.withAlphaComponent(0.5)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    XCTAssertEqual([red, green, blue, alpha], [1, 0.5, 0, 0.5])

    var white: CGFloat = 9
    XCTAssertTrue(UIColor.lightGray.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 2.0 / 3)
    XCTAssertFalse(UIColor.orange.getWhite(&white, alpha: nil))
  }

  func testHueSaturationAndBrightnessGoThereAndBack() {
    for (hue, expected) in [
      (0, UIColor.red), (1.0 / 6, .yellow), (1.0 / 3, .green), (0.5, .cyan), (2.0 / 3, .blue),
      (5.0 / 6, .magenta), (1, .red),
    ] {
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      var back: CGFloat = 0
      color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
      for (one, other) in zip(color.cgColor.components ?? [], expected.cgColor.components ?? []) {
        XCTAssertEqual(one, other, accuracy: 1e-12)
      }
      XCTAssertEqual(back, hue == 1 ? 0 : hue, accuracy: 1e-12)
    }
  }

  func testOpacityIsCutAndColorIsNot() {
    XCTAssertEqual(
      UIColor(red: 2, green: 0, blue: -1, alpha: 3).cgColor.components, [2, 0, -1, 1])
  }
}
