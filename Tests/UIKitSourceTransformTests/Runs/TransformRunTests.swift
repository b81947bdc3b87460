// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitSourceTransform
import XCTest

final class TransformRunTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "TransformRunTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  private func run(_ names: [String], indexes: [String] = []) throws -> TransformRun.Outcome {
    try TransformRun(
      paths: names.map { folder + "/" + $0 }, output: folder + "/out", indexes: indexes,
      tool: "test"
    ).run()
  }

  private func output(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/out/" + name, encoding: .utf8)
  }

  /// An app's package Network goes before iOS's framework of that name.
  func testAModuleOfAFrameworksNameIsThereWhereThePackageHasOne() throws {
    let text = "import UIKit\nimport Network\nclass A { let client = NWClient() }\n"
    try write(text, to: "A.swift")
    _ = try run(["A.swift"])
    XCTAssertFalse(try output("A.transformed.swift").contains("NWClient"))

    _ = try TransformRun(
      paths: [folder + "/A.swift"], output: folder + "/out", tool: "test",
      with: ["Network", "Design"]
    ).run()
    let kept = try output("A.transformed.swift")
    XCTAssertTrue(kept.contains("import Network"), kept)
    XCTAssertTrue(kept.contains("let client = NWClient()"), kept)
  }

  func testAFileNamesItsOriginal() throws {
    try write("import UIKit\nlet a = #keyPath(A.b)\n", to: "A.swift")
    try write("class M: NSObject { @objc func f() {} }\n", to: "B.swift")

    let outcome = try run(["A.swift", "B.swift"])

    XCTAssertEqual(outcome.written, 2)
    XCTAssertEqual(
      try output("A.transformed.swift"),
      "#sourceLocation(file: \"\(folder)/A.swift\", line: 1)\nimport HeadlessUIKit\nlet a = \"b\"\n"
    )
    XCTAssertTrue(
      try output("B.transformed.swift").hasPrefix(
        "import HeadlessUIKit\n#sourceLocation(file: \"\(folder)/B.swift\", line: 1)\nclass M: NSObject,"
      ))
  }

  func testClosuresInClosuresAreReadToTheirEnd() throws {
    let depth = 60
    try write(
      "import SceneKit\nfunc f() {\n" + String(repeating: "a.b(c: { d in\n", count: depth)
        + "e(1)\n" + String(repeating: "})\n", count: depth) + "}\n"
        + "class A: UIView { @objc func tap() { g(#selector(tap)) } }\nlet h: SCNView? = nil\n",
      to: "A.swift")

    _ = try run(["A.swift"])

    let text = try output("A.transformed.swift")
    XCTAssertFalse(text.contains("fatalError"))
    XCTAssertTrue(text.contains("g(Selector(\"tap\", of: A.self"))
  }

  func testOnlyWhatChangedIsTransformed() throws {
    try write("class A: UIView { @objc func tap() {} }\n", to: "A.swift")
    try write("let b = 1\n", to: "B.swift")
    XCTAssertEqual(try run(["A.swift", "B.swift"]).parsed, 2)

    let second = try run(["A.swift", "B.swift"])
    try write("let b = 2222\n", to: "B.swift")
    let third = try run(["A.swift", "B.swift"])

    XCTAssertEqual([second.parsed, second.written], [0, 0])
    XCTAssertEqual([third.parsed, third.written], [1, 1])
    XCTAssertTrue(try output("B.transformed.swift").hasSuffix("let b = 2222\n"))
  }

  func testWhatDependsOnAChangedFileIsTransformedToo() throws {
    try write("class A: UIView {}\n", to: "A.swift")
    try write("extension A { func f() {} }\n", to: "B.swift")
    try write("let c = 1\n", to: "C.swift")
    _ = try run(["A.swift", "B.swift", "C.swift"])

    try write("extension A { override func layoutSubviews() {} }\n", to: "B.swift")
    let outcome = try run(["A.swift", "B.swift", "C.swift"])

    XCTAssertEqual(outcome.parsed, 2)
    XCTAssertTrue(try output("A.transformed.swift").contains("inExtension_A_layoutSubviews()"))
  }

  func testFindingsAreToldAgainUntilTheyAreMended() throws {
    try write("let a = #selector(f)\n", to: "A.swift")

    XCTAssertEqual(try run(["A.swift"]).findings.count, 1)
    XCTAssertEqual(try run(["A.swift"]).findings.count, 1)
    try write("let a = 1\n", to: "A.swift")
    XCTAssertEqual(try run(["A.swift"]).findings, [])
  }

  func testAnIndexTellsOfAModuleBelow() throws {
    try write("@objc public protocol P { @objc optional func f() }\n", to: "P.swift")
    _ = try run(["P.swift"])
    try FileManager.default.moveItem(atPath: folder + "/out", toPath: folder + "/below")
    try write("import UIKit\nfunc g(p: P) { p.f?() }\n", to: "A.swift")

    _ = try run(["A.swift"], indexes: [folder + "/below/" + TransformRun.indexName])

    XCTAssertTrue(try output("A.transformed.swift").contains("optionally(try? p.f())"))
  }

  func testAnIndexNamesTheModulesBelow() throws {
    try write("@objc public protocol P { @objc optional func f() }\n", to: "P.swift")
    _ = try TransformRun(
      paths: [folder + "/P.swift"], output: folder + "/out", tool: "test", above: ["Skeleton_Linux"]
    ).run()
    XCTAssertEqual(
      try output(TransformRun.indexName).split(separator: "\n").last,
      "final class UIKitSourcesModules: LosslessStringConvertible { "
        + "init?(_ description: String) {}; let description = \"Skeleton_Linux\" }")
    try FileManager.default.moveItem(atPath: folder + "/out", toPath: folder + "/below")
    try write("import UIKit\nfunc g(p: P) { p.f?() }\n", to: "A.swift")

    _ = try run(["A.swift"], indexes: [folder + "/below/" + TransformRun.indexName])

    XCTAssertTrue(try output("A.transformed.swift").contains("optionally(try? p.f())"))
    XCTAssertFalse(try output(TransformRun.indexName).contains("final class"))
  }

  func testAMissingFileIsAnError() {
    XCTAssertThrowsError(try run(["None.swift"])) { error in
      XCTAssertEqual("\(error)", "\(folder)/None.swift: error: cannot be read")
    }
  }

  func testNamesOfOutputs() {
    XCTAssertEqual(
      TransformRun.outputNames(of: ["a/A.swift", "b/A.swift", "b/B+C.swift"]),
      ["A.transformed.swift", "A-2.transformed.swift", "B+C.transformed.swift"])
  }

  func testWhatHasNoSuchFormStaysByteForByte() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Drawing")
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let url as URL in files where url.pathExtension == "swift" {
      let bytes = Array(try Data(contentsOf: url))

      XCTAssertEqual(
        SourceTransformer.transform(SourceFile(path: url.path, bytes: bytes)).bytes, bytes)
      count += 1
    }
    XCTAssertGreaterThan(count, 5)
  }
}
