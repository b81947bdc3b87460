// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The tests of a package as the program that SwiftPM has built of them.
///
/// `swift test` plans the build, which takes as long as hundreds of snapshots, and with other
/// variables than the `swift run` before it has the next one plan anew. Where SwiftPM has just
/// planned and nothing has changed since the last build, the program is started as `swift test`
/// would start it.
struct TestProgram {
  /// The absolute path.
  let path: String

  private init(path: String) {
    self.path = path
  }

  /// The program, where it is certain that a build would change nothing; nil otherwise.
  static func upToDate(package: String) -> TestProgram? {
    guard let folder = BuildFolder(package: package), folder.isFromThisProcess,
      let manifest = BuildManifest(package: package),
      let known = try? String(contentsOfFile: stamp(manifest), encoding: .utf8),
      known == manifest.state
    else { return nil }
    return TestProgram(path: manifest.testProgram)
  }

  /// The program of the last build, where nothing has changed since; nil otherwise.
  ///
  /// - Parameter package: A package of which the caller's caller has just planned and built all.
  static func justBuilt(package: String) -> TestProgram? {
    guard BuildFolder(package: package) != nil, let manifest = BuildManifest(package: package),
      let known = try? String(contentsOfFile: stamp(manifest), encoding: .utf8),
      known == manifest.state
    else { return nil }
    return TestProgram(path: manifest.testProgram)
  }

  /// What was there before a build.
  struct BuildStart {
    fileprivate let package: String
    fileprivate let lastBuild: String?
    fileprivate let inputs: String?
    /// The build: a command, and its arguments.
    let command: [String]

    init(package: String) {
      self.package = package
      lastBuild = BuildFolder(package: package)?.lastBuild
      let manifest = BuildManifest(package: package)
      inputs = manifest?.inputs
      command =
        ["swift", "build"] + ScratchFolder.arguments(package: package)
        + (manifest?.buildArguments ?? BuildManifest.allTests)
    }
  }

  /// The program after a build of all tests; nil where SwiftPM itself has to start it.
  static func built(since start: BuildStart) -> TestProgram? {
    guard let folder = BuildFolder(package: start.package), let lastBuild = folder.lastBuild,
      // Otherwise another build system has been at work, and this program is of an earlier time.
      lastBuild != start.lastBuild,
      let manifest = BuildManifest(package: start.package),
      access(manifest.testProgram, X_OK) == 0
    else { return nil }
    // What has changed during the build may not be in it. Without a stamp the next run builds, and
    // nothing else is lost.
    if manifest.inputs == start.inputs {
      try? manifest.state.write(toFile: stamp(manifest), atomically: true, encoding: .utf8)
    }
    return TestProgram(path: manifest.testProgram)
  }

  private static func stamp(_ manifest: BuildManifest) -> String {
    manifest.testProgram + ".built"
  }
}

// MARK: - Starting

extension TestProgram {
  /// How the program is started for one of its libraries.
  struct Call: Hashable {
    let arguments: [String]
    /// Statuses that are as good as 0.
    var successes: Set<Int32> = [0]
  }

  /// The starts that stand for a call of `swift test`: XCTest's, then that of Swift Testing.
  ///
  /// - Parameters:
  ///   - arguments: What follows `swift test`.
  ///   - eventStream: Further arguments for Swift Testing.
  ///   - tests: The names of XCTest's tests, which knows no expressions.
  /// - Returns: nil for arguments that only `swift test` understands.
  func calls(
    for arguments: [String], eventStream: [String], tests: () -> [String]?
  ) -> [Call]? {
    guard let selection = ArgumentSelection(arguments) else { return nil }
    let testing = Call(
      arguments: [path] + arguments + eventStream + ["--testing-library", "swift-testing"],
      // EX_UNAVAILABLE: there is no test of this library, or none that was chosen.
      successes: [0, EX_UNAVAILABLE])
    guard selection.isOne else { return [Call(arguments: [path]), testing] }
    guard let names = tests() else { return nil }
    return Self.batches(names.filter(selection.includes)).map { Call(arguments: [path, $0]) }
      + [testing]
  }

  /// Whether the arguments of `swift test` leave the build as it is, and can be done without it.
  static func understands(_ arguments: [String]) -> Bool { ArgumentSelection(arguments) != nil }

  /// Lists of names in one argument each, which Linux limits to 128 KiB.
  private static func batches(_ names: [String]) -> [String] {
    var batches: [String] = []
    for name in names {
      if let last = batches.last, last.utf8.count + name.utf8.count < 100_000 {
        batches[batches.count - 1] = last + "," + name
      } else {
        batches.append(name)
      }
    }
    return batches
  }

  /// Which tests the arguments of `swift test` choose.
  private struct ArgumentSelection {
    private var filters: [NSRegularExpression] = []
    private var skips: [NSRegularExpression] = []

    /// Whether some tests may be left out.
    var isOne: Bool { !filters.isEmpty || !skips.isEmpty }

    init?(_ arguments: [String]) {
      // A way to skip tests that SwiftPM's own tests use.
      guard ProcessInfo.processInfo.environment["_SWIFTPM_SKIP_TESTS_LIST"] == nil else {
        return nil
      }
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        switch parts[0] {
        case "--filter", "--skip":
          guard let pattern = parts.count == 2 ? String(parts[1]) : rest.popFirst(),
            let expression = try? NSRegularExpression(pattern: pattern)
          else { return nil }
          if parts[0] == "--skip" { skips.append(expression) } else { filters.append(expression) }
        case "--no-parallel",
          "--skip-build" where parts.count == 1:
          continue
        default: return nil
        }
      }
    }

    func includes(_ name: String) -> Bool {
      let range = NSRange(name.startIndex..., in: name)
      func isFound(_ expression: NSRegularExpression) -> Bool {
        expression.firstMatch(in: name, range: range) != nil
      }
      return (filters.isEmpty || filters.contains(where: isFound))
        && !skips.contains(where: isFound)
    }
  }

  /// The tests of XCTest, such as `AppTests.ProfileViewTests/testEveryState`; nil where the program
  /// does not tell them as expected.
  func xctestNames(environment: [String: String]) -> [String]? {
    struct Dump: Decodable {
      var tests: [Suite]
      struct Suite: Decodable { var tests: [Case] }
      struct Case: Decodable {
        var name: String
        var tests: [Test]
      }
      struct Test: Decodable { var name: String }
    }
    guard let output = ToolOutput([path, "--dump-tests-json"], environment: environment),
      output.status == 0,
      let dump = try? JSONDecoder().decode(Dump.self, from: Data(output.text.utf8))
    else { return nil }
    return dump.tests.flatMap(\.tests).flatMap { test in
      test.tests.map { "\(test.name)/\($0.name)" }
    }
  }
}
