// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import XcodeProjects

/// What Xcode makes of a project's settings and lists.
final class InformationListTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.path + "/project-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/Shop.xcodeproj", withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  /// A project with one app, and an `.xcconfig` file below the app's own settings.
  private func project(_ settings: String) throws -> ProjectFile {
    try write(
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G; targets = (T);
          developmentRegion = de; };
        G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "Pet Shop"; buildConfigurationList = L1;
          productType = "com.apple.product-type.application"; };
        L0 = { isa = XCConfigurationList; buildConfigurations = (R0, C0); };
        L1 = { isa = XCConfigurationList; buildConfigurations = (R1, C1); };
        R0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { A = release; }; };
        C0 = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { FLAGS = (one, two); IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        R1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { A = release; }; };
        C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
          buildSettings = { \(settings) }; };
      }; }
      """, "Shop.xcodeproj/project.pbxproj")
    return try XCTUnwrap(ProjectFile(path: folder + "/Shop.xcodeproj"))
  }

  private func settings(_ text: String) throws -> BuildSettings {
    let project = try project(text)
    return BuildSettings(of: project.targets[0].object, in: project)
  }

  /// A file of a folder that Xcode 16 has as it is has no reference of its own.
  func testTheFileOfSettingsMayBeNamedByItsFolder() throws {
    _ = try project("")
    let path = "Shop.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    try write(
      text.replacing(
        "X = { isa = PBXFileReference; path = Debug.xcconfig;",
        with: "X = { isa = PBXFileSystemSynchronizedRootGroup; path = Settings;"
      ).replacing(
        "baseConfigurationReference = X;",
        with: "baseConfigurationReferenceAnchor = X; "
          + "baseConfigurationReferenceRelativePath = mac/Debug.xcconfig;"), path)
    try FileManager.default.createDirectory(
      atPath: folder + "/Settings/mac", withIntermediateDirectories: true)
    try write("SDKROOT = macosx\n", "Settings/mac/Debug.xcconfig")

    let project = try XCTUnwrap(ProjectFile(path: folder + "/Shop.xcodeproj"))
    let settings = BuildSettings(of: project.targets[0].object, in: project)

    XCTAssertEqual(settings.value("SDKROOT"), "macosx")
  }

  func testLevelsBuildUponEachOther() throws {
    try write(
      """
      // What the app is made with.
      #include "Shared.xcconfig"
      #include? "Secrets.xcconfig"
      FLAGS = $(inherited) three // and no more
      HOST = https:/$()/example.com
      KEY[sdk=iphonesimulator*] = of the simulator
      KEY = of the device
      KEY[sdk=iphoneos*] = of the device, too
      MODE[config=Release] = release
      """, "Debug.xcconfig")
    try write("HOST = none\nPORT = 80;\n", "Shared.xcconfig")

    let settings = try settings(
      "FLAGS = \"$(inherited) four\"; NAME = \"$(TARGET_NAME:c99extidentifier)\"; "
        + "NAME_Debug = x; DEEP = \"${NAME_$(CONFIGURATION)}\"; LOOP = \"$(LOOP)\";")

    XCTAssertEqual(settings.value("FLAGS"), "one two three four")
    XCTAssertEqual(settings.value("HOST"), "https://example.com")
    XCTAssertEqual(settings.value("PORT"), "80")
    XCTAssertEqual(settings.value("KEY"), "of the simulator")
    XCTAssertNil(settings.value("MODE"))
    XCTAssertNil(settings.value("A"), "it is a setting of another configuration")
    XCTAssertEqual(settings.value("NAME"), "Pet_Shop")
    XCTAssertEqual(settings.value("DEEP"), "x")
    XCTAssertEqual(settings.value("LOOP"), "")
    XCTAssertEqual(settings.expanded("$(PRODUCT_NAME:rfc1034identifier)").text, "Pet-Shop")
    XCTAssertEqual(settings.expanded("$(LACKS:default=a)").text, "a")
    XCTAssertEqual(settings.missingFiles, [folder + "/Secrets.xcconfig"])
  }

  func testAListHasTheValuesOfItsVariables() throws {
    try write("#include? \"Secrets.xcconfig\"\nPORT = 80\n", "Debug.xcconfig")
    try write(
      """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
        <key>Ports</key><array><string>${PORT}</string></array>
        <key>Key</key><string>$(API_KEY)</string>
        <key>$(PORT)</key><integer>1</integer>
      </dict></plist>
      """, "Info.plist")
    let project = try project(
      "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\"; PRODUCT_BUNDLE_IDENTIFIER = com.example.shop;")

    let list = try XCTUnwrap(InformationList(of: project.targets[0].object, in: project))

    XCTAssertEqual(list.values["CFBundleIdentifier"] as? String, "com.example.shop")
    XCTAssertEqual(list.values["Ports"] as? [String], ["80"])
    XCTAssertEqual(list.values["Key"] as? String, "")
    XCTAssertEqual(list.values["$(PORT)"] as? Int, 1)
    XCTAssertNil(list.values["CFBundleVersion"], "the system stumbles on an empty one")
    XCTAssertEqual(list.values["MinimumOSVersion"] as? String, "15.0")
    XCTAssertEqual(
      list.gaps.map(\.note),
      [
        "CFBundleVersion is empty: it is $(CURRENT_PROJECT_VERSION), no setting has that name, and "
          + "Secrets.xcconfig is not there",
        "Key is empty: it is $(API_KEY), no setting has that name, and Secrets.xcconfig is not there",
      ])
    XCTAssertTrue(list.files.contains(folder + "/Info.plist"))
    XCTAssertTrue(list.files.contains(folder + "/Secrets.xcconfig"), "it may come")
  }

  func testSettingsMakeAList() throws {
    let project = try project(
      "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.2; CURRENT_PROJECT_VERSION = 3; "
        + "PRODUCT_BUNDLE_IDENTIFIER = com.example.shop; INFOPLIST_KEY_CFBundleDisplayName = Shop; "
        + "INFOPLIST_KEY_UIRequiresFullScreen = NO; INFOPLIST_KEY_OWN = x; "
        + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"A B\"; "
        + "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; "
        + "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;")

    let list = try XCTUnwrap(InformationList(of: project.targets[0].object, in: project))

    XCTAssertEqual(list.values["CFBundleShortVersionString"] as? String, "1.2")
    XCTAssertEqual(list.values["CFBundleVersion"] as? String, "3")
    XCTAssertEqual(list.values["CFBundleName"] as? String, "Pet Shop")
    XCTAssertEqual(list.values["CFBundlePackageType"] as? String, "APPL")
    XCTAssertEqual(list.values["CFBundleDevelopmentRegion"] as? String, "de")
    XCTAssertEqual(list.values["CFBundleDisplayName"] as? String, "Shop")
    XCTAssertEqual(list.values["UIRequiresFullScreen"] as? Bool, false)
    XCTAssertEqual(
      list.values["UISupportedInterfaceOrientations~iphone"] as? [String], ["A", "B"])
    XCTAssertNotNil(list.values["UIApplicationSceneManifest"] as? [String: Any])
    XCTAssertNil(list.values["OWN"], "Xcode knows which settings are keys")
    XCTAssertEqual(list.values["NSAccentColorName"] as? String, "AccentColor")
    XCTAssertEqual(list.gaps, [])
    XCTAssertNotNil(try? list.data())
  }

  func testATargetWithoutAListHasNone() throws {
    let project = try project("INFOPLIST_FILE = Lacks.plist;")
    XCTAssertNil(InformationList(of: project.targets[0].object, in: project))
    XCTAssertNil(InformationList(path: folder + "/Lacks.plist"))
  }
}
