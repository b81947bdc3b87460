// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessUIKit

/// The tint of an app, which its asset catalog has and its information list names.
final class AccentColorTests: XCTestCase {
  private func bundle(_ colors: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    try #"{"colors": [\#(colors)], "info": {"author": "xcode", "version": 1}}"#.write(
      to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  private func tint(_ colors: String, _ values: [String: Any] = [:]) throws -> UIColor {
    let list: [String: Any] = ["CFBundlePackageType": "APPL", "NSAccentColorName": "AccentColor"]
    return UIColor.appTint(among: [
      TargetInformation(
        bundle: try bundle(colors), values: list.merging(values) { _, new in new })
    ])
  }

  private let green = """
    {"idiom": "universal", "color": {"color-space": "srgb",
    "components": {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}
    """

  func testTheAppsColorIsTheTintOfViewsWithoutOne() throws {
    let found = try tint(green).resolvedColor(with: UITraitCollection())
    XCTAssertEqual(found, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  func testWithoutAColorOfAnAppItIsTheSystemsBlue() throws {
    XCTAssertEqual(UIColor.appTint(among: []), .systemBlue)
    XCTAssertEqual(UIView().tintColor, .systemBlue)
    XCTAssertEqual(try tint(green, ["CFBundlePackageType": "FMWK"]), .systemBlue)
    XCTAssertEqual(try tint(green, ["NSAccentColorName": "Other"]), .systemBlue)
  }

  /// Xcode's templates have a set in which no color is chosen.
  func testAnEmptySetIsNoColorAndNoMistake() throws {
    let bundle = try bundle(#"{"idiom": "universal"}"#)
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertNil(UIColor(named: "AccentColor", in: bundle, compatibleWith: nil))
    }
    XCTAssertEqual(issues.messages, [])
    XCTAssertEqual(try tint(#"{"idiom": "universal"}"#), .systemBlue)
  }
}
