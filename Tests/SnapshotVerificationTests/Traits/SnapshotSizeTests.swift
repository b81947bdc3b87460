// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class SnapshotSizeTests: XCTestCase {
  /// Two boxes side by side, 10 points apart, which constraints hold.
  private final class ConstrainedView: UIView {
    static let box = CGSize(width: 20, height: 12)

    override init(frame: CGRect) {
      super.init(frame: frame)
      let boxes = [UIView(), UIView()]
      for box in boxes {
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
      }
      NSLayoutConstraint.activate([
        boxes[0].leadingAnchor.constraint(equalTo: leadingAnchor),
        boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 10),
        trailingAnchor.constraint(equalTo: boxes[1].trailingAnchor),
        boxes[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
        boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
        boxes[0].heightAnchor.constraint(equalToConstant: 12),
        boxes[0].topAnchor.constraint(equalTo: topAnchor),
        bottomAnchor.constraint(equalTo: boxes[0].bottomAnchor),
        boxes[1].topAnchor.constraint(equalTo: topAnchor),
        boxes[1].heightAnchor.constraint(equalTo: boxes[0].heightAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Squares in a row, as many as its state says, that break where the width ends.
  private final class WrappingView: UIView, BMViewWithViewModel {
    struct Squares: BMViewModel { var count: Int }

    var laidOutSizes: [CGSize] = []

    func configure() {}
    func style() {}
    func update(oldViewModel: Squares?) {}
    func layout() { laidOutSizes.append(bounds.size) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let count = viewModel?.count ?? 0
      let perRow = max(1, min(count, Int(min(size.width, 1000) / 10)))
      return CGSize(width: perRow * 10, height: (count + perRow - 1) / perRow * 10)
    }
  }

  private func size(
    _ subject: SnapshotSubject, _ size: CGSize? = nil
  ) throws -> CGSize {
    try SnapshotRenderer(scale: 2).render(subject, size: size).size
  }

  private func problem(_ subject: SnapshotSubject) -> String {
    do {
      return "\(try size(subject))"
    } catch {
      return "\(error)"
    }
  }

  func testConstraintsGiveTheSize() throws {
    XCTAssertEqual(
      try size(.view({ ConstrainedView() }, fitting: .fitting)), CGSize(width: 50, height: 12))
    XCTAssertEqual(
      try size(.view({ ConstrainedView() }, fitting: .width(90))), CGSize(width: 90, height: 12))
  }

  func testALabelsTextGivesTheHeightOfItsLines() throws {
    func label() -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Two words"
      return label
    }
    let whole = try size(.view({ label() }, fitting: .fitting))
    let narrow = try size(.view({ label() }, fitting: .width(50)))

    XCTAssertEqual(narrow, CGSize(width: 50, height: 2 * whole.height))
  }

  func testSizeThatFitsGivesTheSizeOfAViewWithoutConstraintsInItsState() throws {
    var views: [WrappingView] = []
    func subject(_ fitting: SnapshotSize, _ count: Int) -> SnapshotSubject {
      .view(
        { () -> WrappingView in
          views.append(WrappingView())
          return views[views.count - 1]
        }, fitting: fitting, apply: { $0.viewModel = .init(count: count) })
    }

    XCTAssertEqual(try size(subject(.width(30), 7)), CGSize(width: 30, height: 30))
    XCTAssertEqual(try size(subject(.fitting, 7)), CGSize(width: 70, height: 10))
    // `layout` is called once, with the final bounds.
    XCTAssertEqual(
      views.map(\.laidOutSizes),
      [[CGSize(width: 30, height: 30)], [CGSize(width: 70, height: 10)]])
  }

  func testAControllersViewGivesTheSize() throws {
    final class Controller: UIViewController {
      override func loadView() { view = ConstrainedView() }
    }

    for context in [nil, SnapshotContext<Controller>()] {
      func subject(_ fitting: SnapshotSize) -> SnapshotSubject {
        guard let context else { return .viewController({ Controller() }, fitting: fitting) }
        return .viewController({ Controller() }, context: context, fitting: fitting)
      }
      XCTAssertEqual(try size(subject(.fitting)), CGSize(width: 50, height: 12))
      XCTAssertEqual(try size(subject(.width(90))), CGSize(width: 90, height: 12))
    }
  }

  func testAHostedViewGivesTheSizeOfItsScreen() throws {
    let subject = SnapshotSubject.view(
      { ConstrainedView() }, context: SnapshotContext(), fitting: .width(90))

    XCTAssertEqual(try size(subject), CGSize(width: 90, height: 12))
  }

  func testConstraintsThatContradictEachOtherAtTheSizeThatFitsAreReported() throws {
    final class Controller: UIViewController {
      override func loadView() {
        view = ConstrainedView()
        view.subviews[0].heightAnchor.constraint(equalToConstant: 13).isActive = true
      }
    }
    for size in [SnapshotSize.fitting, .width(90)] {
      let message = problem(
        .viewController({ Controller() }, context: SnapshotContext(), fitting: size))
      // The one that was activated last holds, and gives the screen its height.
      XCTAssert(message.contains("ConstrainedView.height == 13"), message)
      let broken = "<NSLayoutConstraint UIView.height == 12   (active)>"
      XCTAssert(message.hasSuffix("breaking constraint\n\(broken)"), message)
    }
  }

  func testAViewThatNothingGivesASizeFailsWithWhatToWrite() {
    XCTAssertEqual(
      problem(.view({ UIView() }, fitting: .width(30))),
      "A view of 30x0 points cannot be drawn: that is what fits UIView, whose constraints and "
        + "`sizeThatFits` do not say more. Constrain what it holds from its top to its bottom, give "
        + "it an `intrinsicContentSize`, or pass its height, such as with `size: .fixed(320, 88)`.")
    XCTAssertEqual(
      problem(.view({ UIView() }, fitting: .fitting)),
      "A view of 0x0 points cannot be drawn: that is what fits UIView, whose constraints and "
        + "`sizeThatFits` do not say more. Constrain what it holds from edge to edge in both "
        + "directions, give it an `intrinsicContentSize`, or pass its size, such as with "
        + "`size: .fixed(320, 88)`.")
  }

  func testAWidthThatCannotBeDrawnFails() {
    for (width, text) in [(0, "0"), (-2, "-2"), (CGFloat.infinity, "inf"), (.nan, "nan")] {
      XCTAssertEqual(
        problem(.view({ ConstrainedView() }, fitting: .width(width))),
        "A view of \(text) points cannot be drawn: a width must be above 0 and finite. "
          + "\(SnapshotSize.advice).")
    }
  }

  func testTransitionsAskForTheSizeAfterEachChange() throws {
    let verifier = TransitionVerifier<WrappingView, WrappingView.Squares>(
      make: { WrappingView() }, apply: { $0.viewModel = $1 })
    let states: SnapshotStates<WrappingView.Squares> = [
      "few": .init(count: 2), "many": .init(count: 9),
    ]

    let result = verifier.verify(states, size: .width(30), configuration: SnapshotConfiguration())

    XCTAssertEqual(result.message, "")
  }

  func testADevicesScreenIsASize() {
    XCTAssertEqual(SnapshotSize.device(.iPhone15), .fixed(393, 852))
  }
}
