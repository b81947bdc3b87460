// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

/// Names from tests are data: nothing in them moves a terminal's cursor, reorders its text, or
/// reaches a file outside of the package, whichever command prints or writes them.
final class HostileNamesTests: XCTestCase {
  private let names = [
    "<script>alert(1)</script>", "../../../../escaped", "line\nbreak\r::error::x",
    "\u{1B}]0;taken\u{7}\u{1B}[2J", "\u{202E}gnp.exe\u{2066}",
    String(repeating: "long ", count: 800),
    "]]>&\"'<!--", "$(touch escaped)`touch escaped`;touch escaped", "\u{9B}31m", "..", "-rf", "/",
  ]

  /// Every name as target, suite, test, state, message and cause.
  private func entries(_ package: PlayedPackage) throws -> [SnapshotRun.Entry] {
    let actual = package.artifacts + "/actual.png"
    try FileManager.default.createDirectory(
      atPath: package.artifacts, withIntermediateDirectories: true)
    try Data(PNG.encode(Bitmap(width: 4, height: 2, color: .black))).write(
      to: URL(fileURLWithPath: actual))
    return names.enumerated().map { index, name in
      var entry = package.entry(name, index % 3 == 0 ? .failed : .missingReference)
      entry.target = name
      entry.suite = name
      entry.test = name
      entry.message = name
      entry.reference = "\(package.path)/Snapshots/\(name)/\(index).png"
      entry.artifacts.actual = actual
      entry.causes = [SnapshotRun.Cause(fingerprint: name, change: name, pixels: 1)]
      entry.findings = [
        SnapshotRun.Finding(kind: name, message: name, view: name, frame: nil, level: .note)
      ]
      entry.file = package.path + "/" + name
      return entry
    }
  }

  /// Every path below the folder that the package lies in, as far as this test may have made it.
  private func outside(_ package: PlayedPackage) -> [String] {
    ["/escaped", "/tmp/escaped", "escaped"].filter {
      FileManager.default.fileExists(atPath: $0)
        || FileManager.default.fileExists(atPath: package.path + "/../" + $0)
    }
  }

  private func assertHarmless(_ text: String, _ what: String, line: UInt = #line) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x20...0x7E: continue
      case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C:
        XCTFail("\(what) prints \(scalar.escaped(asASCII: true))", line: line)
        return
      default: continue
      }
    }
  }

  func testNoCommandPrintsWhatATerminalObeysOrWritesOutside() throws {
    let package = try PlayedPackage()
    let entries = try entries(package)
    let environment = ["NO_COLOR": "1"]
    let test = try package.run(
      ["test"], entries: entries, script: "exit 1", environment: environment)
    XCTAssertEqual(test.status, 1)
    assertHarmless(test.output + test.errors, "test")
    let commands = [
      ["test", "--json"], ["status"], ["status", "--json"], ["prune"], ["prune", "--rename"],
      ["report"], ["report", "--single-file", "--output", "single"],
      ["report", "--format", "github"], ["report", "--format", "triptych"],
      ["report", "--format", "junit"], ["report", "--format", "markdown"],
      ["report", "--format", "json"], ["report", "--format", "tap"],
      ["review", "--terminal"], ["review", "--terminal", "--json"],
      ["merge", "artifacts", "--output", "merged"], ["accept", "--all"],
      ["accept", "--filter", "Snapshots/.*0"], ["reject", "--all"],
      ["record", "--failed"],
    ]
    for command in commands {
      let result = try package.run(
        command, entries: entries, script: "exit 1", environment: environment)

      XCTAssertTrue((0...3).contains(result.status), "\(command)")
      assertHarmless(result.output + result.errors, "\(command)")
      XCTAssertEqual(outside(package), [], "\(command)")
    }
    for document in ["junit.xml", "summary.md", "snapshots.json"] {
      let text = try String(
        contentsOfFile: package.artifacts + "/report/" + document, encoding: .utf8)
      assertHarmless(text.replacing("\t", with: " "), document)
    }
  }

  func testFilesWithHostileNamesAreShownAndComparedHarmlessly() throws {
    let package = try PlayedPackage()
    for folder in ["before", "after"] {
      try FileManager.default.createDirectory(
        atPath: package.path + "/" + folder, withIntermediateDirectories: true)
      for name in names where !name.contains("/") && name.utf8.count < 200 {
        try Data(
          PNG.encode(Bitmap(width: 2, height: 2, color: folder == "after" ? .black : .white))
        ).write(to: URL(fileURLWithPath: "\(package.path)/\(folder)/\(name).png"))
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: package.path + "/after")
      .map { "after/" + $0 }
    for command in [
      ["diff", "before", "after"], ["diff", "before", "after", "--output", "out"],
      ["diff", "before", "after", "--json"], ["show", "--"] + files,
      ["show", "--json", "--"] + files, ["audit", "--verbose", "after"],
      ["audit", "--json", "after"],
    ] {
      let result = try package.run(command, environment: ["NO_COLOR": "1"])

      XCTAssertTrue([0, 1].contains(result.status), "\(command): \(result.errors)")
      assertHarmless(result.output + result.errors, "\(command)")
      XCTAssertEqual(outside(package), [], "\(command)")
    }
  }
}
