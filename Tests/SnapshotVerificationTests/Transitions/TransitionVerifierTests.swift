// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

@testable import SnapshotVerification

private struct Model: BMViewModel {
  var name = "Ada"
  var badge: String?
  var isOn = false
}

/// A cell whose updates forget what `Fault` says.
private final class Cell: UIView, BMViewWithViewModel {
  enum Fault {
    case none, badge, visibility, removal, toggling, history
  }

  static let size = CGSize(width: 60, height: 20)

  let fault: Fault
  private let name = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private let badge = UILabel(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
  private var marks: [UIView] = []
  private var updates = 0

  init(fault: Fault) {
    self.fault = fault
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func configure() {
    badge.accessibilityIdentifier = "badge"
    addSubview(name)
    addSubview(badge)
  }

  func style() { backgroundColor = .white }
  func layout() {}

  func update(oldViewModel: Model?) {
    guard let viewModel else { return }
    name.text = viewModel.name
    if fault == .visibility {
      badge.text = viewModel.badge ?? "-"
      if viewModel.badge == nil { badge.isHidden = true }
    } else if viewModel.badge != nil || fault != .badge {
      badge.text = viewModel.badge
    }
    if fault == .toggling, oldViewModel != nil { badge.textColor = .red }
    if fault == .removal, viewModel.isOn { addSubview(UIView(frame: bounds)) }
    updates += 1
    if fault == .removal { subviews.last?.backgroundColor = .green }
    if fault == .history, updates == 3 { name.text = "third" }
  }
}

final class TransitionVerifierTests: XCTestCase {
  private let states: SnapshotStates<Model> = [
    "plain": Model(), "badged": Model(badge: "3"), "on": Model(isOn: true),
  ]

  private func verify(
    _ fault: Cell.Fault, _ transitions: StateTransitions = .allPairs
  ) -> TransitionResult {
    TransitionVerifier(make: { Cell(fault: fault) }, apply: { $0.viewModel = $1 })
      .verify(
        states, size: .fixed(Cell.size), transitions: transitions,
        configuration: SnapshotConfiguration())
  }

  func testAViewThatUpdatesEverythingPasses() {
    let result = verify(.none)

    XCTAssertFalse(result.isFailure)
    XCTAssertEqual(result.message, "")
    XCTAssertEqual(result.layoutCount, 3 * 3 + 3 + 1)
  }

  func testTwelveStatesCostLessThanTwoHundredLayouts() {
    let twelve = SnapshotStates((0..<12).map { (name: "\($0)", state: Model(name: "\($0)")) })

    let result = TransitionVerifier(make: { Cell(fault: .none) }, apply: { $0.viewModel = $1 })
      .verify(twelve, size: .fixed(Cell.size))

    XCTAssertFalse(result.isFailure)
    XCTAssertLessThan(result.layoutCount, 200)
  }

  func testATextThatIsNotResetIsFoundWithItsViewAndTheShortestPair() {
    XCTAssertEqual(
      verify(.badge).message,
      """
      Cell: after "badged" -> "plain" the view does not look as a fresh one does.

        UILabel "badge" kept its text "3", and a fresh view's is none.

      Set it for every state, also where there is nothing to show, or put it back in a cell's \
      prepareForReuse().

      One other change fails, too:
        "badged" -> "on"
      """)
  }

  func testAViewThatStaysHiddenIsFound() {
    XCTAssertEqual(
      verify(.visibility, .path(["badged", "plain", "badged"])).message,
      """
      Cell: after "plain" -> "badged" the view does not look as a fresh one does.

        UILabel "badge" stayed hidden, and a fresh view shows it.

      Set it for every state, also where there is nothing to show, or put it back in a cell's \
      prepareForReuse().
      """)
  }

  func testAViewThatIsNeverRemovedIsFound() {
    let message = verify(.removal, .path(["on", "plain"])).message

    XCTAssertEqual(
      message,
      """
      Cell: after "on" -> "plain" the view does not look as a fresh one does.

        UILabel "badge" kept its background color none, and a fresh view's is #00FF00.
        UIView stayed, and a fresh view has none.

      Set it for every state, also where there is nothing to show, or put it back in a cell's \
      prepareForReuse().
      """)
  }

  func testAnUpdateThatDependsOnThereBeingOneBeforeIsFound() {
    XCTAssertEqual(
      verify(.toggling, .path(["plain", "badged"])).message,
      """
      Cell: after "plain" -> "badged" the view does not look as a fresh one does.

        UILabel "badge" has the text color #FF0000, and a fresh view's is #000000.

      What the view shows must follow from its state alone, and not from what it showed before.
      """)
  }

  func testAFaultThatTakesThreeStatesIsShownWithThree() {
    XCTAssertEqual(
      verify(.history, .path(["on", "plain", "badged"])).failures.map(\.path),
      [["on", "plain", "badged"]])
  }

  func testViewsThatDependOnSomethingElseAreSaidToBeUnstable() {
    var count = 0

    let result = TransitionVerifier(
      make: { UILabel() },
      apply: { (label: UILabel, _: Int) in
        count += 1
        label.text = "\(count)"
      }
    ).verify(["a": 1], size: .fixed(Cell.size))

    XCTAssertEqual(
      result.message,
      "UILabel: two fresh views in the state \"a\" do not look the same, so that nothing can be "
        + "said of its transitions. The view depends on something outside of its state.")
  }

  func testProblemsAreSaidWithTheView() {
    XCTAssertEqual(
      verify(.none, .path(["gone"])).message,
      "Cell: There is no state \"gone\"; the states are plain, badged, on.")
    struct Broken: Error {}
    let result = TransitionVerifier(
      make: { () throws -> UIView in throw Broken() }, apply: { (_: UIView, _: Int) in }
    ).verify(["a": 1], size: .fixed(Cell.size))
    XCTAssertEqual(result.message, "UIView: The view could not be made: Broken()")
  }
}
