// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import XcodeProjects

/// What shared schemes say of the environment of tests.
final class TestSchemeTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.path + "/schemes-\(UUID().uuidString)"
    try write(
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = ShopTests;
          productType = "com.apple.product-type.bundle.unit-test"; };
      }; }
      """, "Shop.xcodeproj/project.pbxproj")
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private var project: String { folder + "/Shop.xcodeproj" }

  private func write(_ text: String, _ name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func write(scheme name: String, _ test: String, launch: String = "") throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version = "1.7">
        <TestAction \(test)
          <Testables><TestableReference skipped = "NO">
            <BuildableReference BlueprintName = "ShopTests"
              ReferencedContainer = "container:Shop.xcodeproj"></BuildableReference>
          </TestableReference></Testables>
        </TestAction>
        <LaunchAction><EnvironmentVariables>\(launch)</EnvironmentVariables></LaunchAction>
      </Scheme>
      """, "Shop.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
  }

  private func variable(_ name: String, _ value: String, isEnabled: String = "YES") -> String {
    "<EnvironmentVariable key = \"\(name)\" value = \"\(value)\" isEnabled = \"\(isEnabled)\"/>"
  }

  private var schemes: [TestScheme] {
    TestScheme.ofTests("ShopTests", in: project, among: TestScheme.shared(in: project))
  }

  func testTestsHaveTheEnvironmentOfTheirAction() throws {
    let variables =
      variable("IMAGES", "$(SOURCE_ROOT)/My Tests/${PROJECT_NAME}")
      + variable("OFF", "1", isEnabled: "NO")
    try write(
      scheme: "Shop",
      "shouldUseLaunchSchemeArgsEnv = \"NO\"><EnvironmentVariables>\(variables)"
        + "</EnvironmentVariables>", launch: variable("LAUNCH", "1"))

    let environment = try XCTUnwrap(schemes.first?.environment(of: "ShopTests"))

    XCTAssertEqual(environment.values, ["IMAGES": "\(folder)/My Tests/Shop"])
    XCTAssertEqual(
      environment.files,
      [project + "/xcshareddata/xcschemes/Shop.xcscheme", project + "/project.pbxproj"])
    XCTAssertNil(schemes.first?.environment(of: "Lacks"))
  }

  func testTestsCanHaveTheEnvironmentOfTheApp() throws {
    try write(
      scheme: "Shop", "shouldUseLaunchSchemeArgsEnv = \"YES\">", launch: variable("LAUNCH", "1"))

    XCTAssertEqual(schemes.first?.environment(of: "ShopTests")?.values, ["LAUNCH": "1"])
  }

  func testATestPlanGoesFirst() throws {
    try write(
      scheme: "Shop",
      """
      shouldUseLaunchSchemeArgsEnv = "YES"><TestPlans>
      <TestPlanReference reference = "container:Plans/Other.xctestplan"></TestPlanReference>
      <TestPlanReference reference = "container:Plans/All.xctestplan" default = "YES">
      </TestPlanReference></TestPlans>
      """, launch: variable("A", "1") + variable("B", "1"))
    try write(
      """
      { "defaultOptions": { "environmentVariableEntries": [ { "key": "B", "value": "2" },
          { "key": "OFF", "value": "2", "enabled": false } ] },
        "configurations": [ { "name": "C",
          "options": { "environmentVariableEntries": [ { "key": "C", "value": "3" } ] } } ],
        "testTargets": [ { "target": { "name": "KitTests",
          "containerPath": "container:Kit/Kit.xcodeproj" } } ] }
      """, "Plans/All.xctestplan")

    XCTAssertEqual(schemes.first?.variables, ["A": "1", "B": "2", "C": "3"])
    XCTAssertEqual(schemes.first?.projects["KitTests"], folder + "/Kit/Kit.xcodeproj")
  }

  func testTheSchemeThatPeopleRunIsTheFirst() throws {
    for name in ["Record", "Tests", "Tests-Record", "Shop"] {
      try write(scheme: name, ">")
    }
    XCTAssertEqual(schemes.map(\.name), ["Shop", "Tests", "Record", "Tests-Record"])
    XCTAssertEqual(
      TestScheme.ofTests("ShopTests", in: folder + "/Other.xcodeproj", among: schemes).count, 0)

    try write(scheme: "ShopTests", ">")
    XCTAssertEqual(schemes.first?.name, "ShopTests")
  }

  func testWhatIsNoSchemeIsPassedOver() throws {
    try write("<Scheme><BuildAction/></Scheme>", "Shop.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    try write("no XML", "Shop.xcodeproj/xcshareddata/xcschemes/B.xcscheme")

    XCTAssertEqual(TestScheme.shared(in: project).count, 0)
  }
}
