// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import PNGCodec
import SnapshotReporting
import SnapshotVerification
import XCTest

/// A package's folder with a run of its tests, as the test processes leave it.
final class PlayedRun {
  let folder: String
  var entries: [SnapshotRun.Entry] = []

  var package: String { folder + "/App" }
  var artifacts: String { package + "/.build/snapshots" }
  private var runFolder: String { artifacts + "/runs/20260131-142501-4711" }

  init() throws {
    folder = NSTemporaryDirectory() + "snapshots-report-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: runFolder, withIntermediateDirectories: true)
    try Data("// swift-tools-version: 6.2".utf8).write(
      to: URL(fileURLWithPath: package + "/Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Adds a snapshot, and writes its reference and its artifacts.
  @discardableResult
  func add(
    _ state: String, reference: Bitmap?, actual: Bitmap?, suite: String = "ViewTests",
    test: String = "testView()", outcome: SnapshotRun.Outcome? = nil, message: String? = nil,
    causes: [SnapshotRun.Cause]? = nil, findings: [SnapshotRun.Finding]? = nil
  ) throws -> SnapshotRun.Entry {
    let name = SnapshotName(
      target: "AppTests", suite: suite, test: test.replacingOccurrences(of: "()", with: ""),
      state: state)
    let path = "\(package)/Snapshots/\(name.referencePath)"
    let comparison = reference.flatMap { reference in
      actual.map { ComparisonStrategy.exact.compare(reference, with: $0) }
    }
    var found = SnapshotRun.Outcome.matched
    if reference == nil { found = .missingReference }
    if case .differing = comparison { found = .differed }
    if case .sizeMismatch = comparison { found = .sizeMismatch }
    var entry = SnapshotRun.Entry(
      target: "AppTests", suite: suite, test: test, state: state, reference: path,
      outcome: outcome ?? found, message: message ?? "\(suite)/\(state): \(outcome ?? found)",
      causes: causes, findings: findings, file: package + "/Tests/AppTests/ViewTests.swift",
      line: 12)
    if let reference { try write(reference, to: path) }
    let kept = "\(artifacts)/\(name.path)"
    if let reference, found != .matched || outcome != nil {
      entry.artifacts.reference = try write(reference, to: kept + "/reference.png")
    }
    if let actual, found != .matched || outcome != nil {
      entry.artifacts.actual = try write(actual, to: kept + "/actual.png")
    }
    if let reference, let actual, let difference = comparison?.difference {
      entry.artifacts.difference = try write(
        DifferenceImage.make(reference: reference, actual: actual), to: kept + "/difference.png")
      let mask = DifferenceMask(reference, actual, strategy: .exact)
      entry.difference = SnapshotRun.Difference(
        differingPixels: difference.differingPixelCount, pixels: difference.pixelCount,
        largestChannelDifference: Int(difference.largestChannelDifference), scale: 1,
        places: mask.patches(limit: 60).map { SnapshotRun.Place($0.region, pixels: $0.pixelCount) })
    }
    entries.append(entry)
    return entry
  }

  /// Adds a snapshot of a text, whose reference lies beside the test's source file.
  @discardableResult
  func add(
    _ name: String, reference: String?, actual: String, ending: String = "txt",
    message: String = "ViewTests/testView: the text differs from its reference."
  ) throws -> SnapshotRun.Entry {
    let path = "\(package)/Tests/AppTests/__Snapshots__/ViewTests/testView.\(name).\(ending)"
    let kept = "\(artifacts)/AppTests/ViewTests/testView.\(name).\(ending)"
    var entry = SnapshotRun.Entry(
      target: "AppTests", suite: "ViewTests", test: "testView()", state: name, variant: ending,
      reference: path, outcome: reference == nil ? .missingReference : .differed, message: message,
      file: package + "/Tests/AppTests/ViewTests.swift", line: 12)
    entry.content = .text
    if let reference {
      try write(reference, to: path)
      entry.artifacts.reference = try write(reference, to: "\(kept)/reference.\(ending)")
    }
    entry.artifacts.actual = try write(actual, to: "\(kept)/actual.\(ending)")
    entries.append(entry)
    return entry
  }

  @discardableResult
  private func write(_ text: String, to path: String) throws -> String {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return path
  }

  /// Removes a snapshot's pictures, as a test does that finds it equal to its reference.
  func removeArtifacts(of entry: SnapshotRun.Entry) throws {
    let picture = try XCTUnwrap(entry.artifacts.actual)
    try FileManager.default.removeItem(atPath: (picture as NSString).deletingLastPathComponent)
  }

  /// Adds snapshots that need no pictures.
  func add(_ more: [SnapshotRun.Entry]) { entries += more }

  /// The command that made the run.
  var command = "test"

  /// Whether all tests took part and snapshots explain every failure, so that what no test asks for
  /// is known to be gone.
  var isComplete = false

  /// Writes a reference that no test asks for any more, and returns its path in the package.
  @discardableResult
  func leave(_ state: String, _ bitmap: Bitmap, suite: String = "ViewTests") throws -> String {
    let path = "Snapshots/AppTests/\(suite)/testView.\(state).png"
    try write(bitmap, to: package + "/" + path)
    return path
  }

  /// The run, as it is read back from its folder.
  func finish() throws -> FinishedRun {
    var course: Double?
    if isComplete {
      try SnapshotRun.Course(swiftTestArguments: [], ending: .failed)
        .write(toDirectory: runFolder)
      // Behind all that was written for the run.
      course = Date().timeIntervalSince1970 + 60
    }
    try SnapshotRun(entries: entries).write(toDirectory: runFolder, name: "1.jsonl")
    var record = RunRecord(command: command, package: package, artifacts: artifacts)
    record.ending = .failed
    record.start = course
    record.otherFailures = isComplete ? 0 : nil
    try record.write(toFolder: runFolder)
    return try FinishedRun(folder: runFolder)
  }

  /// Writes the report and returns its address.
  func report(asSingleFile isSingleFile: Bool = false) throws -> String {
    let path = try HTMLReport(Review(finish())).write(
      toFolder: artifacts + "/report", asSingleFile: isSingleFile)
    return "file://" + path
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

extension Bitmap {
  /// A white picture with a dark square.
  static func square(
    at x: Int, _ y: Int, side: Int = 20, width: Int = 160, height: Int = 120,
    color: Color = Color(red: 20, green: 30, blue: 40)
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, color: Color(red: 255, green: 255, blue: 255))
    bitmap.replacePixels(with: Bitmap(width: side, height: side, color: color), x: x, y: y)
    return bitmap
  }

  /// Fine lines in many colors, which do not survive being scaled down.
  static func weave(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Color(
          red: UInt8(x * 37 & 255), green: UInt8(y * 91 & 255), blue: UInt8((x ^ y) * 13 & 255))
      }
    }
    return bitmap
  }
}
