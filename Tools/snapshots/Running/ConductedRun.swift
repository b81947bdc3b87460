// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import SnapshotVerification

/// Runs a package's tests with `swift test` and reads what became of their snapshots.
///
/// `swift run` has released its lock on the build folder by then, so that the nested call can take it.
struct ConductedRun {
  /// The subcommand.
  let command: String
  let options: RunOptions
  /// Which part of the tests to run: `2/4` or `auto`; nil for all of them.
  var shard: String?
  /// The folder of the run whose times balance the shards.
  var timings: String?
  /// The value of `SNAPSHOT_RECORD` in the test processes.
  let recordMode: RecordMode
  /// Whether only tests run that had something to look at in the last run.
  var onlyFailed = false

  private let environment = ProcessInfo.processInfo.environment

  init(
    command: String, options: RunOptions, shard: String? = nil, timings: String? = nil,
    recordMode: RecordMode, onlyFailed: Bool = false
  ) {
    self.command = command
    self.options = options
    self.shard = shard
    self.timings = timings
    self.recordMode = recordMode
    self.onlyFailed = onlyFailed
  }

  /// Runs the tests, prints the summary, and ends with the run's status.
  func run() throws {
    try options.validateFilters()
    let package = try PackageFolder.current()
    let variables = RunnerVariables(environment)
    let run = try variables.whileRunning {
      // As for a person who types the command: in the package's folder.
      _ = FileManager.default.changeCurrentDirectoryPath(package.path)
      let selection = try select(in: package, variables)
      return try conduct(selection, in: package)
    }
    let folder = "\(package.artifacts)/runs/\(run.name)"
    StandardOutput.write(
      options.json ? run.json() : run.summary.text(style: StandardOutput.style))
    explain(run, log: folder + "/swift-test.log")
    if command == "test" { Report.afterTest(run, artifacts: package.artifacts) }
    if let file = variables.junitFile { try writeJUnit(run, to: file) }
    try CommandExit.end(with: run.summary.status)
  }

  private func writeJUnit(_ run: FinishedRun, to path: String) throws(ReportProblem) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    guard let document = try ReportFormat.junit.files(for: run, in: folder).first else { return }
    try ReportFile(path: url.lastPathComponent, bytes: document.bytes).write(to: folder)
  }
}

// MARK: - Selecting

extension ConductedRun {
  private func select(
    in package: PackageFolder, _ variables: RunnerVariables
  ) throws -> TestSelection {
    let filters = options.filter + (variables.filter.map { [$0] } ?? [])
    if onlyFailed {
      guard let former = try formerRun(in: package) else {
        throw RunProblem.noFormerRun(artifacts: package.artifacts)
      }
      return TestSelection(failedIn: former, filters: filters, passedOn: options.passedOn)
    }
    guard let shard = try testShard(variables) else {
      guard timings == nil else { throw RunProblem.timingsWithoutShard }
      return TestSelection(filters: filters, passedOn: options.passedOn)
    }
    let seconds = try timings.map { try FinishedRun(folder: $0).testSeconds }
    let listed = try TestList(passedOn: options.passedOn).names
    let selection = TestSelection(
      shard: shard, listed: listed, seconds: seconds, filters: filters, passedOn: options.passedOn)
    return selection
  }

  private func testShard(_ variables: RunnerVariables) throws(RunProblem) -> TestShard? {
    guard let text = shard, text != "auto" else {
      guard let found = try variables.shard(isAsked: shard != nil) else {
        guard shard == nil else { throw .noShardVariables }
        return nil
      }
      try variables.acknowledgeShards()
      StandardError.print("Shard \(found.shard), as \(found.variable) says.")
      return found.shard
    }
    guard let shard = TestShard(text) else { throw .unusableShard(text: text) }
    return shard
  }

  /// The newest run that ended and took snapshots.
  private func formerRun(in package: PackageFolder) throws(FinishedRun.Problem) -> FinishedRun? {
    for folder in FinishedRun.folders(inArtifacts: package.artifacts).reversed() {
      let run = try FinishedRun(folder: folder)
      if run.record.ending != nil, !run.run.entries.isEmpty { return run }
    }
    return nil
  }
}

// MARK: - Running

extension ConductedRun {
  private func conduct(
    _ selection: TestSelection, in package: PackageFolder
  ) throws -> FinishedRun {
    let expected = expectedCount(selection, in: package)
    let folder = try RunFolder(inArtifacts: package.artifacts)
    var record = RunRecord(
      command: command, arguments: selection.calls.first ?? [], package: package.path,
      artifacts: package.artifacts)
    record.state = options.statePattern
    record.shard = selection.shard
    record.shardPlan = selection.shardPlan
    record.limits = limits
    try record.write(toFolder: folder.path)
    var progress = RunProgress(
      manifests: folder.path, expected: expected, environment: environment)
    var status: Int32 = 0
    if selection.calls.isEmpty { StandardError.print("There is no test to run.") }
    let isBuilt = canBuildFirst(selection)
    if isBuilt { status = try build(folder, &progress) }
    if status == 0 { status = try runTests(selection, isBuilt, folder, package, &progress) }
    let ending = ending(status, folder)
    writeCourse(
      limits + (selection.shard.map { ["--shard", "\($0)"] } ?? []), ending, folder)
    let run = try readManifests(folder)
    record.ending = ending
    record.seconds = (progress.seconds * 1000).rounded() / 1000
    record.snapshots = run.entries.count
    try record.write(toFolder: folder.path)
    return FinishedRun(
      name: (folder.path as NSString).lastPathComponent, run: run, record: record)
  }

  /// How many snapshots the newest run of the same tests took.
  private func expectedCount(_ selection: TestSelection, in package: PackageFolder) -> Int? {
    for folder in FinishedRun.folders(inArtifacts: package.artifacts).reversed() {
      guard let record = try? RunRecord(file: folder + "/" + RunRecord.fileName) else { continue }
      if record.arguments == selection.calls.first, record.state == options.statePattern,
        record.ending != nil, let count = record.snapshots
      {
        return count
      }
    }
    return nil
  }

  /// Whether `swift build` does what `swift test` would do before it runs the tests.
  private func canBuildFirst(_ selection: TestSelection) -> Bool {
    // The tests of a shard have been built to be listed. Other arguments may be about the build.
    selection.shard == nil && !selection.calls.isEmpty
      && options.passedOn.allSatisfy { ["--parallel", "--no-parallel"].contains($0) }
  }

  /// Builds the tests as a person would, with the variables of this process and no others.
  ///
  /// SwiftPM goes by all variables: for others than those of the last time it compiles every manifest and
  /// plugin and plans the build anew, and once more when the next `swift test` comes without them. That
  /// cost three seconds of each run, and of the run after it.
  private func build(
    _ folder: RunFolder, _ progress: inout RunProgress
  ) throws(RunProblem) -> Int32 {
    progress.begin("swift build --build-tests", log: nil)
    return try wait(
      for: ["swift", "build", "--build-tests"], environment: [:], folder, &progress)
  }

  private func runTests(
    _ selection: TestSelection, _ isBuilt: Bool, _ folder: RunFolder, _ package: PackageFolder,
    _ progress: inout RunProgress
  ) throws(RunProblem) -> Int32 {
    let link = RunningLink(to: folder.path, inArtifacts: package.artifacts)
    // The link goes when the tests are over, and not after its last use here.
    defer { withExtendedLifetime(link) {} }
    let variables = variables(runDirectory: link?.path ?? folder.path, package)
    var status: Int32 = 0
    for call in selection.calls {
      let arguments = ["swift", "test"] + call
      progress.begin(arguments.joined(separator: " "), log: folder.log)
      let more = (isBuilt ? ["--skip-build"] : []) + folder.eventStreamArguments
      let callStatus = try wait(
        for: arguments + more, environment: variables, folder, &progress)
      status = max(status, callStatus)
    }
    return status
  }

  private func wait(
    for arguments: [String], environment: [String: String], _ folder: RunFolder,
    _ progress: inout RunProgress
  ) throws(RunProblem) -> Int32 {
    let child: ChildProcess
    do throws(ChildProcess.SystemError) {
      child = try ChildProcess(arguments, environment: environment, log: folder.log)
    } catch {
      throw .noSwift(reason: error.description)
    }
    while true {
      if let status = child.exitStatus() {
        progress.end(arguments.prefix(2).joined(separator: " "), status)
        return status
      }
      progress.update()
      usleep(20_000)
    }
  }

  /// Writes down whether all tests took part; without it no reference counts as obsolete.
  private func writeCourse(
    _ limits: [String], _ ending: RunSummary.Ending, _ folder: RunFolder
  ) {
    do {
      try SnapshotRun.Course(swiftTestArguments: limits, ending: ending.course)
        .write(toDirectory: folder.path)
    } catch {
      StandardError.print("Warning: \(error)")
    }
  }

  /// What may leave tests or snapshots out, apart from a shard.
  private var limits: [String] {
    let filters = options.filter + (RunnerVariables(environment).filter.map { [$0] } ?? [])
    return filters.flatMap { ["--filter", $0] }
      + (options.statePattern.isEmpty ? [] : ["--state", options.statePattern])
      + (onlyFailed ? ["--failed"] : []) + options.passedOn
  }

  /// The same in every run of its kind, as far as can be; `RunningLink` says why.
  private func variables(runDirectory: String, _ package: PackageFolder) -> [String: String] {
    var variables = [
      "SNAPSHOT_RECORD": recordMode.rawValue, "SNAPSHOT_RUN_DIRECTORY": runDirectory,
      "SNAPSHOT_ARTIFACTS": package.artifacts, "SNAPSHOT_STATE": options.statePattern,
    ]
    if let temporary = RunnerVariables(environment).temporaryFolder {
      variables["TMPDIR"] = temporary
    }
    return variables
  }

  /// What the test processes wrote. A broken manifest is the run's fault, not that of the input.
  private func readManifests(_ folder: RunFolder) throws(CommandExit) -> SnapshotRun {
    do throws(SnapshotRun.Error) {
      return try SnapshotRun(directory: folder.path)
    } catch {
      StandardError.print("Error: \(error)")
      throw CommandExit(status: .failedRun)
    }
  }

  private func ending(_ status: Int32, _ folder: RunFolder) -> RunSummary.Ending {
    if status == 0 { return .passed }
    // 128 and above: a signal ended swift test itself.
    let isCrash = status >= 128 || RunLog(path: folder.log)?.hasUnfinishedTests == true
    return isCrash ? .crashed : .failed
  }

  /// Says on the error stream what the summary does not.
  private func explain(_ run: FinishedRun, log: String) {
    let summary = run.summary
    switch summary.status {
    case .failedRun:
      let reason =
        summary.ending == .crashed
        ? "The tests crashed or were interrupted: not all snapshots were taken."
        : "The tests failed or could not be built, and no snapshot explains it."
      let excerpt = RunLog(path: log)?.excerpt(style: StandardError.style) ?? ""
      StandardError.print("\nError: \(reason)")
      // Colored, and harmless already.
      StandardError.write(excerpt + "\n")
      StandardError.print("All output: \(log)")
    case .differences: StandardError.print("All output: \(log)")
    case .success, .unusableInput:
      if summary.snapshotCount == 0, run.record.shard == nil, !onlyFailed {
        StandardError.print("Warning: No snapshot was taken. \(options.adviceForNoSnapshots)")
      }
    }
  }
}
