// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// What was asked of a run and how it ended: the file `run.json` in the run's folder.
///
/// It is written when the run begins, and again, with its ending, when it ends.
///
/// ```swift
/// let record = RunRecord(command: "test", package: "/home/me/App", artifacts:
/// "/home/me/artifacts") try record.write(toFolder:
/// "/home/me/artifacts/runs/000012-20260131-142501-4711")
/// ```
public struct RunRecord: Codable, Hashable, Sendable {
  /// The name of the file.
  public static let fileName = "run.json"
  /// The version of this format; readers refuse a higher one.
  public static let currentSchema = 1

  /// The version of the format in which the record was written.
  public var schema: Int
  /// The subcommand: `record`, `test` or `merge`.
  public var command: String
  /// The arguments of `swift test`.
  public var arguments: [String]
  /// The absolute path of the folder that holds `Package.swift`.
  public var package: String
  /// The package's name, as its manifest says it; nil where it does not.
  public var packageName: String?
  /// The absolute path of the artifacts folder, which holds the pictures of failures.
  public var artifacts: String
  /// When the run began, in seconds since 1970; nil in a record of before this was noted.
  public var start: Double?
  /// How `swift test` ended; nil while it runs, and after it was killed.
  public var ending: RunSummary.Ending?
  /// The value of `SNAPSHOT_STATE`, empty for all states.
  public var state: String?
  /// How many failures of tests no snapshot explains; nil where that is not known.
  public var otherFailures: Int?
  /// The first of these; nil where there are none or that is not known.
  public var firstOtherFailures: [OtherFailure]?
  /// How long the run took; nil while it runs.
  public var seconds: Double?
  /// How many snapshots were taken; nil while it runs.
  public var snapshots: Int?
  /// The options that may have left tests or snapshots out, apart from a shard; nil where that is
  /// not known.
  public var limits: [String]?
  /// Which part of the tests ran; nil for all of them.
  public var shard: TestShard?
  /// A checksum of how the tests were dealt to the shards, the same in all shards; nil without
  /// shards.
  public var shardPlan: String?

  /// Notes failures of tests that no snapshot explains, at most twenty of them.
  public mutating func noteFailures(_ failures: [OtherFailure]) {
    firstOtherFailures = failures.isEmpty ? nil : Array(failures.prefix(20))
  }

  /// Makes the record of a run that begins.
  public init(command: String, arguments: [String] = [], package: String, artifacts: String) {
    schema = RunRecord.currentSchema
    self.command = command
    self.arguments = arguments
    self.package = package
    packageName = RunRecord.packageName(in: package)
    self.artifacts = artifacts
  }

  /// The name in a package's manifest, without running it. A CI engine's checkout has any name.
  private static func packageName(in folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
      .firstMatch(of: /Package\(\s*name:\s*"([^"\\]+)"/).map { String($0.output.1) }
  }

  /// Reads a record.
  public init(file path: String) throws(FinishedRun.Error) {
    struct Version: Decodable { var schema: Int }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let schema = try JSONDecoder().decode(Version.self, from: data).schema
      guard schema <= Self.currentSchema else {
        throw FinishedRun.Error.newerRecord(path: path, schema: schema)
      }
      self = try JSONDecoder().decode(RunRecord.self, from: data)
    } catch let problem as FinishedRun.Error {
      throw problem
    } catch let error as DecodingError {
      throw .unusableRecord(path: path, reason: "\(error)")
    } catch {
      throw .unusableRecord(path: path, reason: PathText.reason(error))
    }
  }

  /// Writes the record to `run.json` in a run's folder, whole or not at all.
  public func write(toFolder folder: String) throws(FinishedRun.Error) {
    let path = folder + "/" + Self.fileName
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try AtomicFile.write([UInt8](try encoder.encode(self)), to: path)
    } catch {
      throw .unwritableRecord(path: path, reason: PathText.reason(error))
    }
  }
}
