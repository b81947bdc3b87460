// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership
import XCTest

final class ReusableViewModelOwnerTests: XCTestCase {
  func testFreshOwnerHasNoViewModelAndNoCallback() {
    let view = ReusableView()

    XCTAssertNil(view.viewModel)
    XCTAssertEqual(view.log.lines, [])
  }

  func testNextViewModelComesAfterTheFormerOnesEnd() {
    let view = ReusableView()

    view.viewModel = "A"
    view.viewModel = "B"

    XCTAssertEqual(view.log.lines, ["set A", "end A, now B", "set B"])
  }

  func testTheSameViewModelIsSetAgain() {
    let view = ReusableView()

    view.viewModel = "A"
    view.viewModel = "A"

    XCTAssertEqual(view.log.lines, ["set A", "end A, now A", "set A"])
  }

  func testNilEndsTheFormerOneWithoutCallback() {
    let view = ReusableView()

    view.viewModel = "A"
    view.viewModel = nil
    XCTAssertEqual(view.log.lines, ["set A", "end A, now nil"])

    view.viewModel = nil
    view.viewModel = "A"
    XCTAssertEqual(view.log.lines, ["set A", "end A, now nil", "set A"])
  }

  func testReconfiguringRenewsTheBag() {
    let view = ReusableView()

    view.reconfigureViewModel()
    XCTAssertEqual(view.log.lines, [])

    view.viewModel = "A"
    view.reconfigureViewModel()
    XCTAssertEqual(view.log.lines, ["set A", "end A, now A", "set A"])
  }

  func testPrepareForReuseIsNeverCalled() {
    let view = ReusableView()

    view.viewModel = "A"
    view.viewModel = nil
    view.reconfigureViewModel()

    XCTAssertFalse(view.log.lines.contains("prepareForReuse"))
  }

  func testManualBagIsToldToDisposeEvenWhenItIsKept() {
    let view = ManualView()

    view.viewModel = 1
    view.viewModel = "two"

    XCTAssertEqual(view.log.lines, ["set 1", "end 1", "set two"])
    XCTAssertEqual(view.bags.count, 2)
    XCTAssertFalse(view.bags[0] === view.bags[1])
  }

  func testBagEndsWithItsOwner() {
    var view: ReusableView? = ReusableView()
    let log = view?.log
    view?.viewModel = "A"

    view = nil

    XCTAssertEqual(log?.lines, ["set A", "end A, now nil"])
  }

  func testTenThousandOwnersLeaveNothing() {
    final class Model {}
    final class Cell: UIView, ReusableViewModelOwner {
      func didSetViewModel(_ viewModel: Model, disposeBag: ViewModelOwnerDisposeBag) {}
      func prepareForReuse() {}
    }
    var models: [() -> Model?] = []

    for _ in 0..<10_000 {
      let model = Model()
      let cell = Cell()
      cell.viewModel = model
      models.append { [weak model] in model }
    }

    XCTAssertTrue(models.allSatisfy { $0() == nil })
  }
}
