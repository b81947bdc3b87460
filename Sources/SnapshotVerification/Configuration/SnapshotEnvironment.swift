// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the environment variables of a process say about its snapshots.
///
/// | variable | meaning |
/// |---|---|
/// | `SNAPSHOT_RECORD` | the record mode; `never` overrules arguments and scopes |
/// | `SNAPSHOT_TESTING_RECORD` | the same, read where `SNAPSHOT_RECORD` is not set |
/// | `CI` | set, and not `false` or `0`: the default record mode is `never` |
/// | `SNAPSHOT_STRICT` | `1`: every reference is decoded; `0`: digests are believed, also in CI |
/// | `SNAPSHOT_ARTIFACTS` | the folder of the files that explain failures |
/// | `SNAPSHOT_RUN_DIRECTORY` | set by the `snapshots` command: the folder of the run's manifests |
/// | `SNAPSHOT_STATE` | a regular expression: only snapshots of states that it matches are taken |
/// | `SNAPSHOT_DEVICE` | the device whose screen the process has, by its name: `iPhone-14-Pro` |
/// | `SNAPSHOT_TIME_ZONE` | the process's time zone: `Europe/Berlin`, `system`; `UTC` by default |
/// | `SNAPSHOT_CRASH` | `end`: the tests after one that ends their process are not run |
/// | `SNAPSHOT_PACKAGE_DIRECTORY` | the package's folder, where sources are not at their paths |
///
/// A variable whose value is empty counts as not set.
///
/// ```swift
/// let environment = SnapshotEnvironment(["SNAPSHOT_RECORD": "failed"])
/// let mode = try environment.recordMode()  // .failed
/// ```
public struct SnapshotEnvironment: Hashable, Sendable {
  /// What this process was started with.
  public static let process = SnapshotEnvironment(ProcessInfo.processInfo.environment)

  /// The record mode as the environment names it; `nil` where it names none.
  public let recordSetting: RecordSetting?
  /// Whether `CI` is set and neither `false` nor `0`.
  public let isContinuousIntegration: Bool
  /// What `SNAPSHOT_STRICT` says; `nil` where it is not set.
  public let trustSetting: ReferenceTrust?
  /// The folder of the files that explain failures; `nil`: `.build/snapshots` in the package.
  public let artifacts: String?
  /// The folder of the run's manifests; `nil` outside of a conducted run.
  public let runDirectory: String?
  /// Which states are asked for; `nil`: all, and snapshots without states, too.
  public let stateFilter: StateFilter?
  /// The package's folder; `nil`: it is found from the path of the test's source file.
  public let packageDirectory: String?
  /// The device whose screen the process has; `nil`: none is named.
  public let deviceName: String?
  /// The name of the process's time zone; `nil`: none is named.
  public let timeZone: String?
  /// The name that stands for the machine's own time zone.
  public static let systemTimeZone = "system"
  /// Whether the tests after one that ends their process, as a trap does, are not run in another.
  public let endsWithCrash: Bool

  /// A record mode as it was written, which need not be one.
  public struct RecordSetting: Hashable, Sendable {
    /// The variable that was set.
    public let variable: String
    /// Its value, letter for letter.
    public let value: String
  }

  /// Reads the variables of the table above and ignores all others.
  public init(_ variables: [String: String]) {
    func value(_ name: String) -> String? {
      guard let value = variables[name], !value.isEmpty else { return nil }
      return value
    }
    recordSetting =
      ["SNAPSHOT_RECORD", "SNAPSHOT_TESTING_RECORD"].lazy
      .compactMap { name in value(name).map { RecordSetting(variable: name, value: $0) } }.first
    isContinuousIntegration =
      value("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false
    trustSetting = value("SNAPSHOT_STRICT").map {
      ["false", "0"].contains($0.lowercased()) ? .digests : .pixels
    }
    artifacts = value("SNAPSHOT_ARTIFACTS")
    runDirectory = value("SNAPSHOT_RUN_DIRECTORY")
    stateFilter = value("SNAPSHOT_STATE").map { StateFilter(pattern: $0) }
    packageDirectory = value("SNAPSHOT_PACKAGE_DIRECTORY")
    deviceName = value("SNAPSHOT_DEVICE")
    timeZone = value("SNAPSHOT_TIME_ZONE")
    endsWithCrash = value("SNAPSHOT_CRASH")?.lowercased() == "end"
  }

  /// The record mode that holds for an assertion.
  ///
  /// The innermost that says something, but for two: `never` of the environment holds always, and
  /// every mode of the environment holds where tests say `missing`.
  ///
  /// - Parameters:
  ///   - argument: The assertion's own mode; `nil` for none.
  ///   - scope: The mode of the enclosing scope; `nil` for none.
  /// - Throws: `SnapshotVerifier.Error.unknownRecordMode` when the environment names a mode that
  ///   does not exist, whatever the argument and the scope say.
  public func recordMode(
    argument: RecordMode? = nil, scope: RecordMode? = nil
  ) throws(SnapshotVerifier.Error) -> RecordMode {
    let environment = try environmentRecordMode()
    if environment == .never { return .never }
    let asked = argument ?? scope
    // Suites write down that they record what is missing, and mean that they record nothing else
    // by themselves: whoever runs them can still ask for more.
    if let environment, asked == .missing { return environment }
    return asked ?? environment ?? (isContinuousIntegration ? .never : .missing)
  }

  /// Whether digests are believed: as `SNAPSHOT_STRICT` says, otherwise as the scope does,
  /// otherwise everywhere but in CI.
  public func trust(scope: ReferenceTrust? = nil) -> ReferenceTrust {
    trustSetting ?? scope ?? (isContinuousIntegration ? .pixels : .digests)
  }

  /// Whether the `snapshots` command runs these tests and asked them to record: what is recorded
  /// is then reported in the manifest and does not fail a test.
  var isConductedRecording: Bool {
    guard runDirectory != nil, let recordSetting else { return false }
    return RecordMode(rawValue: recordSetting.value).map { $0 != .never } ?? false
  }

  private func environmentRecordMode() throws(SnapshotVerifier.Error) -> RecordMode? {
    guard let recordSetting else { return nil }
    guard let mode = RecordMode(rawValue: recordSetting.value) else {
      throw .unknownRecordMode(variable: recordSetting.variable, value: recordSetting.value)
    }
    return mode
  }
}
