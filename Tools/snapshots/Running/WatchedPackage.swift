// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// A package whose tests run whenever a file of it is saved, while its page is served.
struct WatchedPackage {
  private let package: PackageFolder
  /// The tests that run each time; none for those that a saved file may change.
  private let filters: [String]
  private let log: String

  /// How often the files are looked at.
  private static let interval: UInt32 = 100_000
  /// How long nobody may have saved before the tests run that are farther from what was saved.
  private static let pause: Duration = .seconds(2)

  init(_ package: PackageFolder, filters: [String]) {
    self.package = package
    self.filters = filters
    log = package.artifacts + "/watch.log"
  }

  /// Serves the page and runs tests until the process ends.
  ///
  /// - Parameter begin: Called with the page's address once it is served.
  func watch(_ begin: (String) -> Void) throws {
    _ = FileManager.default.changeCurrentDirectoryPath(package.path)
    try? FileManager.default.createDirectory(
      atPath: package.artifacts, withIntermediateDirectories: true)
    var files = SourceFiles(package: package.path, artifacts: package.artifacts)
    var affected = try describe()
    StandardError.print("Building, and taking all snapshots once. Output in \(log)")
    var state = try settle([], filters)
    let server = try ReviewServer(
      package: package.path, artifacts: package.artifacts, report: nil)
    server.show(state)
    begin(server.address)
    Thread.detachNewThread { server.run() }
    var farther: (filters: [String], since: ContinuousClock.Instant)?
    while true {
      usleep(Self.interval)
      let now = SourceFiles(package: package.path, artifacts: package.artifacts)
      let changed = now.changes(since: files)
      if changed.isEmpty, let rest = farther, ContinuousClock.now - rest.since > Self.pause {
        farther = nil
        let seconds = state.seconds
        server.show(WatchState(.working, changed: state.changed))
        state = try settle(state.changed, rest.filters)
        state.seconds = seconds
        server.show(state)
      }
      guard !changed.isEmpty else { continue }
      files = now
      server.show(WatchState(.working, changed: changed))
      if changed.contains("Package.swift") { affected = try describe() }
      let all = filters.isEmpty ? affected?.filters(for: changed) ?? [] : filters
      let near = filters.isEmpty ? affected?.nearestFilters(for: changed) ?? [] : []
      state = try settle(changed, near.isEmpty ? all : near)
      state.seconds = now.lastSaved(of: changed).map { saved in
        max(0, Date().timeIntervalSince1970 - saved)
      }
      farther = near.isEmpty || state.phase == .failed ? nil : (all, .now)
      server.show(state)
      say(state)
    }
  }

  private func say(_ state: WatchState) {
    let time = state.seconds.map { " after \(($0 * 10).rounded() / 10) s" } ?? ""
    StandardError.print(
      "\(state.changed.joined(separator: ", ")): "
        + (state.phase == .failed ? state.problem ?? "failed" : "shown\(time)"))
  }

  /// Which targets depend on which; nil where SwiftPM cannot say it, so that all tests run.
  private func describe() throws -> AffectedTests? {
    let output = package.artifacts + "/watch-targets.json"
    let child = try ChildProcess(
      ["swift", "package", "describe", "--type", "json"], environment: [:], log: log,
      output: output)
    guard child.waitForExit() == 0, let data = FileManager.default.contents(atPath: output) else {
      return nil
    }
    return AffectedTests(description: data, package: package.path)
  }

  /// Builds, and takes snapshots where that went well: what cannot be built is no run, so that the
  /// last pictures stay.
  private func settle(_ changed: [String], _ filters: [String]) throws -> WatchState {
    try? FileManager.default.removeItem(atPath: log)
    let start = TestProgram.BuildStart(package: package.path)
    let build = try ChildProcess(start.command, environment: [:], log: log)
    if build.waitForExit() != 0 {
      return WatchState(
        .failed, changed: changed, problem: Self.problem(RunLog(path: log), package))
    }
    // Notes that all is built, so that the run need not ask SwiftPM again.
    _ = TestProgram.built(since: start)
    let tests = try ChildProcess(
      ["/proc/self/exe", "test", "--built"] + filters.flatMap { ["--filter", $0] },
      environment: [:], log: log)
    switch CommandStatus(rawValue: tests.waitForExit()) {
    case .success, .differences: return WatchState(.idle, changed: changed)
    case .unusableInput where !filters.isEmpty:
      // No test is of the suites that were guessed.
      return WatchState(.idle, changed: changed)
    case .failedRun, .unusableInput, nil:
      return WatchState(
        .failed, changed: changed, problem: "The tests failed or crashed. All output: \(log)")
    }
  }

  /// The errors of the compiler, with paths in the package.
  private static func problem(_ log: RunLog?, _ package: PackageFolder) -> String {
    let lines = (log?.buildErrors ?? []).prefix(12).map { error in
      let file = error.file.map { path in
        path.hasPrefix(package.path + "/") ? String(path.dropFirst(package.path.count + 1)) : path
      }
      let place = [file, error.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
      return place.isEmpty ? error.message : "\(place): \(error.message)"
    }
    return lines.isEmpty ? "The tests could not be built." : lines.joined(separator: "\n")
  }
}
