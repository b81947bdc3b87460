// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DocumentSchemas
import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

/// `watch` and `catalog` as processes of their own, whose pages are asked as a browser would.
final class WatchTests: XCTestCase {
  /// A command that serves a page.
  private final class Served {
    private let process = Process()
    private let output = Pipe()
    let address: String

    init(_ arguments: [String], in package: PlayedPackage) throws {
      process.executableURL = try SnapshotsCommand.binary()
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: package.path)
      process.environment = ProcessInfo.processInfo.environment.merging([
        "PATH": "\(package.path)/bin:/usr/bin:/bin", "SNAPSHOT_ARTIFACTS": "artifacts",
      ]) { $1 }
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var text = ""
      while !text.hasSuffix("\n") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        text += String(decoding: data, as: UTF8.self)
      }
      address = text.trimmingCharacters(in: .newlines)
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    func text(_ name: String) throws -> String {
      let place = address.replacing("report.html", with: name)
      return String(
        decoding: try Data(contentsOf: try XCTUnwrap(URL(string: place))), as: UTF8.self)
    }

    /// Waits at most a minute until the review holds some words.
    ///
    /// - Returns: The review that holds them.
    @discardableResult func wait(
      for words: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
      var last = ""
      for _ in 0..<1_200 {
        last = try text("review.json")
        if last.contains(words) { return last }
        usleep(50_000)
      }
      XCTFail("no \(words) in \(last.prefix(2_000))", file: file, line: line)
      return last
    }
  }

  private func write(_ text: String, _ path: String, in package: PlayedPackage) throws {
    let url = URL(fileURLWithPath: package.path + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func testASavedFileIsBuiltAndComparedAndItsTimeIsShown() throws {
    let package = try PlayedPackage()
    try write("struct Card {}", "Sources/App/Card.swift", in: package)
    // The first run, and the swift that later ones call.
    _ = try package.run(["test"], entries: [package.entry("adult", .matched)])
    let served = try Served(["watch"], in: package)
    XCTAssertTrue(served.address.hasPrefix("http://127.0.0.1:"), served.address)
    try served.wait(for: "\"phase\":\"idle\"")

    let entry = package.entry("adult", .failed)
    try write(
      String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n", "entries",
      in: package)
    try write("struct Card { var x = 1 }", "Sources/App/Card.swift", in: package)

    try served.wait(for: "Sources/App/Card.swift")
    try served.wait(for: "\"seconds\":")
    try served.wait(for: "\"outcome\":\"failed\"")
  }

  func testWhatCannotBeBuiltIsSaidAndTheLastPicturesStay() throws {
    let package = try PlayedPackage()
    try write("struct Card {}", "Sources/App/Card.swift", in: package)
    let error = "echo \"$PWD/Sources/App/Card.swift:6:74: error: cannot find 'x' in scope\"; exit 1"
    _ = try package.run(
      ["test"], entries: [package.entry("adult", .matched)],
      build: "[ ! -e '\(package.path)/broken' ] || { \(error); }")
    let served = try Served(["watch"], in: package)
    try served.wait(for: "\"phase\":\"idle\"")

    try write("", "broken", in: package)

    let review = try served.wait(for: "\"phase\":\"failed\"")
    XCTAssertTrue(
      review.contains("Sources/App/Card.swift:6: cannot find 'x' in scope"), review)
    XCTAssertTrue(review.contains("\"state\":\"adult\""), review)
  }

  func testTheCatalogShowsAllReferencesWithoutARun() throws {
    let package = try PlayedPackage()
    for state in ["adult.dark", "child.dark"] {
      let path = package.path + "/Snapshots/AppTests/CardTests/testCard.\(state).png"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(PNG.encode(Bitmap(width: 4, height: 2, color: .white))).write(
        to: URL(fileURLWithPath: path))
    }

    let served = try Served(["catalog"], in: package)
    let page = try served.text("report.html")
    let written = try package.run(["catalog", "--output", "catalog", "--single-file", "--json"])

    XCTAssertTrue(page.contains("\"isCatalog\":true"), String(page.suffix(3_000)))
    XCTAssertTrue(page.contains("\"state\":\"child\""), String(page.suffix(3_000)))
    XCTAssertEqual(written.status, 0, written.errors)
    XCTAssertEqual(
      try JSONSchema(named: "catalog").problems(of: written.output), [], written.output)
    let file = try String(contentsOfFile: package.path + "/catalog/report.html", encoding: .utf8)
    XCTAssertTrue(file.contains("data:image/png;base64,"), file)
  }
}
