// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

/// Views and controllers that set their view model each time they are told of one.
final class EndlessUpdateTests: XCTestCase {
  private final class RestlessView: UIView, BMViewWithViewControllerAndViewModel {
    func configure() {}
    func style() {}
    func layout() {}
    func update(oldViewModel: Counter?) { viewModel?.value += 1 }
  }

  private class Screen: BMViewController<TallyView> {}

  private final class TallyView: UIView, BMViewWithViewControllerAndViewModel {
    var updates = 0
    func configure() {}
    func style() {}
    func layout() {}
    func update(oldViewModel: Counter?) { updates += 1 }
  }

  private final class EagerScreen: Screen {
    override func willUpdate(new: Counter?) { viewModel = new }
  }

  private final class RestlessScreen: Screen {
    override func didUpdate(old: Counter?) { update(to: Counter(value: 1)) }
  }

  private func message(_ type: String, _ method: String) -> String {
    "\(type) sets its model in \(method) each time, which calls \(method) again, 100 times so far. "
      + "Set it only where it is to change."
  }

  func testAViewThatNeverSettlesTrapsWithWhatItDoes() {
    XCTAssertEqual(
      trapMessage { RestlessView().viewModel = Counter(value: 0) },
      message("RestlessView", "update(oldViewModel:)"))
  }

  func testAControllerThatNeverSettlesTrapsWithWhatItDoes() {
    XCTAssertEqual(
      trapMessage { EagerScreen().viewModel = Counter(value: 0) },
      message("EagerScreen", "willUpdate(new:)"))
    XCTAssertEqual(
      trapMessage { RestlessScreen().viewModel = Counter(value: 0) },
      message("RestlessScreen", "didUpdate(old:)"))
  }

  func testAViewThatSettlesAfterManyUpdatesDoesNotTrap() {
    let view = CounterView(log: CallLog())
    view.whileUpdating = { view in
      if let value = view.viewModel?.value, value < 99 { view.viewModel?.value = value + 1 }
    }

    view.viewModel = Counter(value: 0)
    view.viewModel = Counter(value: 0)

    XCTAssertEqual(view.viewModel, Counter(value: 99))
  }
}
