// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting
import SnapshotVerification

extension RunSummary.Ending {
  /// The same in the run's folder, where it says whether all tests took part.
  fileprivate var course: SnapshotRun.Course.Ending {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .crashed: .crashed
    }
  }
}

/// Runs a package's tests with `swift test` and reads what became of their snapshots.
///
/// `swift run` has released its lock on the build folder by then, so that the nested call can take it.
struct ConductedRun {
  let options: RunOptions
  /// The value of `SNAPSHOT_RECORD` in the test processes.
  let recordMode: RecordMode

  /// Runs the tests, prints the summary, and ends with the run's status.
  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    try options.validateFilters()
    let folder = try RunFolder(
      of: FileManager.default.currentDirectoryPath, environment: environment)
    let status = try runTests(folder, environment)
    let ending = ending(status, folder)
    writeCourse(ending, folder)
    let summary = RunSummary(
      run: try readManifests(folder), ending: ending, packageFolder: folder.package)
    StandardOutput.write(summary.text(style: StandardOutput.style))
    explain(summary, folder)
    try CommandExit.end(with: summary.status)
  }

  private func runTests(
    _ folder: RunFolder, _ environment: [String: String]
  ) throws(RunProblem) -> Int32 {
    let arguments = ["swift", "test"] + options.swiftTestArguments
    var progress = RunProgress(manifests: folder.path, environment: environment)
    progress.begin(arguments.joined(separator: " "), log: folder.log)
    let child: ChildProcess
    // As for a person who types the command: in the package's folder.
    _ = FileManager.default.changeCurrentDirectoryPath(folder.package)
    do throws(ChildProcess.SystemError) {
      child = try ChildProcess(
        arguments,
        environment: [
          "SNAPSHOT_RECORD": recordMode.rawValue, "SNAPSHOT_RUN_DIRECTORY": folder.path,
        ],
        log: folder.log)
    } catch {
      throw .noSwift(reason: error.description)
    }
    while true {
      if let status = child.exitStatus() {
        progress.end(status)
        return status
      }
      progress.update()
      usleep(100_000)
    }
  }

  /// Writes down whether all tests took part; without it no reference counts as obsolete.
  private func writeCourse(_ ending: RunSummary.Ending, _ folder: RunFolder) {
    do {
      try SnapshotRun.Course(swiftTestArguments: options.swiftTestArguments, ending: ending.course)
        .write(toDirectory: folder.path)
    } catch {
      StandardError.print("Warning: \(error)")
    }
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
  private func explain(_ summary: RunSummary, _ folder: RunFolder) {
    switch summary.status {
    case .failedRun:
      let reason =
        summary.ending == .crashed
        ? "The tests crashed or were interrupted: not all snapshots were taken."
        : "'swift test' failed, and no snapshot explains it."
      let excerpt = RunLog(path: folder.log)?.excerpt(style: StandardError.style) ?? ""
      StandardError.print("\nError: \(reason)\n\(excerpt)")
      StandardError.print("All output: \(folder.log)")
    case .differences: StandardError.print("All output: \(folder.log)")
    case .success, .unusableInput:
      if summary.snapshotCount == 0 {
        StandardError.print("Warning: No snapshot was taken. \(options.adviceForNoSnapshots)")
      }
    }
  }
}
