// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import XCTest

/// Every assertion fails where it was called.
final class CallerLineXCTests: CapturingTestCase, @unchecked Sendable {
  private enum Lamp: CaseIterable { case on, off }

  private let models = ["red": ColorModel(color: .red)]
  private let size = SnapshotSize.fixed(2, 2)

  /// Asserts that `check` fails, each time at the line that it returns.
  private func assertFailsThere(_ check: () -> UInt, line: UInt = #line) throws {
    let package = try TestPackage()
    var expected: UInt = 0

    let failures = failures { package.run { expected = check() } }

    XCTAssertFalse(failures.isEmpty, line: line)
    for failure in failures {
      XCTAssertEqual(failure.file, #filePath, line: line)
      XCTAssertEqual(UInt(failure.line), expected, line: line)
    }
  }

  func testSingleSubjects() throws {
    try assertFailsThere {
      assertSnapshot(of: UIView(), size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshot(of: UIViewController(), size: size, .scale(1), context: .tabBarController)
      return #line - 1
    }
  }

  func testWhatIsMadeOfAState() throws {
    try assertFailsThere {
      assertSnapshots(states: models, size: size) { _ in UIView() }
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(states: SnapshotStates(sortedByName: models)) { _ in UIViewController() }
      return #line - 1
    }
  }

  func testStatesOfEachLifecycle() throws {
    let states = SnapshotStates(sortedByName: models)
    try assertFailsThere {
      assertSnapshots(of: LampRootView.self, states: states, size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(of: LampViewController.self, states: states, size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(of: ModellableLamp.self, states: states, size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(of: ModellableLampController.self, states: states, size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(of: NonReusableLamp.self, states: states, size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(of: OwnerController.self, states: models, size: size)
      return #line - 1
    }
  }

  func testStatesThatAreApplied() throws {
    try assertFailsThere {
      assertSnapshots(of: UIView.self, states: ["half": { $0.alpha = 0.5 }], size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(of: UIView.self, states: ["a": 1], size: size, apply: { $0.tag = $1 })
      return #line - 1
    }
    try assertFailsThere {
      assertSnapshots(of: UIView.self, states: models, size: size, apply: { _, _ in })
      return #line - 1
    }
  }

  func testWhatTakesNoPictures() throws {
    try assertFailsThere {
      assertTransitions(of: LampView.self, states: [:], size: size)
      return #line - 1
    }
    try assertFailsThere {
      assertTransitions(
        of: UILabel.self, states: ["a": "a", "b": "b"], size: .fixed(40, 20),
        apply: { $0.text = ($0.text ?? "") + $1 })
      return #line - 3
    }
    try assertFailsThere {
      assertEveryCase(of: Lamp.self, in: ["on": Lamp.on]) { $0 }
      return #line - 1
    }
  }

  func testStatesThatLookTheSameAndSizesThatAreNone() throws {
    try assertFailsThere {
      assertSnapshots(
        of: UIView.self, states: ["a": { _ in }, "b": { _ in }], size: size,
        .indistinguishableStates(.failure))
      return #line - 3
    }
    try assertFailsThere {
      assertSnapshot(of: UIView())
      return #line - 1
    }
  }
}
