// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class FontRegistryTests: XCTestCase {
  func testRegisteredFacesComeFirst() throws {
    let registry = FontRegistry()
    let (given, registered) = (try FontFace(data: interBytes()), try FontFace(data: interBytes()))
    let library = FontLibrary(faces: [given], onlyFolders: [], registry: registry)

    registry.register([registered])

    XCTAssertIdentical(try library.face(family: "Inter"), registered)
    XCTAssertIdentical(try library.face(named: "Inter-Regular"), registered)
    XCTAssertIdentical(try library.face(family: "Inter", weight: 700), registered)
  }

  func testRegisteringChangesWhatWasMissingBefore() throws {
    let registry = FontRegistry()
    let library = FontLibrary(onlyFolders: [], registry: registry)
    XCTAssertThrowsError(try library.face(family: "Inter"))
    XCTAssertThrowsError(try library.face(named: "Inter-Regular"))
    let query = FontCatalog.Query(family: "Inter", weight: 400, italic: false)
    XCTAssertNil(library.catalog.fallback(query))

    registry.register([try inter()])

    XCTAssertEqual(try library.face(family: "Inter"), try inter())
    XCTAssertEqual(try library.face(named: "Inter-Regular"), try inter())
    XCTAssertEqual(library.catalog.fallback(query), try inter())
  }

  func testRegisteringAgainDoesNothing() throws {
    let registry = FontRegistry()
    registry.register([try inter()])

    registry.register([try FontFace(contentsOf: URL(fileURLWithPath: XCTUnwrap(inter().file)))])

    XCTAssertEqual(registry.contents.faces.count, 1)
    XCTAssertEqual(registry.contents.generation, 1)
  }

  func testLaterFacesComeBeforeEarlierOnes() throws {
    let registry = FontRegistry()

    registry.register([try inter(400), try inter(500)])
    registry.register([try inter(600)])

    XCTAssertEqual(registry.contents.faces.map(\.weight), [600, 400, 500])
  }

  // MARK: Packages

  func testFontsOfAPackageComeBeforeTheSystems() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("FontRegistryTests-\(UUID().uuidString)")
    let fonts = root.appendingPathComponent("Snapshots/Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try interBytes().write(to: fonts.appendingPathComponent("Inter-Regular.otf"))

    let library = FontLibrary.package(at: root)

    XCTAssertEqual(
      try library.face(family: "Inter").file, fonts.path + "/Inter-Regular.otf")
    XCTAssertEqual(try library.face(family: "Inter", weight: 700).weight, 700)
    XCTAssertEqual(library, FontLibrary.package(at: root), "faces are opened once")
  }

  func testPackageWithoutFontsHasThoseOfTheSystem() {
    XCTAssertEqual(
      FontLibrary.package(at: URL(fileURLWithPath: "/nowhere")), FontLibrary.system)
  }

  // MARK: Files

  func testFileOfOneFaceHasOne() throws {
    let file = try XCTUnwrap(inter().file)

    XCTAssertEqual(
      try FontFace.faces(contentsOf: URL(fileURLWithPath: file)), [try inter()])
  }

  func testFileThatIsNotThereIsAnError() {
    XCTAssertThrowsError(
      try FontFace.faces(contentsOf: URL(fileURLWithPath: "/nowhere.otf"))
    ) { error in
      XCTAssertEqual(error as? FontFace.Error, .unreadable(file: "/nowhere.otf"))
    }
  }
}
