// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import XcodeProjects

/// The settings of a target, as the readers of a project find them.
final class SpecifiedSettingsTests: SpecificationTestCase {
  private func settings(_ name: String, _ text: String) throws -> BuildSettings {
    let project = try project(text)
    return BuildSettings(of: try target(name, in: project), in: project)
  }

  func testATargetHasWhatXcodeGenPresets() throws {
    let settings = try settings(
      "Shop_App",
      """
      name: Shop
      options: {bundleIdPrefix: org.example, deploymentTarget: {iOS: 15}}
      targets:
        Shop_App: {type: application, platform: iOS}
      """)

    XCTAssertEqual(settings.value("SDKROOT"), "iphoneos")
    XCTAssertEqual(settings.value("SWIFT_VERSION"), "5.0")
    XCTAssertEqual(settings.value("SWIFT_ACTIVE_COMPILATION_CONDITIONS"), "DEBUG")
    XCTAssertEqual(settings.value("TARGETED_DEVICE_FAMILY"), "1,2")
    XCTAssertEqual(settings.value("PRODUCT_BUNDLE_IDENTIFIER"), "org.example.Shop-App")
    XCTAssertEqual(settings.value("IPHONEOS_DEPLOYMENT_TARGET"), "15.0")
    XCTAssertEqual(settings.value("PRODUCT_MODULE_NAME"), "Shop_App")
    XCTAssertEqual(settings.value("SWIFT_MODULE_NAME"), "Shop_App")
    XCTAssertEqual(settings.value("PROJECT_NAME"), "Shop")
    XCTAssertEqual(settings.value("PROJECT_FILE_PATH"), folder + "/Shop.xcodeproj")
  }

  func testGroupsBaseAndConfigurationsFollowOneAnother() throws {
    let settings = try settings(
      "App",
      """
      name: Shop
      configs: {Staging Debug: debug, Alpha: release, Debug Other: debug}
      settingGroups:
        inner: {A: inner, B: inner}
        outer: {groups: [inner], base: {B: outer, C: outer}}
      settings: {groups: [outer], base: {C: base, D: base, LIST: [a, b]}}
      targets:
        App:
          type: application
          platform: iOS
          settings:
            base: {D: "$(inherited) target", FLAG: YES, OFF: no, NUMBER: 7}
            configs:
              debug: {E: any}
              Staging Debug: {E: staging}
              release: {D: never}
      """)

    XCTAssertEqual(
      ["A", "B", "C", "D", "E", "LIST", "FLAG", "OFF", "NUMBER", "CONFIGURATION"].map {
        settings.value($0)
      },
      [
        "inner", "outer", "base", "base target", "any", "a b", "YES", "NO", "7",
        "Debug Other",
      ])
  }

  func testWhatAFileSaysIsNotPreset() throws {
    try write("SWIFT_VERSION = 4.0\nFROM_FILE = 1", "Configs/Debug.xcconfig")
    try write("TARGETED_DEVICE_FAMILY = 1\nFROM_FILE = 2", "App.xcconfig")

    let settings = try settings(
      "App",
      """
      name: Shop
      configFiles: {Debug: Configs/Debug.xcconfig}
      targets:
        App: {type: application, platform: iOS, configFiles: {Debug: App.xcconfig}}
      """)

    XCTAssertEqual(settings.value("SWIFT_VERSION"), "4.0")
    XCTAssertEqual(settings.value("TARGETED_DEVICE_FAMILY"), "1")
    XCTAssertEqual(settings.value("FROM_FILE"), "2")
    XCTAssertEqual(settings.files.count, 2)
  }

  func testDestinationsSayThePlatforms() throws {
    let settings = try settings(
      "App",
      """
      name: Shop
      targets:
        App: {type: application, supportedDestinations: [iOS, tvOS]}
      """)

    XCTAssertEqual(
      settings.value("SUPPORTED_PLATFORMS"),
      "iphoneos iphonesimulator appletvos appletvsimulator")
    XCTAssertEqual(settings.value("TARGETED_DEVICE_FAMILY"), "1,2,3")
  }

  func testPresetsCanBeLeftOut() throws {
    let settings = try settings(
      "App",
      """
      name: Shop
      options: {settingPresets: none}
      targets: {App: {type: application, platform: iOS}}
      """)

    XCTAssertNil(settings.value("SWIFT_VERSION"))
    XCTAssertNil(settings.value("TARGETED_DEVICE_FAMILY"))
  }
}
