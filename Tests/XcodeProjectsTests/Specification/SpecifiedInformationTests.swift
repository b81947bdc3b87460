// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import XcodeProjects

/// The `Info.plist` of a target of a specification.
final class SpecifiedInformationTests: SpecificationTestCase {
  private func list(of name: String, _ text: String) throws -> InformationList? {
    let project = try project(text)
    return InformationList(of: try target(name, in: project), in: project)
  }

  private let plist = """
    <plist version="1.0"><dict><key>Own</key><string>$(NAME)</string>
    <key>CFBundleName</key><string>File</string></dict></plist>
    """

  func testWhatXcodeGenWritesCountsWithoutAFile() throws {
    try write(plist, "App/Info.plist")

    let list = try XCTUnwrap(
      list(
        of: "App",
        """
        name: Shop
        options: {developmentLanguage: de}
        targets:
          App:
            type: application
            platform: iOS
            sources: App
            settings: {NAME: "a b", PRODUCT_NAME: Store}
            info:
              path: App/Info.plist
              properties:
                UILaunchScreen: {}
                Title: $(NAME)
                Count: 3
                Wants: true
                CFBundleVersion: "7"
        """))

    XCTAssertEqual(list.values["CFBundleName"] as? String, "Store")
    XCTAssertEqual(list.values["CFBundleVersion"] as? String, "7")
    XCTAssertEqual(list.values["CFBundlePackageType"] as? String, "APPL")
    XCTAssertEqual(list.values["CFBundleDevelopmentRegion"] as? String, "de")
    XCTAssertEqual(list.values["Title"] as? String, "a b")
    XCTAssertEqual(list.values["Count"] as? Int, 3)
    XCTAssertEqual(list.values["Wants"] as? Bool, true)
    XCTAssertNotNil(list.values["UILaunchScreen"] as? [String: Any])
    XCTAssertNil(list.values["Own"])
    XCTAssertEqual(list.files, [folder + "/project.yml"])
    XCTAssertNoThrow(try list.data())
  }

  func testAFileAmongTheSourcesIsFound() throws {
    try write(plist, "App/Support/Info.plist")

    let list = try XCTUnwrap(
      list(
        of: "App",
        """
        name: Shop
        targets:
          App: {type: application, platform: iOS, sources: [App], settings: {NAME: found}}
        """))

    XCTAssertEqual(list.values["Own"] as? String, "found")
    XCTAssertEqual(list.files, [folder + "/project.yml", folder + "/App/Support/Info.plist"])
  }

  func testASettingNamesAnotherFile() throws {
    try write(plist, "Other.plist")

    let list = try XCTUnwrap(
      list(
        of: "App",
        """
        name: Shop
        targets:
          App:
            type: application
            platform: iOS
            settings: {INFOPLIST_FILE: Other.plist}
            info: {path: Info.plist, properties: {A: b}}
        """))

    XCTAssertEqual(list.values["CFBundleName"] as? String, "File")
    XCTAssertNil(list.values["A"])
  }
}
