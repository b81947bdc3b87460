// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import SnapshotVerification
@testable import TextLayout

final class FontVendorTests: TemporaryFolderTestCase {
  private var package: String { folder + "/package" }
  private var root: String { folder + "/root" }
  private var system: FontLibrary { FontLibrary(onlyFolders: [root + "/usr/share/fonts"]) }

  /// Puts a font into the played system.
  @discardableResult
  private func install(_ name: String, _ data: Data) throws -> FontIdentity {
    try makeFile("root/usr/share/fonts/\(name)")
    try data.write(to: URL(fileURLWithPath: "\(root)/usr/share/fonts/\(name)"))
    return FontIdentity(try FontFace(data: data))
  }

  private func installInter() throws -> FontIdentity {
    try install("opentype/Inter-Regular.otf", ChangedFont().data)
  }

  private func installBold() throws -> FontIdentity {
    let bold = try FontLibrary.system.face(family: "Inter", weight: 700)
    return try install(
      "opentype/Inter-Bold.otf",
      Data(contentsOf: URL(fileURLWithPath: XCTUnwrap(bold.file))))
  }

  private func makeDatabase() throws {
    let fonts = root + "/usr/share/fonts/opentype"
    try makeFile(
      "root/var/lib/dpkg/info/fonts-inter.list",
      "/.\n\(fonts)\n\(fonts)/Inter-Regular.otf\n\(fonts)/Inter-Bold.otf\n")
    try makeFile("root/var/lib/dpkg/info/zlib1g:amd64.list", "/.\n")
    try makeFile(
      "root/var/lib/dpkg/status",
      "Package: a\nVersion: 1\n\nPackage: fonts-inter\nStatus: ok\nVersion: 4.0~beta7\n")
    try makeFile("root/usr/share/doc/fonts-inter/copyright", "SIL OFL")
  }

  private func makeReference(_ name: String, _ fonts: [FontIdentity]) throws {
    let metadata = ReferenceMetadata(
      name: SnapshotName(target: "T", suite: "S", test: name), viewType: "V", scale: 1, fonts: fonts
    )
    _ = try StoredReference.write(
      Bitmap(width: 1, height: 1), metadata: metadata, to: "\(package)/Snapshots/T/S/\(name).png")
  }

  func testReferencesBesideSourcesUseFontsToo() throws {
    let inter = try installInter()
    try makeReference("testOwn", [inter])
    let beside = package + "/Tests/AppTests/__Snapshots__/ViewTests"
    try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: package + "/Snapshots/T/S/testOwn.png", toPath: beside + "/testView.1.png")

    XCTAssertEqual(
      try inventory().uses.map(\.references),
      [["T/S/testOwn.png", "Tests/AppTests/__Snapshots__/ViewTests/testView.1.png"]])
  }

  private func inventory() throws -> FontInventory {
    try FontInventory(package: package, system: system)
  }

  private func vendor() throws -> (copies: [FontVendor.Copy], withoutLicense: [String]) {
    try FontVendor(inventory(), root: root).copyFonts()
  }

  private func fontFiles() throws -> [String] {
    try files().filter { $0.hasPrefix("package/Snapshots/") && !$0.hasSuffix(".png") }
      .map { String($0.dropFirst("package/Snapshots/".count)) }
  }

  // MARK: Copying

  func testFacesInUseAreCopiedWithTheLicenseOfTheirPackage() throws {
    let (regular, bold) = (try installInter(), try installBold())
    try makeDatabase()
    try makeReference("a", [regular, bold])
    try makeReference("b", [regular])
    try makeReference("c", [])

    let result = try vendor()

    XCTAssertEqual(
      try fontFiles(),
      ["Fonts/Inter-Bold.otf", "Fonts/Inter-Regular.otf", "Fonts/fonts-inter.copyright"])
    XCTAssertEqual(
      result.copies.map { "\($0.action) \($0.path) \($0.faces)" },
      [
        "added Snapshots/Fonts/Inter-Bold.otf [\"Inter Bold \(bold.version)\"]",
        "added Snapshots/Fonts/Inter-Regular.otf [\"Inter Regular \(regular.version)\"]",
        "added Snapshots/Fonts/fonts-inter.copyright []",
      ])
    XCTAssertEqual(
      result.copies[1].origin,
      "\(root)/usr/share/fonts/opentype/Inter-Regular.otf (fonts-inter 4.0~beta7)")
    XCTAssertEqual(result.withoutLicense, [])
    XCTAssertEqual(
      try FontFace(
        contentsOf: URL(fileURLWithPath: package + "/Snapshots/Fonts/Inter-Regular.otf")
      ).digest, regular.digest)
    XCTAssertEqual(
      try String(
        contentsOfFile: package + "/Snapshots/Fonts/fonts-inter.copyright", encoding: .utf8),
      "SIL OFL")
    XCTAssertEqual(try inventory().silentReferences, ["T/S/c.png"])
  }

  func testCopyingAgainKeepsEverything() throws {
    let regular = try installInter()
    try makeDatabase()
    try makeReference("a", [regular])
    _ = try vendor()

    let second = try vendor()

    XCTAssertEqual(second.copies.map(\.action), [.kept])
    XCTAssertEqual(second.copies.map(\.path), ["Snapshots/Fonts/Inter-Regular.otf"])
  }

  func testAnotherVersionInThePackageIsReplaced() throws {
    let regular = try installInter()
    try makeReference("a", [regular])
    try makeFile("package/Snapshots/Fonts/Inter-Regular.otf", "old")

    let result = try vendor()

    XCTAssertEqual(result.copies.map(\.action), [.replaced])
    guard case .vendored? = try inventory().uses.first?.place else {
      return XCTFail("\(try inventory().uses)")
    }
  }

  func testAFontThatATestBringsStaysWhereItIs() throws {
    let regular = try installInter()
    try makeReference("a", [regular])
    try makeFile("package/Tests/Fonts/Mine.otf")
    try ChangedFont().data.write(to: URL(fileURLWithPath: package + "/Tests/Fonts/Mine.otf"))

    let result = try vendor()

    XCTAssertEqual(result.copies.map(\.path), ["Tests/Fonts/Mine.otf"])
    XCTAssertEqual(try fontFiles(), [])
  }

  func testAFontWithoutALicenseIsNamed() throws {
    let regular = try installInter()
    try makeReference("a", [regular])

    XCTAssertEqual(try vendor().withoutLicense, ["Inter Regular \(regular.version)"])
  }

  // MARK: Problems

  private func problems() throws -> [String] {
    do {
      _ = try vendor()
      return []
    } catch let problems as SnapshotVerifier.Error {
      return problems.all.map { "\($0)".replacingOccurrences(of: root, with: "/r") }
    }
  }

  func testAVersionThatIsNotHereCopiesNothing() throws {
    let (current, bold) = (try installInter(), try installBold())
    let digest = String(repeating: "0a", count: 32)
    let recorded = FontIdentity(family: "Inter", style: "Regular", version: "1.5", digest: digest)
    try makeReference("a", [recorded])
    try makeReference("b", [recorded, bold])
    try makeReference("c", [recorded])

    XCTAssertEqual(
      try problems(),
      [
        "Inter Regular version 1.5 (SHA-256 0a0a0a0a0a0a0a0a) is not here: "
          + "/r/usr/share/fonts/opentype/Inter-Regular.otf is \(current.versionPhrase). Run this "
          + "on a machine with the recorded version, put its file into Snapshots/Fonts yourself, "
          + "or record Snapshots/T/S/a.png and 2 more again."
      ])
    XCTAssertEqual(try fontFiles(), [])
  }

  func testAFontThatIsNowhereAndReferencesThatDoNotAgreeAreBothNamed() throws {
    let regular = try installInter()
    let digest = String(repeating: "0b", count: 32)
    try makeReference(
      "a", [regular, FontIdentity(family: "Gone", style: "Thin", version: "", digest: digest)])
    try makeReference(
      "b", [FontIdentity(family: "Inter", style: "Regular", version: "9", digest: digest)])

    XCTAssertEqual(
      try problems(),
      [
        "Gone Thin no stated version (SHA-256 0b0b0b0b0b0b0b0b) was not found in the package or "
          + "the system's folders. Install it, put its file into Snapshots/Fonts yourself, or "
          + "record Snapshots/T/S/a.png again.",
        """
        The references do not agree on Inter Regular:
          \(regular.versionPhrase): Snapshots/T/S/a.png
          version 9 (SHA-256 0b0b0b0b0b0b0b0b): Snapshots/T/S/b.png
        Only one version can be in the package. Record the others again with it.
        """,
      ])
  }

  func testReferencesThatTellNothingAreAProblem() throws {
    try makeReference("a", [])

    XCTAssertTrue(try problems()[0].hasPrefix("None of the 1 references says"))
    XCTAssertThrowsError(try FontInventory(package: folder + "/root", system: system)) { error in
      XCTAssertTrue("\(error)".hasPrefix("There are no references in "), "\(error)")
    }
  }

  func testAPlaceThatCannotBeWrittenLeavesNoTemporaryFile() throws {
    let regular = try installInter()
    try makeReference("a", [regular])
    try makeFile("package/Snapshots/Fonts", "a file")

    XCTAssertTrue(try problems()[0].hasPrefix("The file cannot be copied: Not a directory."))
    XCTAssertEqual(try fontFiles(), ["Fonts"])
  }

  // MARK: dpkg

  func testThePackageOfAFileIsFoundInTheDatabase() throws {
    try makeDatabase()
    let file = root + "/usr/share/fonts/opentype/Inter-Bold.otf"

    let found = try XCTUnwrap(FontPackage(of: file, root: root))

    XCTAssertEqual(found.phrase, "fonts-inter 4.0~beta7")
    XCTAssertEqual(found.license, root + "/usr/share/doc/fonts-inter/copyright")
    XCTAssertNil(FontPackage(of: file + "x", root: root))
    XCTAssertNil(FontPackage(of: file, root: folder + "/nowhere"))
  }
}
