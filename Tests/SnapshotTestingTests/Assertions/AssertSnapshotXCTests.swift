// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import func HeadlessSnapshots.withSnapshotConfiguration
import SnapshotTesting
import SnapshotVerification
import XCTest

final class AssertSnapshotXCTests: CapturingTestCase, @unchecked Sendable {
  func testMultipleSnapshots() throws {
    let package = try TestPackage()

    let failures = package.run {
      self.failures {
        assertSnapshot(of: [1], as: .dump)
        assertSnapshot(of: [1, 2], as: .dump)
      }
    }

    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(
      package.references,
      [
        "AssertSnapshotXCTests/testMultipleSnapshots.1.txt",
        "AssertSnapshotXCTests/testMultipleSnapshots.2.txt",
      ])
  }

  func testNamedAssertion() throws {
    let package = try TestPackage()

    let failures = package.run {
      self.failures { assertSnapshot(of: 1, as: .description, named: "Größe 1/2") }
    }

    XCTAssertEqual(failures.map(\.line), [#line - 3])
    XCTAssertEqual(
      package.references, ["AssertSnapshotXCTests/testNamedAssertion.Größe-1-2.txt"])
  }

  func testAnEqualSnapshotPasses() throws {
    let package = try TestPackage()

    _ = package.run { self.failures { assertSnapshot(of: 1, as: .description, named: "x") } }
    let failures = package.run {
      self.failures { assertSnapshot(of: 1, as: .description, named: "x") }
    }

    XCTAssertEqual(failures, [])
  }

  func testATextThatDiffersIsShownByItsLines() throws {
    let package = try TestPackage()
    let lines = (1...20).map { "line \($0)" }
    var changed = lines
    changed[9] = "another line "

    _ = package.run {
      self.failures {
        assertSnapshot(of: lines.joined(separator: "\n"), as: .lines, named: "x")
      }
    }
    let failures = package.run {
      self.failures {
        assertSnapshot(of: changed.joined(separator: "\n"), as: .lines, named: "x")
      }
    }

    let message = try XCTUnwrap(failures.first?.message)
    XCTAssertTrue(
      message.contains(
        """
        AssertSnapshotXCTests/testATextThatDiffersIsShownByItsLines, state "x": the text differs from its reference.

        @@ -6,9 +6,9 @@
         line 6
         line 7
         line 8
         line 9
        -line 10
        +another line ¬
         line 11
         line 12
         line 13
         line 14
        """), message)
    let artifacts =
      package.folder + "/.build/snapshots/SnapshotTestingTests/AssertSnapshotXCTests/"
      + "testATextThatDiffersIsShownByItsLines.x.txt"
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: artifacts).sorted(),
      ["actual.txt", "difference.diff", "reference.txt", "snapshot.json"])
  }

  func testAssertMultipleSnapshot() throws {
    let package = try TestPackage()

    let failures = package.run {
      self.failures {
        assertSnapshots(of: 1, as: ["b": .description, "a": .dump])
        assertSnapshots(of: 1, as: [.description, .dump])
      }
    }

    XCTAssertEqual(failures.count, 4)
    XCTAssertEqual(
      package.references.map { $0.split(separator: ".").dropFirst().joined(separator: ".") },
      ["1.txt", "2.txt", "a.txt", "b.txt"])
  }

  func testRecordModes() throws {
    let package = try TestPackage()
    func problem(
      _ value: Int, _ record: SnapshotTestingConfiguration.Record?,
      _ variables: [String: String] = [:]
    ) -> String {
      package.run(variables) {
        verifySnapshot(of: value, as: .description, named: "x", record: record, testName: "modes")
          ?? "none"
      }.split(separator: "\n").first.map(String.init) ?? ""
    }

    XCTAssertTrue(problem(1, .never).hasSuffix("there is no reference, and recording is off."))
    XCTAssertEqual(package.references, [])
    XCTAssertTrue(problem(1, nil).hasSuffix("there was no reference; the text was recorded."))
    XCTAssertEqual(problem(1, nil), "none")
    XCTAssertTrue(problem(2, .missing).hasSuffix("the text differs from its reference."))
    XCTAssertTrue(problem(2, .failed).contains("the reference was replaced"))
    XCTAssertEqual(problem(2, .failed), "none")
    XCTAssertTrue(problem(2, true).hasSuffix("no test passes in record mode all."))
    XCTAssertTrue(
      problem(3, nil, ["SNAPSHOT_TESTING_RECORD": "failed"]).contains("the reference was replaced"))
    XCTAssertTrue(
      problem(4, .all, ["SNAPSHOT_RECORD": "never"]).hasSuffix("differs from its reference."))
    XCTAssertEqual(
      package.text("AssertSnapshotXCTests/modes.x.txt"), "3")
  }

  func testALateSnapshotIsWaitedFor() throws {
    let package = try TestPackage()
    let late = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.main.async { callback("\(value)") }
      }
    }
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }

    XCTAssertEqual(package.written(5, as: late), "5")
    XCTAssertEqual(package.written(6, as: .wait(for: 0.01, on: late)), "6")
    let problem = package.run { verifySnapshot(of: 1, as: never, timeout: 0.01) }
    XCTAssertTrue(try XCTUnwrap(problem).contains("did not come within 0.01 seconds"))
  }

  /// What waits on the main queue runs before a strategy that waits for no time at all.
  func testNoTimeGivesTheMainQueueATurn() throws {
    final class Screen { nonisolated(unsafe) var text = "loading" }
    let package = try TestPackage()
    let screen = Screen()
    DispatchQueue.main.async { screen.text = "ready" }
    let text = Snapshotting<Screen, String>(pathExtension: "txt", diffing: .lines) { $0.text }

    XCTAssertEqual(package.written(screen, as: .wait(for: 0, on: text)), "ready")
  }

  func testAnErrorOfTheValueIsTheFailure() throws {
    struct Unreachable: Error {}
    func value() throws -> Int { throw Unreachable() }
    let package = try TestPackage()

    let problem = try package.run { verifySnapshot(of: try value(), as: .description) }

    XCTAssertTrue(try XCTUnwrap(problem).contains("Unreachable"))
    XCTAssertEqual(package.references, [])
  }

  func testAStrategyOfOnesOwnComparesByItself() throws {
    let package = try TestPackage()
    let caseless = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0.lowercased() == $1.lowercased() ? nil : ("\($0) became \($1)", []) })
    let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: caseless)
    func problem(_ text: String) -> String? {
      package.run { verifySnapshot(of: text, as: strategy, named: "x") }
    }

    _ = problem("Ada")

    XCTAssertNil(problem("ADA"))
    XCTAssertTrue(try XCTUnwrap(problem("Tim")).contains("Ada became Tim"))
  }

  func testADiffToolIsAsked() throws {
    let package = try TestPackage()

    _ = package.run { verifySnapshot(of: 1, as: .description, named: "x") }
    let problem = package.run {
      withSnapshotTesting(diffTool: "compare") {
        verifySnapshot(of: 2, as: .description, named: "x")
      }
    }

    let words = try XCTUnwrap(problem)
    XCTAssertTrue(
      words.contains(
        "\n\ncompare \(package.path("AssertSnapshotXCTests/testADiffToolIsAsked.x.txt")) "), words)
    XCTAssertTrue(words.hasSuffix("/testADiffToolIsAsked.x.txt/actual.txt"), words)
  }

  func testTheRunKnowsTheSnapshots() throws {
    let package = try TestPackage()
    let run = package.folder + "/run"

    _ = package.run(["SNAPSHOT_RUN_DIRECTORY": run]) {
      verifySnapshot(of: 1, as: .description, named: "x")
    }

    let entries = try SnapshotRun(directory: run).entries
    XCTAssertEqual(entries.map(\.outcome), [.recordedNew])
    XCTAssertEqual(entries.map(\.content), [.text])
    XCTAssertEqual(
      entries.map(\.reference),
      [package.path("AssertSnapshotXCTests/testTheRunKnowsTheSnapshots.x.txt")])
  }

  /// On iOS these are lines in the log, and the test passes.
  func testWhatUIKitLogsFailsNoTest() throws {
    let package = try TestPackage()
    var background = UIColor.white
    func taken(_ scope: SnapshotSettings = SnapshotSettings()) -> [CapturedFailure] {
      package.run {
        self.failures {
          let controller = UIViewController()
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          controller.view.addSubview(box)
          NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 10),
            box.widthAnchor.constraint(equalToConstant: 20),
          ])
          controller.view.backgroundColor = background
          withSnapshotConfiguration(scope) {
            assertSnapshot(
              of: { () -> UIViewController in
                controller.present(UIViewController(), animated: false)
                return controller
              }(), as: .image(size: CGSize(width: 40, height: 40)), named: "x")
          }
        }
      }
    }

    XCTAssertEqual(taken().count, 1, "recorded")
    XCTAssertEqual(taken(), [])
    background = .black
    let differing = taken()
    XCTAssert(
      differing.first?.message.contains("\n\n  Noted while it was drawn:\n  ") == true,
      "it may be why: \(differing)")
    background = .white
    let strict = taken(.lints(.off))
    XCTAssert(strict.first?.message.contains("[brokenConstraints]") == true, "\(strict)")
  }
}
