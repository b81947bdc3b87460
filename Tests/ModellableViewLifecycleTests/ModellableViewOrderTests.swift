// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle
import Synchronization
import XCTest

/// Notes all that a view is told. One for each test.
private final class Log {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

private struct Pet: ViewModel, Equatable {
  var name: String
  var age = 1
}

/// A view as its author writes it, with the phases run by its initializer.
private final class PetView: UIView, ModellableView {
  let log: Log
  var isLaidOutByModel = false

  init(log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    setup()
    style()
  }

  required init?(coder: NSCoder) { nil }
  convenience init() { self.init(log: Log()) }

  func setup() { log.note("setup") }
  func style() { log.note("style") }

  func update(oldModel: Pet?) {
    log.note("update \(oldModel?.name ?? "nil") -> \(model?.name ?? "nil")")
    if isLaidOutByModel { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("layoutSubviews")
  }

  deinit { log.note("deinit \(model?.name ?? "nil")") }
}

final class ModellableViewOrderTests: XCTestCase {
  private let log = Log()
  private lazy var view = PetView(log: log)

  func testTheInitializerRunsTwoPhasesAndNoUpdate() {
    _ = view

    XCTAssertEqual(log.take(), ["setup", "style"])
    XCTAssertNil(view.model)
  }

  func testTheWholeLifeOfAView() {
    view.layoutIfNeeded()
    view.model = Pet(name: "Ada")
    view.layoutIfNeeded()
    view.model?.age = 2
    view.model = Pet(name: "Ada", age: 2)
    view.model = nil
    view.model?.age = 3
    view.model = nil

    XCTAssertEqual(
      log.take(),
      [
        "setup", "style", "layoutSubviews", "update nil -> Ada", "update Ada -> Ada",
        "update Ada -> Ada", "update Ada -> nil", "update nil -> nil",
      ])
  }

  func testAViewWhoseLayoutDependsOnItsModelAsksForIt() {
    view.layoutIfNeeded()
    _ = log.take()
    view.isLaidOutByModel = true

    view.model = Pet(name: "Ada")
    view.model = Pet(name: "Ben")
    view.layoutIfNeeded()

    XCTAssertEqual(
      log.take(), ["update nil -> Ada", "update Ada -> Ben", "layoutSubviews"])
  }

  func testTheModelCanBeReadInDeinitAndNothingIsUpdated() {
    let log = Log()
    do {
      let view = PetView(log: log)
      view.model = Pet(name: "Ada")
      _ = log.take()
    }

    XCTAssertEqual(log.take(), ["deinit Ada"])
  }

  func testChangingAClassIsNoUpdate() {
    final class Counter: ViewModel { var count = 0 }
    final class CounterView: UIView, ModellableView {
      var updates = 0
      func setup() {}
      func style() {}
      func update(oldModel: Counter?) { updates += 1 }
    }
    let view = CounterView()
    let counter = Counter()
    view.model = counter
    counter.count = 5

    XCTAssertEqual(view.updates, 1)
    view.model = counter
    XCTAssertEqual(view.updates, 2)
  }

  func testAnUpdateOfTheViewsOwnIsCalledInstead() {
    final class OwnView: UIView, ModellableView {
      var updates = 0
      func setup() {}
      func style() {}
      func update() { updates += 1 }
      func update(oldModel: Pet?) {}
    }
    let view = OwnView()

    view.update()
    (view as any ModellableViewLifecycle.View).update()

    XCTAssertEqual(view.updates, 2)
  }

  func testAnUpdateRunsOnTheThreadThatSets() {
    final class ThreadView: UIView, ModellableView {
      var isMain: [Bool] = []
      func setup() {}
      func style() {}
      func update(oldModel: Pet?) { isMain.append(Thread.isMainThread) }
    }
    let view = ThreadView()
    view.model = Pet(name: "Ada")
    let box = Box(view)
    DispatchQueue.global().sync { box.view.model = Pet(name: "Ben") }

    XCTAssertEqual(view.isMain.first, true)
    XCTAssertEqual(view.isMain.count, 2)
  }

  func testTenThousandViewsSeeOnlyTheirOwnModelsAndLeaveNothing() {
    struct WeakView { weak var view: PetView? }
    var views: [WeakView] = []
    for index in 0..<10_000 {
      let view = PetView(log: Log())
      XCTAssertNil(view.model)
      view.model = Pet(name: "\(index)")
      if index % 100 == 0 { views.append(WeakView(view: view)) }
    }

    XCTAssertEqual(views.count { $0.view != nil }, 0)
  }

  func testAViewThatNeverSettlesTrapsWithWhatItDoes() {
    let caught = Mutex<String?>(nil)
    let trapped = expectation(description: "a trap")
    LifecycleTrap.replace { message, _, _ in
      caught.withLock { $0 = message }
      trapped.fulfill()
      while true { Thread.sleep(forTimeInterval: 3600) }
    }
    defer { LifecycleTrap.restore() }

    Thread.detachNewThread { showRestlessView() }
    wait(for: [trapped], timeout: 10)

    XCTAssertEqual(
      caught.withLock { $0 },
      "RestlessView sets its model in update(oldModel:) each time, which calls update(oldModel:) "
        + "again, 100 times so far. Set it only where it is to change.")
  }

  func testPublishedNames() {
    let view: any ModellableView = PetView(log: log)
    let erased: any ModellableViewLifecycle.View = view
    let interaction: Interaction = erased.style
    let custom: CustomInteraction<Int> = { [log] in log.note("\($0)") }
    _ = log.take()

    interaction()
    custom(3)

    XCTAssertTrue(PetView.VM.self == Pet.self)
    XCTAssertEqual(log.take(), ["style", "3"])
  }

  private struct Box<View>: @unchecked Sendable {
    let view: View
    init(_ view: View) { self.view = view }
  }
}

private final class RestlessView: UIView, ModellableView {
  func setup() {}
  func style() {}
  func update(oldModel: Pet?) { model?.age += 1 }
}

private func showRestlessView() { RestlessView().model = Pet(name: "Ada") }
