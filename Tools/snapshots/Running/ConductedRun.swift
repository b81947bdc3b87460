// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import SnapshotVerification

/// Runs a package's tests as `swift test` does and reads what became of their snapshots.
///
/// `swift run` has released its lock on the build folder by then, so that the nested call can take
/// it.
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
    let package = try PackageFolder.current()
    let variables = RunnerVariables(environment)
    let run = try taken(in: package, variables)
    let folder = "\(package.artifacts)/runs/\(run.name)"
    StandardOutput.write(
      options.json
        ? run.json()
        : run.fullSummary.text(style: StandardOutput.style, isVerbose: options.verbose))
    explain(run, log: folder + "/swift-test.log", isListed: !options.json)
    if command == "test" { try writePage(run, in: package) }
    if let file = variables.junitFile { try writeJUnit(run, to: file) }
    try CommandExit.end(with: run.summary.status)
  }

  /// Runs the tests for a command that tells of them in its own way; only of tests that failed
  /// otherwise than by snapshots it is told here, and then the command ends.
  func finishedRun() throws -> FinishedRun {
    let package = try PackageFolder.current()
    let run = try taken(in: package, RunnerVariables(environment))
    if run.summary.status == .failedRun || run.summary.snapshotCount == 0 {
      explain(
        run, log: "\(package.artifacts)/runs/\(run.name)/swift-test.log", isListed: false)
      try CommandExit.end(with: run.summary.status)
    }
    return run
  }

  private func taken(
    in package: PackageFolder, _ variables: RunnerVariables
  ) throws -> FinishedRun {
    try options.validateFilters()
    return try variables.whileRunning {
      // As for a person who types the command: in the package's folder.
      _ = FileManager.default.changeCurrentDirectoryPath(package.path)
      let selection = try select(in: package, variables)
      return try conduct(selection, in: package)
    }
  }

  /// Writes the page of what there is to review. On a CI engine that is this run alone: what lies
  /// there of others may be of another branch.
  private func writePage(_ run: FinishedRun, in package: PackageFolder) throws {
    let isContinuous = RunnerVariables(environment).isContinuousIntegration
    let pending = try isContinuous ? nil : FinishedRun.pending(inArtifacts: package.artifacts)
    // Where nothing was drawn, as after an error of the compiler, there is nothing new to accept.
    let hasDrawn = run.summary.snapshotCount > 0
    Report.afterTest(pending ?? run, artifacts: package.artifacts, tellsWhatToDo: hasDrawn)
  }

  private func writeJUnit(_ run: FinishedRun, to path: String) throws(FinishedRun.Error) {
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
        throw Snapshots.Error.noFormerRun(artifacts: package.artifacts)
      }
      return TestSelection(failedIn: former, filters: filters, passedOn: options.passedOn)
    }
    guard let shard = try testShard(variables) else {
      guard timings == nil else { throw Snapshots.Error.timingsWithoutShard }
      return TestSelection(filters: filters, passedOn: options.passedOn)
    }
    let seconds = try timings.map { try FinishedRun(folder: $0).testSeconds }
    let listed = try TestList(package: package.path, passedOn: options.passedOn).names
    let selection = TestSelection(
      shard: shard, listed: listed, seconds: seconds, filters: filters, passedOn: options.passedOn)
    return selection
  }

  private func testShard(_ variables: RunnerVariables) throws(Snapshots.Error) -> TestShard? {
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

  /// What former runs left to review; nil where none ended and took snapshots.
  private func formerRun(in package: PackageFolder) throws(FinishedRun.Error) -> FinishedRun? {
    let hasEnded = FinishedRun.folders(inArtifacts: package.artifacts).contains { folder in
      let record = try? RunRecord(file: folder + "/" + RunRecord.fileName)
      return record?.ending != nil && record?.snapshots ?? 0 > 0
    }
    return try hasEnded ? FinishedRun.pending(inArtifacts: package.artifacts) : nil
  }
}

// MARK: - Running

extension ConductedRun {
  private func conduct(
    _ selection: TestSelection, in package: PackageFolder
  ) throws -> FinishedRun {
    let expected = expectedCount(selection, in: package)
    let folder = try RunFolder(inArtifacts: package.artifacts)
    PrunedReferences(package: package.path, artifacts: package.artifacts).discard()
    TemporaryFile.sweepAll(below: package.path + "/Snapshots")
    var record = RunRecord(
      command: command, arguments: selection.calls.first ?? [], package: package.path,
      artifacts: package.artifacts)
    record.state = options.statePattern
    record.shard = selection.shard
    record.shardPlan = selection.shardPlan
    record.limits = limits
    record.start = folder.start.timeIntervalSince1970
    try record.write(toFolder: folder.path)
    var progress = RunProgress(
      manifests: folder.path, expected: expected, environment: environment)
    var status: Int32 = 0
    if selection.calls.isEmpty { StandardError.print("There is no test to run.") }
    let isBuilt = canBuildFirst(selection)
    var program = isBuilt ? upToDateProgram(package) : nil
    if isBuilt, program == nil {
      let start = TestProgram.BuildStart(package: package.path)
      status = try build(start, folder, &progress)
      if status == 0 { program = TestProgram.built(since: start) }
    }
    let tests = BuiltTests(isBuilt: isBuilt, program: program)
    var crashes = RunCrashes(folder: folder.path, log: folder.log)
    if status == 0 { status = try run(tests, selection, folder, package, &crashes, &progress) }
    let ending = ending(status, folder, crashes)
    try removeWithoutTests(folder, ending, selection)
    writeCourse(
      limits + (selection.shard.map { ["--shard", "\($0)"] } ?? []), ending, folder)
    let run = try readManifests(folder)
    record.ending = ending
    let failures = RunLog(path: folder.log)?.otherFailures(than: run.entries)
    record.otherFailures = failures?.count
    record.noteFailures(failures ?? [])
    record.seconds = (progress.seconds * 1000).rounded() / 1000
    record.snapshots = run.entries.count
    try record.write(toFolder: folder.path)
    var finished = FinishedRun(name: folder.name, run: run, record: record)
    if run.entries.isEmpty, ending == .failed {
      finished.buildErrors = RunLog(path: folder.log)?.buildErrors ?? []
    }
    return finished
  }

  /// Ends a run whose filters no test matched: a slip of the finger is no run, and would hide what
  /// the one before it found.
  private func removeWithoutTests(
    _ folder: RunFolder, _ ending: RunSummary.Ending, _ selection: TestSelection
  ) throws {
    let filters = filters
    guard ending == .passed, selection.shard == nil, !onlyFailed, !filters.isEmpty,
      RunLog(path: folder.log)?.saysThatNoTestMatched == true,
      try readManifests(folder).entries.isEmpty
    else { return }
    try? FileManager.default.removeItem(atPath: folder.path)
    throw Snapshots.Error.noMatchingTests(filters: filters)
  }

  /// The expressions that tests were chosen by.
  private var filters: [String] {
    let passedOn = zip(options.passedOn, options.passedOn.dropFirst()).filter {
      $0.0 == "--filter"
    }.map(\.1)
    return options.filter + (RunnerVariables(environment).filter.map { [$0] } ?? []) + passedOn
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

  /// The tests' program, where a build would change nothing.
  private func upToDateProgram(_ package: PackageFolder) -> TestProgram? {
    options.built
      ? TestProgram.justBuilt(package: package.path) : TestProgram.upToDate(package: package.path)
  }

  /// Whether `swift build` does what `swift test` would do before it runs the tests.
  private func canBuildFirst(_ selection: TestSelection) -> Bool {
    // The tests of a shard have been built to be listed. Other arguments may be about the build.
    selection.shard == nil && !selection.calls.isEmpty
      && TestProgram.understands(options.passedOn.filter { $0 != "--parallel" })
  }

  /// Whether the tests are built, and which program they are.
  private struct BuiltTests {
    /// Whether `swift test` need not build them.
    let isBuilt: Bool
    /// The program; nil where only SwiftPM may start it.
    let program: TestProgram?
  }

  /// Builds the tests as a person would, with the variables of this process and no others.
  ///
  /// SwiftPM goes by all variables: for others than those of the last time it compiles every
  /// manifest and plugin and plans the build anew, and once more when the next `swift test` comes
  /// without them. That cost three seconds of each run, and of the run after it.
  private func build(
    _ start: TestProgram.BuildStart, _ folder: RunFolder, _ progress: inout RunProgress
  ) throws(Snapshots.Error) -> Int32 {
    progress.begin(start.command.joined(separator: " "), log: nil)
    let status = try wait(for: start.command, environment: [:], folder, &progress)
    progress.end("swift build", status)
    return status
  }

  private func run(
    _ tests: BuiltTests, _ selection: TestSelection, _ folder: RunFolder, _ package: PackageFolder,
    _ crashes: inout RunCrashes, _ progress: inout RunProgress
  ) throws -> Int32 {
    let link = RunningLink(to: folder.path, inArtifacts: package.artifacts)
    // The link goes when the tests are over, and not after its last use here.
    defer { withExtendedLifetime(link) {} }
    let variables = variables(runDirectory: link?.path ?? folder.path, package)
    var status: Int32 = 0
    for call in selection.calls {
      let events = folder.eventStreamArguments
      var callStatus: Int32
      if let program = tests.program,
        let calls = program.calls(
          for: call, eventStream: events,
          tests: { program.xctestNames(environment: variables) })
      {
        callStatus = try start(calls, of: program, variables, folder, &crashes, &progress)
      } else {
        let arguments =
          ["swift", "test"] + ScratchFolder.arguments(package: package.path, besides: call) + call
        progress.begin(arguments.joined(separator: " "), log: folder.log)
        let more = (tests.isBuilt ? ["--skip-build"] : []) + events
        callStatus = try goOn(behind: &crashes) {
          try wait(for: arguments + more, environment: variables, folder, &progress)
        }
        progress.end("swift test", callStatus)
      }
      status = max(status, callStatus)
    }
    return status
  }

  /// Starts the tests' program as SwiftPM does: each library's tests also after those of the other
  /// failed.
  private func start(
    _ calls: [TestProgram.Call], of program: TestProgram, _ variables: [String: String],
    _ folder: RunFolder, _ crashes: inout RunCrashes, _ progress: inout RunProgress
  ) throws -> Int32 {
    let name = (program.path as NSString).lastPathComponent
    progress.begin(name, log: folder.log)
    var status: Int32 = 0
    var hasRunTests = false
    for call in calls {
      // As SwiftPM sets it where its output is no terminal.
      let environment = variables.merging(["NO_COLOR": "1"]) { $1 }
      let callStatus = try goOn(behind: &crashes) {
        try wait(for: call.arguments, environment: environment, folder, &progress)
      }
      if !call.successes.contains(callStatus) { status = max(status, callStatus) }
      if callStatus != EX_UNAVAILABLE { hasRunTests = true }
    }
    if !hasRunTests { folder.appendToLog("warning: " + RunLog.noMatchingTests) }
    progress.end(name, status)
    return status
  }

  /// Calls tests again as long as a snapshot ends their process, which then fails and is not drawn.
  private func goOn(
    behind crashes: inout RunCrashes, _ call: () throws -> Int32
  ) throws -> Int32 {
    var status = try call()
    for _ in 1...RunCrashes.limit where status != 0 {
      let found = try crashes.note()
      guard !found.isEmpty else { break }
      for name in found {
        StandardError.print("\(name) ended its process. The others are taken in another one.")
      }
      status = try call()
    }
    return status
  }

  private func wait(
    for arguments: [String], environment: [String: String], _ folder: RunFolder,
    _ progress: inout RunProgress
  ) throws(Snapshots.Error) -> Int32 {
    let child = try ChildProcess(arguments, environment: environment, log: folder.log)
    while true {
      if let status = child.exitStatus() { return status }
      progress.update(log: folder.log)
      usleep(5_000)
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
    do throws(SnapshotVerifier.Error) {
      return try SnapshotRun(directory: folder.path)
    } catch {
      StandardError.print("Error: \(error)")
      throw CommandExit(status: .failedRun, problem: "\(error)")
    }
  }

  private func ending(
    _ status: Int32, _ folder: RunFolder, _ crashes: RunCrashes
  ) -> RunSummary.Ending {
    if status == 0 { return .passed }
    // 128 and above: a signal ended it. Behind a snapshot that ended a process, the tests went on
    // in another one.
    let unfinishedCount = RunLog(path: folder.log)?.unfinishedProcessCount ?? 0
    let isCrash = status >= 128 || unfinishedCount > crashes.count
    return isCrash ? .crashed : .failed
  }

  /// Says on the error stream what the summary does not.
  ///
  /// - Parameter isListed: Whether the summary has been printed.
  private func explain(_ run: FinishedRun, log path: String, isListed: Bool) {
    let summary = run.summary
    switch summary.status {
    case .failedRun:
      let log = RunLog(path: path)
      if log?.saysThatThereAreNoTests == true {
        return StandardError.print(
          "\nError: The package has no tests. 'swift run snapshots init' adds a first one.")
      }
      if summary.ending == .failed, summary.otherFailureCount > 0, log?.hasBegunTests == true {
        // Each failure is said once, with all its lines.
        if !isListed {
          StandardError.write("\n" + summary.otherFailureText(style: StandardError.style))
        }
        StandardError.print("\nError: Tests failed for another reason than their snapshots.")
        return StandardError.print("All output: \(path)")
      }
      let reason =
        summary.ending == .crashed
        ? "The tests crashed or were interrupted: not all snapshots were taken."
        : "The tests failed or could not be built, and no snapshot explains it."
      let excerpt = log?.excerpt(style: StandardError.style) ?? ""
      StandardError.print("\nError: \(reason)")
      // Colored, and harmless already.
      StandardError.write(excerpt + "\n")
      if let advice = log?.advice { StandardError.print(advice) }
      StandardError.print("All output: \(path)")
    case .differences: StandardError.print("All output: \(path)")
    case .success, .unusableInput:
      if summary.snapshotCount == 0, run.record.shard == nil, !onlyFailed {
        StandardError.print("Warning: No snapshot was taken. \(options.adviceForNoSnapshots)")
      }
    }
  }
}
