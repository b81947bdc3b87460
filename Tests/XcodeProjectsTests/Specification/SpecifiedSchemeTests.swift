// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import XcodeProjects

/// The schemes that XcodeGen makes of a specification.
final class SpecifiedSchemeTests: SpecificationTestCase {
  private var path: String { folder + "/project.yml" }

  private func schemes(_ text: String) throws -> [TestScheme] {
    try write("name: Shop\ntargets:\n  ShopTests: {type: bundle.unit-test}\n" + text, "project.yml")
    return TestScheme.ofTests(
      "ShopTests", in: path, among: TestScheme.shared(in: path))
  }

  func testTestsHaveTheEnvironmentOfTheirActionOrOfTheApp() throws {
    let schemes = try schemes(
      """
      schemes:
        Shop:
          build: {targets: {App: all}}
          run: {environmentVariables: {RUN: 1}}
          test:
            targets: [{name: ShopTests, parallelizable: true}]
            environmentVariables:
              - {variable: IMAGES, value: $(SRCROOT)/Images}
              - {variable: RECORD, value: true}
              - {variable: OFF, value: "1", isEnabled: false}
        Launch:
          templates: [T]
        Off:
          run: {environmentVariables: {RUN: 1}}
          test:
            targets: [ShopTests]
            environmentVariables: [{variable: RUN, value: 1, isEnabled: false}]
        Private:
          management: {shared: false}
          test: {targets: [ShopTests]}
        Other: {test: {targets: [{target: {local: ShopTests}, skipped: true}]}}
      schemeTemplates:
        T:
          run: {environmentVariables: {NAME: "${scheme_name}"}}
          test: {targets: [ShopTests]}
      """)

    XCTAssertEqual(schemes.map(\.name), ["Shop", "Off", "Launch"])
    XCTAssertEqual(schemes[0].path, path + "/Shop.xcscheme")
    let environment = try XCTUnwrap(schemes[0].environment(of: "ShopTests"))
    XCTAssertEqual(environment.values, ["IMAGES": folder + "/Images", "RECORD": "YES"])
    XCTAssertEqual(environment.files, [path])
    XCTAssertEqual(schemes[1].variables, [:])
    XCTAssertEqual(schemes[2].variables, ["NAME": "Launch"])
    XCTAssertEqual(TestScheme(path: path + "/Launch.xcscheme")?.variables, ["NAME": "Launch"])
    XCTAssertNil(TestScheme(path: path + "/None.xcscheme"))
  }

  func testATargetHasASchemeOfItsOwn() throws {
    let schemes = try schemes(
      """
        App:
          type: application
          scheme:
            testTargets: [ShopTests]
            configVariants: [Beta]
            environmentVariables: {A: b}
      """)

    XCTAssertEqual(schemes.map(\.name), ["App Beta"])
    XCTAssertEqual(schemes.first?.variables, ["A": "b"])
  }

  func testAPlanNamesTheProjectThatIsMade() throws {
    try write(
      """
      {"configurations": [{"options": {}}],
        "defaultOptions": {"environmentVariableEntries": [{"key": "FROM", "value": "plan"}]},
        "testTargets": [{"target": {"containerPath": "container:Shop.xcodeproj",
          "name": "ShopTests"}}]}
      """, "Plans/All.xctestplan")

    let schemes = try schemes(
      """
      schemes:
        Shop:
          test:
            testPlans: [{path: None.xctestplan}, {path: Plans/All.xctestplan, defaultPlan: true}]
      """)

    XCTAssertEqual(schemes.first?.variables, ["FROM": "plan"])
    XCTAssertEqual(
      schemes.first?.environment(of: "ShopTests")?.files,
      [folder + "/Plans/All.xctestplan", path])
  }
}
