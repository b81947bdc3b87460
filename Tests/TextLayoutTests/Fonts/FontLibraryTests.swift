// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class FontLibraryTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FontLibraryTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  func testEveryWeightOfInterIsFound() throws {
    for weight in stride(from: 100, through: 900, by: 100) {
      for italic in [false, true] {
        let face = try inter(weight, italic: italic)

        XCTAssertEqual(face.weight, weight)
        XCTAssertEqual(face.isItalic, italic)
        XCTAssertEqual(face.family, "Inter")
      }
    }
  }

  func testCaseAndSpacesInAFamilyDoNotMatter() throws {
    XCTAssertIdentical(
      try FontLibrary.system.face(family: "inter display"),
      try FontLibrary.system.face(family: "InterDisplay"))
  }

  func testFaceIsFoundByItsPostScriptOrFullName() throws {
    let face = try FontLibrary.system.face(named: "Inter-SemiBold")

    XCTAssertEqual(face.weight, 600)
    XCTAssertEqual(try FontLibrary.system.face(named: "Inter Semi Bold"), face)
    XCTAssertEqual(try FontLibrary.system.face(named: "Inter").weight, 400)
  }

  func testSearchOpensOnlyTheFileThatItNeeds() throws {
    try copy(try inter(), as: "Inter-Regular.otf")
    try Data("no font".utf8).write(to: folder.appendingPathComponent("Inter-Bold.otf"))
    let library = FontLibrary(onlyFolders: [folder.path])

    XCTAssertEqual(try library.face(family: "Inter").weight, 400)
    XCTAssertThrowsError(try library.face(family: "Inter", weight: 700)) { error in
      XCTAssertTrue("\(error)".contains("Inter-Bold.otf"), "\(error)")
    }
  }

  func testFileWhoseNameSaysNothingIsFoundByItsContents() throws {
    try copy(try inter(700), as: "a.otf")
    let library = FontLibrary(onlyFolders: [folder.path])

    XCTAssertEqual(try library.face(family: "Inter", weight: 700).name, "Inter Bold")
  }

  func testFileWhoseNameLiesIsNotBelieved() throws {
    try copy(try inter(700), as: "Inter-Thin.otf")
    try copy(try inter(100), as: "Inter-Bold.otf")
    let library = FontLibrary(onlyFolders: [folder.path])

    XCTAssertEqual(try library.face(family: "Inter", weight: 700).weight, 700)
  }

  func testOwnFolderComesBeforeTheSystem() throws {
    try copy(try inter(), as: "sub/Inter-Regular.otf")
    let library = FontLibrary(folders: [folder])

    let face = try library.face(family: "Inter")

    XCTAssertEqual(face.file, folder.path + "/sub/Inter-Regular.otf")
    XCTAssertEqual(try library.face(family: "Inter", weight: 700).weight, 700)
  }

  func testGivenFacesComeFirst() throws {
    let own = try FontFace(data: interBytes())
    let library = FontLibrary(faces: [own])

    XCTAssertIdentical(try library.face(family: "Inter"), own)
    XCTAssertIdentical(try library.face(named: "Inter-Regular"), own)
    XCTAssertEqual(try library.face(family: "Inter", weight: 700).weight, 700)
    XCTAssertIdentical(
      try FontLibrary(faces: [own], onlyFolders: []).face(family: "Inter", weight: 700), own)
  }

  func testMissingFamilySaysWhereItWasSoughtAndWhatToInstall() {
    let library = FontLibrary(onlyFolders: ["/nowhere", folder.path])

    XCTAssertThrowsError(try library.face(family: "Inter")) { error in
      XCTAssertEqual(
        "\(error)",
        "the font Inter was not found in /nowhere, \(folder.path): install it with "
          + "`apt-get install fonts-inter`, or put its files into the package's Snapshots/Fonts "
          + "folder")
    }
  }

  func testNearestWeightFollowsTheRuleOfCSS() {
    let weights = [(100, false), (300, false), (500, false), (800, false)]

    XCTAssertEqual(nearest(400, of: weights), 500)
    XCTAssertEqual(nearest(200, of: weights), 100)
    XCTAssertEqual(nearest(600, of: weights), 800)
    XCTAssertEqual(nearest(900, of: weights), 800)
    XCTAssertEqual(nearest(500, of: [(400, false), (600, false)]), 400)
    XCTAssertEqual(nearest(300, of: [(400, false), (900, false)]), 400)
  }

  func testSlantCountsMoreThanWeight() {
    XCTAssertEqual(nearest(400, italic: true, of: [(400, false), (900, true)]), 900)
    XCTAssertEqual(nearest(400, italic: true, of: [(400, false), (900, false)]), 400)
  }

  private func copy(_ face: FontFace, as name: String) throws {
    let target = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: try XCTUnwrap(face.file), toPath: target.path)
  }

  private func nearest(_ weight: Int, italic: Bool = false, of faces: [(Int, Bool)]) -> Int? {
    let candidates = faces.map {
      FontCatalog.Candidate(path: "", family: "", weight: $0.0, isItalic: $0.1)
    }
    let query = FontCatalog.Query(family: "", weight: weight, italic: italic)
    return FontCatalog.best(candidates, for: query)?.weight
  }
}
