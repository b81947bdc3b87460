// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification

/// A package's folder after a run in which two snapshots differ and one has no reference.
final class DifferingPackage {
  let path: String
  let reference = Bitmap(width: 8, height: 8, color: Color(red: 255, green: 255, blue: 255))
  let actual = Bitmap(width: 8, height: 8, color: Color(red: 10, green: 20, blue: 30))

  var artifacts: String { path + "/.build/snapshots" }

  init() throws {
    path = NSTemporaryDirectory() + "snapshots-differing-" + UUID().uuidString
    let run = artifacts + "/runs/20260131-142501-4711"
    try FileManager.default.createDirectory(atPath: run, withIntermediateDirectories: true)
    try Data("// swift-tools-version: 6.2".utf8).write(
      to: URL(fileURLWithPath: path + "/Package.swift"))
    let record =
      "{\"schema\": 1, \"command\": \"test\", \"arguments\": [], \"package\": \"\(path)\","
      + " \"artifacts\": \"\(artifacts)\", \"ending\": \"failed\"}"
    try Data(record.utf8).write(to: URL(fileURLWithPath: run + "/run.json"))
    for state in ["a", "b", "new"] { try add(state, run) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ state: String) -> String {
    "\(path)/Snapshots/AppTests/ViewTests/testView.\(state).png"
  }

  /// The picture of a reference; nil where there is none.
  func picture(_ state: String) throws -> Bitmap? {
    guard let data = FileManager.default.contents(atPath: file(state)) else { return nil }
    return try PNG.decode([UInt8](data)).bitmap
  }

  /// Adds a text that stands in the source of its test and differs from what the test wrote.
  func addInlineText(line: Int, test: String = "testText()") throws {
    var entry = SnapshotRun.Entry(
      target: "AppTests", suite: "ViewTests", test: test, reference: nil, outcome: .differed,
      message: "the text differs", file: path + "/Tests/AppTests/ViewTests.swift", line: line)
    entry.content = .text
    let folder = "\(artifacts)/AppTests/ViewTests/testText.txt"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in [("reference", "old"), ("actual", "new")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).txt"))
    }
    entry.artifacts.reference = folder + "/reference.txt"
    entry.artifacts.actual = folder + "/actual.txt"
    try SnapshotRun.append(entry, toDirectory: artifacts + "/runs/20260131-142501-4711")
  }

  private func add(_ state: String, _ run: String) throws {
    let isNew = state == "new"
    var entry = SnapshotRun.Entry(
      target: "AppTests", suite: "ViewTests", test: "testView()", state: state,
      reference: file(state), outcome: isNew ? .missingReference : .differed,
      message: "\(state) differs",
      file: path + "/Tests/AppTests/ViewTests.swift", line: 7)
    let folder = "\(artifacts)/AppTests/ViewTests/testView.\(state)"
    if !isNew {
      try write(reference, to: file(state))
      entry.artifacts.reference = try write(reference, to: folder + "/reference.png")
    }
    entry.artifacts.actual = try write(actual, to: folder + "/actual.png")
    try SnapshotRun.append(entry, toDirectory: run)
  }

  @discardableResult
  private func write(_ bitmap: Bitmap, to path: String) throws -> String {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try PNG.encode(bitmap)).write(to: url)
    return path
  }
}
