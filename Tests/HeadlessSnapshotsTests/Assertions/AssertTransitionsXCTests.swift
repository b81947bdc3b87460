// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import XCTest

/// A lamp that forgets to go dark.
private final class StickyLampView: UIView, BMViewWithViewModel {
  private let bulb = UIView()

  func configure() { addSubview(bulb) }
  func style() { bulb.accessibilityIdentifier = "bulb" }
  func update(oldViewModel: LampModel?) {
    if viewModel?.color != .black { bulb.backgroundColor = viewModel?.color }
  }
  func layout() { bulb.frame = bounds }
}

final class AssertTransitionsXCTests: CapturingTestCase, @unchecked Sendable {
  private let size = SnapshotSize.fixed(4, 3)

  private enum Lamp: CaseIterable {
    case on, off, broken
  }

  func testAViewThatUpdatesEverythingPasses() {
    assertTransitions(
      of: LampView.self,
      states: ["on": LampModel(color: .yellow), "off": LampModel(color: .black)], size: size)
  }

  func testAViewThatKeepsItsLookFailsAtTheAssertionsLine() {
    let line = #line + 2
    let failures = failures {
      assertTransitions(
        of: StickyLampView.self,
        states: ["on": LampModel(color: .yellow), "off": LampModel(color: .black)], size: size)
    }

    XCTAssertEqual(
      failures,
      [
        CapturedFailure(
          message: """
            StickyLampView: after "on" -> "off" the view does not look as a fresh one does.

              UIView "bulb" kept its background color #FFFF00, and a fresh view's is none.

            Set it for every state, also where there is nothing to show, or put it back in a \
            cell's prepareForReuse().
            """, file: #filePath, line: line)
      ])
  }

  func testStatesCanBeOfAnyType() {
    let failures = failures {
      assertTransitions(
        of: UILabel.self, states: ["a": "a", "none": ""], size: .fixed(40, 20),
        transitions: .path(["a", "none"]),
        apply: { label, text in if !text.isEmpty { label.text = text } })
    }

    XCTAssertEqual(failures.count, 1)
    XCTAssert(failures.first?.message.contains("UILabel kept its text \"a\"") == true)
  }

  func testNoStatesAreAFailure() {
    let failures = failures { assertTransitions(of: LampView.self, states: [:], size: size) }

    XCTAssertEqual(
      failures.map(\.message),
      ["There are no states, so nothing was compared. Pass at least one state."])
  }

  func testACaseWithoutAStateFails() throws {
    let states: SnapshotStates<Lamp> = ["on": .on]

    let failures = failures { assertEveryCase(of: Lamp.self, in: states) { $0 } }

    XCTAssertEqual(
      failures.map(\.message),
      [
        "Lamp has cases without a state: .off, .broken. Add a state for each, or make the axis of "
          + "StateValues.everyCase."
      ])
    assertEveryCase(
      of: Lamp.self,
      in: try StateMatrix(StateAxis("lamp", .everyCase, of: Lamp.self)) { $0 }.states()
    ) { $0 }
  }
}
