// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

/// One test for each row of the published order of calls of a stand-alone view.
final class BMViewWithViewModelTests: XCTestCase {
  private let log = CallLog()

  private func makeView() -> CounterView {
    let view = CounterView(log: log)
    _ = log.take()
    return view
  }

  func testTheInitializerRunsThreePhasesAndNoUpdate() {
    let view = CounterView(log: log)

    XCTAssertEqual(log.calls, ["configure", "style", "layout"])
    XCTAssertNil(view.viewModel)
  }

  func testTheFirstSetUpdatesWithoutAnOldValue() {
    let view = makeView()

    view.viewModel = Counter(value: 1)

    XCTAssertEqual(log.calls, ["update nil -> 1"])
  }

  func testAnEqualValueUpdatesToo() {
    let view = makeView()

    view.viewModel = Counter(value: 1)
    view.viewModel = Counter(value: 1)

    XCTAssertEqual(log.calls, ["update nil -> 1", "update 1 -> 1"])
  }

  func testAnotherValueUpdatesWithTheOldOne() {
    let view = makeView()

    view.viewModel = Counter(value: 1)
    view.viewModel = Counter(value: 2)

    XCTAssertEqual(log.calls, ["update nil -> 1", "update 1 -> 2"])
  }

  func testChangingAFieldIsExactlyOneUpdate() {
    let view = makeView()
    view.viewModel = Counter(value: 1)
    _ = log.take()

    view.viewModel?.value += 4

    XCTAssertEqual(log.calls, ["update 1 -> 5"])
    XCTAssertEqual(view.viewModel, Counter(value: 5))
  }

  func testChangingAFieldOfNothingIsNoUpdate() {
    let view = makeView()

    view.viewModel?.value = 4

    XCTAssertEqual(log.calls, [])
    XCTAssertNil(view.viewModel)
  }

  func testAViewKnownOnlyByItsProtocolBehavesTheSame() {
    func change<View: BMViewWithViewModel>(_ view: View) where View.VM == Counter {
      view.viewModel?.value = 9
      view.viewModel = Counter(value: 1)
      view.viewModel?.value += 1
    }

    change(makeView())

    XCTAssertEqual(log.calls, ["update nil -> 1", "update 1 -> 2", "deinit 2"])
  }

  func testNilUpdatesWithTheOldValue() {
    let view = makeView()
    view.viewModel = Counter(value: 2)
    _ = log.take()

    view.viewModel = nil

    XCTAssertEqual(log.calls, ["update 2 -> nil"])
    XCTAssertNil(view.viewModel)
  }

  func testNilAgainUpdatesAgain() {
    let view = makeView()

    view.viewModel = nil
    view.viewModel = nil

    XCTAssertEqual(log.calls, ["update nil -> nil", "update nil -> nil"])
  }

  func testASetWithinAnUpdateIsNestedAndTheOuterOneSeesTheNewerValue() {
    let view = makeView()
    var seenAfterwards: Int?
    view.whileUpdating = { view in
      guard view.viewModel?.value == 1 else { return }
      view.viewModel = Counter(value: 2)
      seenAfterwards = view.viewModel?.value
    }

    view.viewModel = Counter(value: 1)

    XCTAssertEqual(log.calls, ["update nil -> 1", "update 1 -> 2"])
    XCTAssertEqual(seenAfterwards, 2)
  }

  func testAnUpdateRunsOnTheThreadThatSets() {
    let view = makeView()
    var thread: Thread?
    view.whileUpdating = { _ in thread = Thread.current }

    view.viewModel = Counter(value: 1)

    XCTAssertEqual(thread, Thread.current)
  }

  func testAViewModelCanBeAClassAndChangingItIsNoUpdate() {
    final class KeypadCellViewModel: BMViewModel {
      var text: String?
      init(text: String?) { self.text = text }
    }
    final class KeypadCell: UIView, BMViewWithViewModel {
      var updates: [String?] = []
      func configure() {}
      func style() {}
      func layout() {}
      func update(oldViewModel: KeypadCellViewModel?) { updates.append(oldViewModel?.text) }
    }
    let (cell, model) = (KeypadCell(), KeypadCellViewModel(text: "1"))
    cell.viewModel = model
    model.text = "2"
    XCTAssertEqual(cell.updates, [nil])

    cell.viewModel = model

    XCTAssertEqual(cell.updates, [nil, "2"])
    XCTAssertTrue(cell.viewModel === model)
  }

  func testUpdateWithoutArgumentsTrapsWithThePublishedMessage() {
    let message = trapMessage { CounterView(log: CallLog()).update() }

    XCTAssertEqual(
      message, "You should not use update() in a ModellableView. Change the model instead")
  }

  func testAnUpdateOfTheViewsOwnIsCalledInstead() {
    final class OwnUpdate: UIView, BMViewWithViewModel {
      var updates = 0
      func configure() {}
      func style() {}
      func layout() {}
      func update() { updates += 1 }
      func update(oldViewModel: Counter?) {}
    }
    let view = OwnUpdate()

    (view as any BMView).update()

    XCTAssertEqual(view.updates, 1)
  }
}
