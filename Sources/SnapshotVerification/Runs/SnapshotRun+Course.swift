// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension SnapshotRun {
  /// How the tests of a run were chosen and how they ended, in `course.json` beside the manifests.
  ///
  /// The `snapshots` command writes it when the tests have ended; in a run without it, it is
  /// unknown whether all tests took part.
  ///
  /// ```swift
  /// let course = SnapshotRun.Course(swiftTestArguments: ["--parallel"], ending: .passed)
  /// try course.write(toDirectory: folder)
  /// ```
  public struct Course: Codable, Hashable, Sendable {
    /// The version of this format; a higher one is not understood.
    public static let currentSchema = 1

    /// How `swift test` ended.
    public enum Ending: String, Codable, Hashable, Sendable {
      /// With status 0.
      case passed
      /// With another status, after all tests that it began.
      case failed
      /// In the middle of a test.
      case crashed
    }

    /// The version of the format in which the course was written.
    public var schema: Int
    /// The arguments of `swift test` that leave tests out, or may; empty where all took part.
    public var selection: [String]
    /// How the tests ended.
    public var ending: Ending

    /// Makes a course from all arguments of `swift test`.
    ///
    /// An argument counts as harmless only where it is known to leave no test out.
    public init(swiftTestArguments arguments: [String], ending: Ending) {
      schema = Self.currentSchema
      selection = Self.selection(in: arguments)
      self.ending = ending
    }

    /// Writes the course beside the manifests of the run.
    public func write(toDirectory directory: String) throws(SnapshotVerifier.Error) {
      let path = directory + "/" + Self.fileName
      do {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write([UInt8](try encoder.encode(self)), to: path, .unsynced)
      } catch {
        throw .unwritableManifest(path: path, reason: SnapshotVerifier.Error.reason(error))
      }
    }

    /// Reads the course of a run; `nil` where there is none that this version understands.
    static func read(fromDirectory directory: String) -> Course? {
      guard let data = FileManager.default.contents(atPath: directory + "/" + fileName),
        let course = try? JSONDecoder().decode(Course.self, from: data)
      else { return nil }
      return course.schema <= currentSchema ? course : nil
    }

    private static let fileName = "course.json"

    // Options of `swift test` (6.2 and 6.3) that leave every test in: flags, and those with a
    // value.
    private static let harmlessFlags: Set<String> = [
      "--parallel", "--no-parallel", "--quiet", "-q", "--verbose", "-v", "--very-verbose", "--vv",
      "--skip-build", "--enable-code-coverage", "--disable-code-coverage",
      "--disable-sandbox", "--skip-update", "--force-resolved-versions", "--build-tests",
    ]
    private static let harmlessOptions: Set<String> = [
      "--num-workers", "--configuration", "-c", "--jobs", "-j", "--scratch-path", "--build-path",
      "--cache-path", "--package-path", "--xunit-output", "--attachments-path", "--sanitize",
      "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "--build-system",
      "--explicit-target-dependency-import-check",
    ]

    private static func selection(in arguments: [String]) -> [String] {
      var selection: [String] = []
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        let name = String(argument.prefix { $0 != "=" })
        if harmlessFlags.contains(argument) { continue }
        if harmlessOptions.contains(name) {
          if name == argument { _ = rest.popFirst() }
          continue
        }
        selection.append(argument)
        // The value belongs to it, where there is one.
        if name == argument, let value = rest.first, !value.hasPrefix("-") {
          selection.append(value)
          rest.removeFirst()
        }
      }
      return selection
    }
  }

  /// Why a reference that no entry names may still be in use; `nil` where every test of the package
  /// took part and ended as it should.
  ///
  /// A failed run does not count: a test that ends early leaves snapshots untaken.
  public var incompleteness: String? {
    guard let course else {
      return "it is not known whether all tests took part; run `snapshots test` without a filter"
    }
    guard course.selection.isEmpty else {
      return "only a part of the tests was chosen: \(course.selection.joined(separator: " "))"
    }
    switch course.ending {
    case .passed: return nil
    case .failed: return "the tests failed, and one that ends early leaves snapshots untaken"
    case .crashed: return "the tests crashed before all of them had run"
    }
  }

  // MARK: Skipped tests

  /// Notes that a test was skipped, perhaps after it had taken some of its snapshots.
  public static func appendSkipped(
    suite: String, test: String, toDirectory directory: String
  ) throws(SnapshotVerifier.Error) {
    let process = ProcessInfo.processInfo.processIdentifier
    let path = "\(directory)/\(process).skipped"
    do {
      try AtomicFile.makeFolder(directory)
      try appendBytes(Array("\(suite)/\(test)\n".utf8), path: path)
    } catch {
      throw .unwritableManifest(path: path, reason: SnapshotVerifier.Error.reason(error))
    }
  }

  /// The tests that were skipped or cancelled, as `<suite>/<test>`.
  ///
  /// Those of XCTest were noted by their process. Swift Testing reports them only in its event
  /// streams, files that end in `.events`.
  static func skippedTests(inDirectory directory: String, files: [String]) -> Set<String> {
    func data(_ name: String) -> Data {
      FileManager.default.contents(atPath: directory + "/" + name) ?? Data()
    }
    let noted = files.filter { $0.hasSuffix(".skipped") }.flatMap { name in
      String(decoding: data(name), as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let streamed = files.filter { $0.hasSuffix(".events") }.flatMap { name in
      TestingEvents(data(name)).skippedTests
    }
    return Set(noted + streamed)
  }
}
