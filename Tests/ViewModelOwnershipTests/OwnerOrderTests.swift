// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Synchronization
import ViewModelOwnership
import XCTest

// The rows of the published table of orders that concern controllers, cells, kept bags and traps.

/// A screen that waits for its view, as the documentation shows it.
private final class Form: UIViewController, NonReusableViewModelOwner {
  var log: [String] = []

  func didSetViewModel(_ viewModel: String, disposeBag: ViewModelOwnerDisposeBag) {
    guard isViewLoaded else {
      log.append("waiting")
      return
    }
    log.append("set \(viewModel)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
    reconfigureViewModel()
  }
}

/// A cell, which has `prepareForReuse()` already.
private final class Cell: UICollectionViewCell, ReusableViewModelOwner {
  var log: [String] = []

  func didSetViewModel(_ viewModel: Int, disposeBag: ViewModelOwnerDisposeBag) {
    log.append("set \(viewModel)")
    disposeBag.add(
      ViewModelOwnerAutoDisposable { [weak self] in self?.log.append("end \(viewModel)") })
  }
}

/// An owner that keeps its bag alive.
private final class Keeper: UIView, ReusableViewModelOwner {
  var log: [String] = []
  var kept: ViewModelOwnerDisposeBag?

  func didSetViewModel(_ viewModel: Int, disposeBag: ViewModelOwnerDisposeBag) {
    log.append("set \(viewModel)")
    if kept == nil { kept = disposeBag }
    disposeBag.add(
      ViewModelOwnerAutoDisposable { [weak self] in self?.log.append("end \(viewModel)") })
  }

  func prepareForReuse() {}
}

final class OwnerOrderTests: XCTestCase {
  func testAScreenIsConfiguredWhenItsViewIsLoaded() {
    let form = Form()

    form.viewModel = "A"
    form.loadViewIfNeeded()

    XCTAssertEqual(form.log, ["waiting", "loaded", "set A"])
  }

  func testACellIsAReusableOwner() {
    let cell = Cell(frame: .zero)

    cell.viewModel = 1
    cell.viewModel = nil
    cell.viewModel = 1
    cell.viewModel = 2
    cell.reconfigureViewModel()

    XCTAssertEqual(
      cell.log,
      ["set 1", "end 1", "set 1", "end 1", "set 2", "end 2", "set 2"])
  }

  func testABagThatIsKeptEndsWhenItIsLetGo() {
    let keeper = Keeper()
    keeper.viewModel = 1
    keeper.viewModel = 2
    XCTAssertEqual(keeper.log, ["set 1", "set 2"])

    keeper.kept = nil

    XCTAssertEqual(keeper.log, ["set 1", "set 2", "end 1"])
  }

  func testReadingAViewModelThatWasNotSetTraps() {
    XCTAssertEqual(
      trapMessage { _ = Form().viewModel },
      "Form has no view model yet. Set viewModel first, or ask hasConfiguredViewModel.")
  }

  func testReconfiguringWithoutAViewModelTraps() {
    XCTAssertEqual(
      trapMessage { Form().reconfigureViewModel() },
      "Form has no view model yet. Set viewModel first, or ask hasConfiguredViewModel.")
  }

  func testTenThousandScreensLeaveNothing() {
    final class Model {}
    final class Plain: UIViewController, NonReusableViewModelOwner {
      func didSetViewModel(_ viewModel: Model, disposeBag: ViewModelOwnerDisposeBag) {}
    }
    var leftovers: [() -> AnyObject?] = []

    for _ in 0..<10_000 {
      let (model, screen) = (Model(), Plain())
      screen.viewModel = model
      leftovers.append { [weak model] in model }
      leftovers.append { [weak screen] in screen }
    }

    XCTAssertTrue(leftovers.allSatisfy { $0() == nil })
  }

  /// The thread that trapped sleeps for good.
  fileprivate func trapMessage(in body: @escaping () -> Void) -> String? {
    // Runs on one thread, and this one waits.
    nonisolated(unsafe) let body = body
    let caught = Mutex<String?>(nil)
    let done = DispatchSemaphore(value: 0)
    LifecycleTrap.replace { message, _, _ in
      caught.withLock { $0 = message }
      done.signal()
      while true { Thread.sleep(forTimeInterval: 3600) }
    }
    defer { LifecycleTrap.restore() }
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
    return caught.withLock { $0 }
  }
}

/// An owner that sets its view model each time it is told of one.
private final class Restless: UIView, ReusableViewModelOwner {
  func didSetViewModel(_ viewModel: Int, disposeBag: ViewModelOwnerDisposeBag) {
    self.viewModel = viewModel + 1
  }

  func prepareForReuse() {}
}

extension OwnerOrderTests {
  func testAnOwnerThatNeverSettlesTrapsWithWhatItDoes() {
    XCTAssertEqual(
      trapMessage { Restless().viewModel = 1 },
      "Restless sets its model in didSetViewModel(_:disposeBag:) each time, which calls "
        + "didSetViewModel(_:disposeBag:) again, 100 times so far. "
        + "Set it only where it is to change."
    )
  }

  func testAViewModelThatIsSetOnceMoreInDidSetEndsTheFormerOnesBagFirst() {
    final class Rounding: UIView, ReusableViewModelOwner {
      var log: [String] = []
      func didSetViewModel(_ viewModel: Double, disposeBag: ViewModelOwnerDisposeBag) {
        log.append("set \(viewModel)")
        disposeBag.add(
          ViewModelOwnerAutoDisposable { [weak self] in self?.log.append("end \(viewModel)") })
        if viewModel != viewModel.rounded() { self.viewModel = viewModel.rounded() }
      }
      func prepareForReuse() {}
    }
    let owner = Rounding()

    owner.viewModel = 1.75

    XCTAssertEqual(owner.viewModel, 2)
    XCTAssertEqual(owner.log.filter { $0.hasPrefix("set") }, ["set 1.75", "set 2.0"])
    owner.viewModel = nil
    XCTAssertEqual(owner.log.sorted(), ["end 1.75", "end 2.0", "set 1.75", "set 2.0"])
  }
}
