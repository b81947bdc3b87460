// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import XcodeProjects

/// How a specification is put together: files, templates, platforms and variables.
final class ProjectSpecificationTests: SpecificationTestCase {
  func testWhatIsIncludedLiesBelow() throws {
    try write(
      """
      settings: {A: included, B: included}
      targets:
        App: {type: framework, sources: [Own], configFiles: {Debug: D.xcconfig}}
        Kit: {sources: Kit, info: {path: Kit.plist}, dependencies: [{framework: F.framework}]}
      packages: {P: {path: ../P}, Q: {github: a/q}}
      """, "Base/base.yml")

    let values = try specification(
      """
      include: [Base/base.yml]
      name: Shop
      settings: {A: own}
      targets:
        App: {type: application, sources: [More]}
        Kit: {"sources:REPLACE": [Other]}
      """
    ).values

    XCTAssertEqual(values.textValues("settings"), ["A": "own", "B": "included"])
    let targets = values.named("targets")
    XCTAssertEqual(targets["App"]?.text("type"), "application")
    XCTAssertEqual(targets["App"]?.texts("sources"), ["Base/Own", "More"])
    XCTAssertEqual(targets["App"]?.textValues("configFiles"), ["Debug": "Base/D.xcconfig"])
    XCTAssertEqual(targets["Kit"]?.texts("sources"), ["Other"])
    XCTAssertEqual(targets["Kit"]?.values("info").text("path"), "Base/Kit.plist")
    XCTAssertEqual(values.named("packages")["P"]?.text("path"), "Base/../P")
  }

  func testIncludesCanKeepTheirPathsAndBeLeftOut() throws {
    try write("targets: {A: {sources: [X]}}", "Sub/a.yml")
    try write("targets: {B: {sources: [Y]}}\ninclude: deep/c.yml", "Sub/b.yml")
    try write("targets: {C: {sources: [{path: Z}]}}", "Sub/deep/c.yml")
    try write("targets: {D: {}}", "d.yml")

    let read = try specification(
      """
      include:
        - {path: Sub/a.yml, relativePaths: false}
        - Sub/b.yml
        - {path: d.yml, enable: "${WITH_D}"}
      """, ["WITH_D": "NO"])

    let targets = read.values.named("targets")
    XCTAssertEqual(targets["A"]?.texts("sources"), ["X"])
    XCTAssertEqual(targets["B"]?.texts("sources"), ["Sub/Y"])
    let source = (targets["C"]?["sources"] as? [[String: Any]])?.first
    XCTAssertEqual(source?.text("path"), "Sub/deep/Z")
    XCTAssertNil(targets["D"])
    XCTAssertEqual(
      read.files.map { String($0.dropFirst(folder.count + 1)) },
      ["project.yml", "Sub/a.yml", "Sub/b.yml", "Sub/deep/c.yml"])
    XCTAssertNil(read.name)
  }

  func testFilesThatIncludeEachOtherAreReadOnce() throws {
    try write("include: project.yml\nname: Other\noptions: {bundleIdPrefix: a}", "other.yml")

    let values = try specification("include: other.yml\nname: Shop").values

    XCTAssertEqual(values.text("name"), "Shop")
    XCTAssertEqual(values.values("options").text("bundleIdPrefix"), "a")
  }

  func testTemplatesLieBelowTargets() throws {
    let values = try specification(
      """
      targets:
        Cart:
          templates: [Feature]
          templateAttributes: {layer: UI}
          sources: [Own]
          platform: iOS
      targetTemplates:
        Base: {platform: tvOS, settings: {A: "${target_name}", B: base}, sources: [Shared]}
        Feature:
          templates: [Base]
          type: framework
          sources: ["${target_name}/${layer}"]
          settings: {B: "${other}"}
      """
    ).values

    let target = try XCTUnwrap(values.named("targets")["Cart"])
    XCTAssertEqual(target.texts("sources"), ["Shared", "Cart/UI", "Own"])
    XCTAssertEqual(target.textValues("settings"), ["A": "Cart", "B": "${other}"])
    XCTAssertEqual(target.text("type"), "framework")
    XCTAssertEqual(target.text("platform"), "iOS")
  }

  func testATargetOfSeveralPlatformsIsSeveral() throws {
    let targets = try specification(
      """
      targets:
        Kit:
          platform: [iOS, tvOS]
          type: framework
          sources: ["Kit/${platform}"]
          deploymentTarget: {iOS: 15.0, tvOS: 14.0}
        Pad: {platform: [iOS], platformSuffix: "", settings: {base: {PRODUCT_NAME: P}}}
      """
    ).values.named("targets")

    XCTAssertEqual(targets.keys.sorted(), ["Kit_iOS", "Kit_tvOS", "Pad"])
    XCTAssertEqual(targets["Kit_iOS"]?.texts("sources"), ["Kit/iOS"])
    XCTAssertEqual(targets["Kit_iOS"]?.text("deploymentTarget"), "15.0")
    XCTAssertEqual(targets["Kit_tvOS"]?.textValues("settings"), ["PRODUCT_NAME": "Kit"])
    XCTAssertEqual(
      targets["Pad"]?.values("settings").textValues("base"), ["PRODUCT_NAME": "P"])
  }

  func testVariablesOfTheEnvironmentStandInTextsAndKeys() throws {
    let values = try specification(
      "name: ${NAME}\n${KEY}: [\"${NAME}\", \"${NONE}\"]", ["NAME": "Shop", "KEY": "a"]
    ).values

    XCTAssertEqual(values.text("name"), "Shop")
    XCTAssertEqual(values.texts("a"), ["Shop", "${NONE}"])
  }

  /// `xcodegen --spec Apps/Shop/project.yml --project-root .`
  func testPathsCanBeginInAFolderAroundASpecification() throws {
    try write("targets: {App: {type: application}}", "Shared/base.yml")
    try write("include: Shared/base.yml\nname: Shop", "Apps/Shop/project.yml")
    try write(files: "Sources/A.swift", ".git")
    try write(
      "name: Kit\ntargets: {Kit: {type: framework, sources: [{path: Sources}]}}", "Gen/project.yml")
    try write("name: Own\ntargets: {Own: {sources: Nowhere}}", "Gen/Own/project.yml")

    let folders = try ["Apps/Shop", "Gen", "Gen/Own"].map {
      try ProjectSpecification(path: "\(folder)/\($0)/project.yml").folder
    }

    XCTAssertEqual(folders, [folder, folder, folder + "/Gen/Own"])
  }

  func testMistakesNameTheFile() throws {
    try write("a: 1\n b: 2", "base.yml")
    XCTAssertThrowsError(try specification("include: base.yml")) { error in
      guard case .unreadable(let path, let line, _)? = error as? ProjectSpecification.Error
      else { return XCTFail("\(error)") }
      XCTAssertEqual(path, folder + "/base.yml")
      XCTAssertEqual(line, 2)
    }
    XCTAssertThrowsError(try specification("include: none.yml")) { error in
      XCTAssertEqual(
        error as? ProjectSpecification.Error, .missing(path: folder + "/none.yml"))
    }
  }
}
