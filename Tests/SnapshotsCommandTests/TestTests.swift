// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import XCTest

final class TestTests: XCTestCase {
  func testTheTestsRunWithoutRecording() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["test"], entries: [package.entry("adult", .matched)],
      environment: ["SNAPSHOT_RECORD": "all"])

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(result.output, "1 equal\n")
    XCTAssertEqual(package.call, "<package>: test; record never\n")
  }

  /// SwiftPM compiles package manifests anew for variables that it has not seen.
  func testTheTestsOfTwoRunsSeeTheSameVariables() throws {
    let package = try PlayedPackage()
    let script = "env | grep ^SNAPSHOT_ | sort >> '\(package.path)/variables'"
    // As a run that was killed leaves it.
    try FileManager.default.createDirectory(
      atPath: package.artifacts, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.artifacts + "/.running", withDestinationPath: "/nowhere")

    for _ in 0..<2 {
      let result = try package.run(
        ["test"], entries: [package.entry("adult", .matched)], script: script)
      XCTAssertEqual(result.output, "1 equal\n", result.errors)
    }

    let variables = try String(contentsOfFile: package.path + "/variables", encoding: .utf8)
      .split(separator: "\n")
    XCTAssertEqual(variables.count, 8, "\(variables)")
    XCTAssertEqual(variables.prefix(4), variables.suffix(4))
    XCTAssertEqual(package.runs.count, 2)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: package.artifacts).sorted(),
      [".run-number", "runs"])
  }

  func testARunWithinAnotherKeepsItsManifestsApart() throws {
    let package = try PlayedPackage()
    let binary = try SnapshotsCommand.binary().path
    let script = """
      sed s/adult/before/g '\(package.path)/entries' > "$SNAPSHOT_RUN_DIRECTORY/2.jsonl"
      if [ -z "$IS_INNER" ]; then IS_INNER=1 '\(binary)' test > '\(package.path)/inner' 2>&1; fi
      sed s/adult/after/g '\(package.path)/entries' > "$SNAPSHOT_RUN_DIRECTORY/3.jsonl"
      """

    let result = try package.run(
      ["test"], entries: [package.entry("adult", .matched)], script: script)

    XCTAssertEqual(result.output, "3 equal\n", result.errors)
    let inner = try String(contentsOfFile: package.path + "/inner", encoding: .utf8)
    XCTAssertTrue(inner.hasSuffix("3 equal\n"), inner)
    XCTAssertEqual(package.runs.count, 2)
  }

  func testTheTestsAreBuiltFirstAndWithoutVariablesOfTheRun() throws {
    let package = try PlayedPackage()
    let entries = [package.entry("adult", .matched)]
    let script = "echo \"$*\" > '\(package.path)/whole'"
    func wholeCall() throws -> String {
      try String(contentsOfFile: package.path + "/whole", encoding: .utf8)
    }

    for arguments in [["test"], ["record", "--filter", "a"], ["test", "--", "--parallel"]] {
      let result = try package.run(arguments, entries: entries, script: script)
      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertEqual(package.builds, "<package>: build --build-tests; 0\n", "\(arguments)")
      let call = try wholeCall()
      XCTAssertTrue(call.contains(" --skip-build"), call)
    }
    // What is passed on may be about the build.
    _ = try package.run(["test", "--", "-c", "release"], entries: entries, script: script)
    XCTAssertEqual(package.builds, "")
    let call = try wholeCall()
    XCTAssertFalse(call.contains(" --skip-build"), call)
  }

  func testAFailedBuildIsStatus3AndRunsNoTest() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["test"], entries: [package.entry("adult", .matched)],
      build: "echo \"/p/a.swift:1:2: error: cannot find 'x' in scope\"; exit 1")

    XCTAssertEqual(result.status, 3)
    XCTAssertEqual(package.call, "not called")
    XCTAssertTrue(
      result.errors.contains("'swift build' ended with status 1"), result.errors)
    XCTAssertTrue(result.errors.contains("cannot find 'x' in scope"), result.errors)
  }

  func testAPackageWithoutTestsIsToldHowToBegin() throws {
    let result = try PlayedPackage().run(
      ["test"], script: "echo \"error: no tests found; create a target\"; exit 1")

    XCTAssertEqual(result.status, 3)
    XCTAssertTrue(
      result.errors.hasSuffix(
        "The package has no tests. 'swift run snapshots init' adds a first one.\n"),
      result.errors)
  }

  func testADifferenceIsStatus1() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["test"],
      entries: [package.entry("adult", .differed), package.entry("minor", .missingReference)],
      script: "exit 1")

    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(
      result.output,
      """
      differing  ViewTests/testView.adult
      missing    ViewTests/testView.minor

      1 differing, 1 missing

      """)
    XCTAssertTrue(result.errors.contains("All output: "), result.errors)
  }

  func testAFailureThatNoSnapshotExplainsIsSaidOnceAndWhole() throws {
    let package = try PlayedPackage()
    let script = """
      echo "Test Suite 'All tests' started at 2026-01-31"
      echo "/app/Tests/CellTests.swift:9: error: CellTests.testReuse : failed - Cell: after it changed"
      for line in 1 2 3 4 5; do echo "  UILabel $line kept its text."; done
      echo; echo "Set it for every state."
      echo "Test Suite 'All tests' failed at 2026-01-31"; exit 1
      """

    let result = try package.run(
      ["test"], entries: [package.entry("adult", .matched)], script: script)

    XCTAssertEqual(result.status, 3)
    XCTAssertEqual(
      result.output,
      """
      also       1 failure of a test that no snapshot explains
                 CellTests.testReuse, CellTests.swift:9
                   failed - Cell: after it changed
                     UILabel 1 kept its text.
                     UILabel 2 kept its text.
                     UILabel 3 kept its text.
                     UILabel 4 kept its text.
                     UILabel 5 kept its text.

                   Set it for every state.

      1 equal

      """)
    XCTAssertTrue(
      result.errors.contains(
        "\n\nError: Tests failed for another reason than their snapshots.\nAll output: "),
      result.errors)
    for word in ["kept its text", "could not be built", "Last lines"] {
      XCTAssertFalse(result.errors.contains(word), result.errors)
    }
    let json = try package.run(["test", "--json"], script: script)
    XCTAssertTrue(json.output.contains("UILabel 5 kept its text."), json.output)
    XCTAssertEqual(json.errors.ranges(of: "UILabel 5 kept its text.").count, 1, json.errors)
  }

  func testAdviceFollowsAnErrorOfTheCompilerThatNewcomersMeet() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["record"],
      build: """
        echo "/app/A.swift:3:5: error: Objective-C interoperability is disabled" >&2; exit 1
        """)

    XCTAssertEqual(result.status, 3)
    XCTAssertTrue(
      result.errors.contains("\nLinux's Swift has neither @objc nor #selector: use closures"),
      result.errors)
  }

  func testTextsInSourcesAreSaidToBeRecorded() throws {
    let package = try PlayedPackage()
    try FileManager.default.createDirectory(
      atPath: package.artifacts, withIntermediateDirectories: true)
    var inline = package.entry("line 7:5", .differed)
    inline.reference = nil
    inline.content = .text
    inline.artifacts.actual = package.artifacts + "/actual.txt"
    try Data("new".utf8).write(to: URL(fileURLWithPath: package.artifacts + "/actual.txt"))

    let alone = try package.run(["test"], entries: [inline], script: "exit 1")

    XCTAssertTrue(
      alone.errors.contains(
        "\nRecord: swift run snapshots record --failed writes the texts in the sources, if they are "
          + "right\n"), alone.errors)
    XCTAssertFalse(alone.errors.contains("accept --all"), alone.errors)
  }

  func testACrashIsStatus3AlthoughSnapshotsDiffer() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["test"], entries: [package.entry("adult", .differed)],
      script: "echo \"Test Suite 'All tests' started at 1\"; exit 1")

    XCTAssertEqual(result.status, 3)
    XCTAssertTrue(result.errors.contains("Error: The tests crashed"), result.errors)
  }

  func testTheTestsGoOnBehindASnapshotThatEndedItsProcess() throws {
    let package = try PlayedPackage()
    // The first process draws a, and ends at b; the second one is told, and fails it.
    let failed = package.entry("b", .failed)
    let line = String(decoding: try JSONEncoder().encode(failed), as: UTF8.self)
    let script = """
      echo "Test Suite 'All tests' started at 1"
      if [ ! -e "$SNAPSHOT_RUN_DIRECTORY/crashes.lines" ]; then
        echo "App/Box.swift:7: Fatal error: Index out of range"
        echo "The process ended while it drew ViewTests/testView, state \\"b\\""
        echo "  2 [ra]          0x00007f0dce620fe3 Array.subscript.getter + 114 in libswiftCore.so"
        echo "  3 [ra]          0x000056356b0b413a Box.show(_:) + 89 in App at /app/Box.swift:7:12"
        echo "  4 [ra] 0x000056356b0b413b during() + 9 in App at /x/Sources/SnapshotVerification/a:1"
        echo "  5 [ra] 0x000056356b0b413c main + 9 in App at /app/main.swift:1:1"
        {
          echo "AppTests/ViewTests/testView.b"
          echo "The process ended while it drew ViewTests/testView, state \\"b\\""
          echo "  in a Box"
          echo "  reported before: Box.xib, line 7: the class tells no outlet lid"
          echo "signal 04"
        } > "$SNAPSHOT_RUN_DIRECTORY/11.crash"
        exit 1
      fi
      cp "$SNAPSHOT_RUN_DIRECTORY/crashes.lines" '\(package.path)/known'
      echo '\(line)' > "$SNAPSHOT_RUN_DIRECTORY/12.jsonl"
      echo "Test Suite 'All tests' failed at 2"
      exit 1
      """

    let result = try package.run(
      ["test"], entries: [package.entry("a", .matched)], script: script)

    XCTAssertEqual(result.status, 1, result.errors)
    XCTAssertTrue(result.output.hasSuffix("1 failed, 1 equal\n"), result.output)
    XCTAssertTrue(
      result.errors.contains("AppTests/ViewTests/testView.b ended its process."), result.errors)
    let known = try JSONDecoder().decode(
      SnapshotRun.Crash.self, from: Data(contentsOf: URL(fileURLWithPath: package.path + "/known")))
    XCTAssertEqual(
      known,
      SnapshotRun.Crash(
        snapshot: "AppTests/ViewTests/testView.b",
        message: """
          it ended its process by SIGILL, which a failed precondition of Swift's is, in a Box

            reported before: Box.xib, line 7: the class tells no outlet lid
            App/Box.swift:7: Fatal error: Index out of range
            in Box.show(_:)  /app/Box.swift:7:12

          It was not drawn again: all other snapshots were taken in another process.
          """))
  }

  /// As a test of a program that is to crash.
  func testACrashOfAnotherProgramIsNoneOfTheTests() throws {
    let package = try PlayedPackage()
    let script = """
      echo "Test Suite 'All tests' started at 1"
      printf 'A/B/c\\nThe process ended\\nsignal 04\\n' > "$SNAPSHOT_RUN_DIRECTORY/7.crash"
      echo "Test Suite 'All tests' failed at 2"
      exit 1
      """

    let result = try package.run(
      ["test"], entries: [package.entry("a", .differed)], script: script)

    XCTAssertEqual(result.status, 1, result.errors)
    XCTAssertEqual(package.call.split(separator: "\n").count, 1)
  }

  func testSnapshotsThatEndEveryProcessEndTheRun() throws {
    let package = try PlayedPackage()
    let script = """
      echo "Test Suite 'All tests' started at 1"
      number=$(ls "$SNAPSHOT_RUN_DIRECTORY" | grep -c crash)
      printf 'A/B/c\\nThe process ended\\nsignal 04\\n' \
        > "$SNAPSHOT_RUN_DIRECTORY/$number.crash"
      exit 1
      """

    let result = try package.run(["test"], entries: [], script: script)

    XCTAssertEqual(result.status, 3, result.errors)
    XCTAssertEqual(package.call.split(separator: "\n").count, 21)
  }

  func testAKilledRunIsStatus3() throws {
    let result = try PlayedPackage().run(["test"], script: "kill -9 $$")

    XCTAssertEqual(result.status, 3)
    XCTAssertTrue(result.errors.contains("ended with status 137"), result.errors)
  }

  func testABrokenManifestIsStatus3() throws {
    let result = try PlayedPackage().run(
      ["test"], script: "echo '{' > \"$SNAPSHOT_RUN_DIRECTORY/2.jsonl\"")

    XCTAssertEqual(result.status, 3)
    XCTAssertTrue(result.errors.contains("is not an entry"), result.errors)
  }

  func testUnusableInputIsStatus2AndRunsNothing() throws {
    let package = try PlayedPackage()
    let cases: [(arguments: [String], environment: [String: String], error: String)] = [
      (["test", "--filter", "("], [:], "is not a regular expression"),
      (["test", "--filter"], [:], "Missing value"),
      (["test", "what"], [:], "Unexpected argument"),
      (["test"], ["SNAPSHOT_ARTIFACTS": "/proc/nowhere"], "cannot be made"),
      (["test"], ["PATH": "/nowhere"], "Add the folder of 'swift' to PATH"),
    ]
    for (arguments, environment, error) in cases {
      let result = try package.run(arguments, environment: environment)

      XCTAssertEqual(result.status, 2, "\(arguments) \(environment)")
      XCTAssertTrue(result.errors.contains(error), result.errors)
      XCTAssertEqual(package.call, "not called")
    }
    let outside = try SnapshotsCommand.run(["test"], in: "/")
    XCTAssertEqual(outside.status, 2)
    XCTAssertTrue(outside.errors.contains("no Package.swift"), outside.errors)
  }

  func testOnlyTheNewestRunsAreKept() throws {
    let package = try PlayedPackage()
    let runs = package.path + "/artifacts/runs/"
    for name in (10..<25).map({ "20200101-0000\($0)-1" }) + ["notes"] {
      try FileManager.default.createDirectory(
        atPath: runs + name, withIntermediateDirectories: true)
    }

    _ = try package.run(["test"])

    XCTAssertEqual(package.runs.count, 11)
    XCTAssertEqual(package.runs.filter { $0.hasPrefix("2020") }.first, "20200101-000016-1")
    XCTAssertEqual(package.runs.filter { $0.hasPrefix("000001-") }.count, 1)
    XCTAssertEqual(package.runs.last, "notes")
  }

  func testHelpStatesTheExitStatus() throws {
    for command in ["record", "test"] {
      let result = try SnapshotsCommand.run([command, "--help"])

      XCTAssertEqual(result.status, 0)
      for line in ["EXIT STATUS:", "EXAMPLES:", "  3  the tests could not be built"] {
        XCTAssertTrue(result.output.contains(line), result.output)
      }
    }
  }
}
