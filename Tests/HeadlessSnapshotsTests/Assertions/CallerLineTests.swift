// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import Testing

/// Every assertion fails where it was called, in Swift Testing, too.
@Suite struct CallerLineTests {
  private let red = ColorModel(color: .red)
  private var models: [String: ColorModel] { ["red": red] }
  private let size = SnapshotSize.fixed(2, 2)

  /// The assertions, each with the line on which it stands.
  private var assertions: [(line: Int, run: () -> Void)] {
    let (size, red, models) = (size, red, models)
    return [
      (#line, { assertSnapshot(of: UIView(), size: size, .scale(1)) }),
      (#line, { assertSnapshot(of: UIViewController(), size: size, context: .tabBarController) }),
      (#line, { assertSnapshots(of: LampRootView.self, states: ["red": red], size: size) }),
      (#line, { assertSnapshots(of: OwnerController.self, states: models, size: size) }),
      (#line, { assertSnapshots(of: UIView.self, states: ["a": { $0.tag = 1 }], size: size) }),
      (#line, { assertSnapshots(of: UIView.self, states: models, size: size, apply: { _, _ in }) }),
      (#line, { assertTransitions(of: LampView.self, states: [:], size: size) }),
    ]
  }

  @Test(arguments: 0..<7) func aFailureStandsAtTheAssertion(number: Int) throws {
    let package = try TestPackage()
    let (line, run) = assertions[number]

    withKnownIssue {
      package.run { run() }
    } matching: { issue in
      issue.sourceLocation?.filePath == #filePath && issue.sourceLocation?.line == line
    }
  }
}
