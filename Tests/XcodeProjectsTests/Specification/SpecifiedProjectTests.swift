// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import XcodeProjects

/// The objects that a specification becomes: files, dependencies and packages.
final class SpecifiedProjectTests: SpecificationTestCase {
  private let (sources, resources) = ("PBXSourcesBuildPhase", "PBXResourcesBuildPhase")

  func testFilesOfAFolderBelongToPhasesByTheirEndings() throws {
    try write(
      files: "App/A.swift", "App/Sub/B.m", "App/Sub/B.h", "App/Info.plist", "App/Other.plist",
      "App/en.lproj/L.strings", "App/Assets.xcassets/Contents.json", "App/App.entitlements",
      "App/Model.xcdatamodeld/M.xcdatamodel/contents", "App/font.ttf", "App/LICENSE",
      "App/.hidden", "App/Main.storyboard", "App/old.swift.orig")

    let project = try project(
      "name: Shop\ntargets: {App: {type: application, platform: iOS, sources: App}}")

    XCTAssertEqual(
      try files(sources, of: "App", in: project),
      ["App/A.swift", "App/Model.xcdatamodeld", "App/Sub/B.m"])
    XCTAssertEqual(
      try files(resources, of: "App", in: project),
      [
        "App/Assets.xcassets", "App/Main.storyboard", "App/Other.plist", "App/en.lproj/L.strings",
        "App/font.ttf",
      ])
    XCTAssertEqual(project.notes, [])
  }

  func testSourcesSayWhatBelongsToThem() throws {
    try write(
      files: "A/One.swift", "A/Two.swift", "A/Sub/Three.swift", "A/Sub/Four.swift", "B/Five.swift",
      "B/Deep/Six.swift", "B/read.md", "Folder/x.txt", "Text/a.json", "Mac_macOS.swift")

    let project = try project(
      """
      name: Shop
      options:
        fileTypes: {md: {buildPhase: none}}
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - {path: A, excludes: ["Two.swift", "Sub/T*"]}
            - {path: B, includes: ["Deep/**", "*.md"]}
            - {path: Folder, type: folder}
            - {path: Text, buildPhase: none}
            - {path: Generated, optional: true}
            - {path: Mac_macOS.swift, inferDestinationFiltersByPath: true}
            - Missing
      """)

    XCTAssertEqual(
      try files(sources, of: "App", in: project),
      ["A/One.swift", "A/Sub/Four.swift", "B/Deep/Six.swift", "Mac_macOS.swift"])
    XCTAssertEqual(try files(resources, of: "App", in: project), ["Folder"])
    XCTAssertEqual(project.notes, ["App: there is no Missing"])
    let filters = project.all("PBXBuildFile").compactMap {
      $0.object["platformFilters"] as? [String]
    }
    XCTAssertEqual(filters, [["macos"]])
  }

  func testAFolderThatXcodeHasAsItIsStaysOne() throws {
    try write(files: "App/A.swift", "App/B.swift", "App/Info.plist")

    let project = try project(
      """
      name: Shop
      options: {defaultSourceDirectoryType: syncedFolder}
      targets:
        App: {type: application, platform: iOS, sources: [{path: App, excludes: [B.swift]}]}
      """)

    let group = try XCTUnwrap(project.all("PBXFileSystemSynchronizedRootGroup").first)
    XCTAssertEqual(project.paths[group.id], folder + "/App")
    XCTAssertEqual(
      try target("App", in: project)["fileSystemSynchronizedGroups"] as? [String], [group.id])
    let exceptions = project.objects(group.object["exceptions"]).map(\.object)
    XCTAssertEqual(
      exceptions.first?["membershipExceptions"] as? [String], ["B.swift", "Info.plist"])
  }

  func testDependenciesAreTargetsFrameworksAndProducts() throws {
    let project = try project(
      """
      name: Shop
      packages:
        Snap: {url: "https://example.org/snap.git", from: 5.0}
        Two: {github: a/two, branch: main}
        Local: {path: ../Local}
      localPackages: [Mine]
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - target: Kit
            - target: Other/Core
            - framework: Vendor/F.framework
            - carthage: C
            - sdk: Contacts.framework
            - package: Snap
            - {package: Two, products: [A, B]}
            - {package: Local, product: L}
            - {target: Mac, platforms: [macOS]}
        Kit: {type: framework, platform: iOS}
        Mac: {type: framework, platform: macOS}
      """)

    let app = try target("App", in: project)
    let dependencies = project.objects(app["dependencies"]).map(\.object)
    XCTAssertEqual(
      dependencies.map {
        (project.object($0["target"])?["name"] ?? $0["name"]) as? String
      }, ["Kit", "Core"])
    let linked = project.objects(app["buildPhases"]).last.map {
      project.objects($0.object["files"]).compactMap { project.object($0.object["fileRef"]) }
    }
    XCTAssertEqual(
      linked?.map { $0["path"] as? String },
      [
        "Kit.framework", "Vendor/F.framework", "Carthage/Build/C.framework",
        "Contacts.framework",
      ])
    let products = project.objects(app["packageProductDependencies"]).map(\.object)
    XCTAssertEqual(products.map { $0["productName"] as? String }, ["Snap", "A", "B", "L"])
    let packages = products.map { project.object($0["package"]) }
    XCTAssertEqual(
      packages.map { $0?["repositoryURL"] as? String },
      [
        "https://example.org/snap.git", "https://github.com/a/two", "https://github.com/a/two",
        nil,
      ])
    XCTAssertEqual(
      packages[0]?["requirement"] as? [String: String],
      ["kind": "upToNextMajorVersion", "minimumVersion": "5.0"])
    XCTAssertEqual(
      project.all("XCLocalSwiftPackageReference").map { $0.object["relativePath"] as? String },
      ["../Local", "Mine"])
  }

  func testACommandThatRunsBeforeIsToldOf() throws {
    let project = try project(
      "name: Shop\noptions: {preGenCommand: \"make generated\"}\ntargets: {}")

    XCTAssertEqual(
      project.notes,
      ["XcodeGen runs 'make generated' first: what that writes has to be there"])
  }

  func testSomethingElseThanAProjectIsNone() throws {
    XCTAssertNil(ProjectFile(try specification("name: Site\npages: [a]")))
    XCTAssertNil(ProjectFile(try specification("")))
  }
}
