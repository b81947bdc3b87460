// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ViewModelOwnership
import XCTest

/// Owners that are neither views nor controllers, as the published library's own tests have them.
final class PlainOwnerTests: XCTestCase {
  private final class Reusable: ReusableViewModelOwner {
    let log: Log
    init(_ log: Log) { self.log = log }
    func didSetViewModel(_ viewModel: String, disposeBag: ViewModelOwnerDisposeBag) {
      log.lines.append("set \(viewModel)")
      disposeBag.add(
        ViewModelOwnerAutoDisposable { [log] in log.lines.append("end \(viewModel)") })
    }
    func prepareForReuse() {}
  }

  private final class Presenter: NSObject, NonReusableViewModelOwner {
    var shown: [Int] = []
    func didSetViewModel(_ viewModel: Int, disposeBag: ViewModelOwnerDisposeBag) {
      shown.append(viewModel)
    }
  }

  private class Generic<Model>: ReusableViewModelOwner {
    var shown: [Model] = []
    func didSetViewModel(_ viewModel: Model, disposeBag: ViewModelOwnerDisposeBag) {
      shown.append(viewModel)
    }
    func prepareForReuse() {}
  }

  func testAPlainClassOwnsAViewModel() {
    let log = Log()
    let owner = Reusable(log)

    owner.viewModel = "A"
    owner.viewModel = "B"
    owner.viewModel = nil

    XCTAssertEqual(log.lines, ["set A", "end A", "set B", "end B"])
    XCTAssertNil(owner.viewModel)
  }

  func testAnNSObjectOwnsAViewModel() {
    let owner = Presenter()
    XCTAssertFalse(owner.hasConfiguredViewModel)

    owner.viewModel = 7
    owner.reconfigureViewModel()

    XCTAssertEqual(owner.viewModel, 7)
    XCTAssertEqual(owner.shown, [7, 7])
  }

  func testAGenericClassOwnsAViewModel() {
    final class Words: Generic<String> {}
    let owner = Words()

    owner.viewModel = "A"

    XCTAssertEqual(owner.shown, ["A"])
    XCTAssertEqual(owner.viewModel, "A")
  }

  func testOwnersAreReleasedAndLeaveNothingToWhoComesToTheirAddress() {
    for _ in 0..<1000 {
      weak var gone: Reusable?
      do {
        let owner = Reusable(Log())
        XCTAssertNil(owner.viewModel)
        owner.viewModel = "A"
        gone = owner
      }
      XCTAssertNil(gone)
    }
  }

  func testWhatAnOwnerLeavesEndsWhenTheNextOneIsUsed() {
    let log = Log()
    do {
      Reusable(log).viewModel = "A"
    }

    Reusable(Log()).viewModel = "B"

    XCTAssertEqual(log.lines, ["set A", "end A"])
  }

  func testManyOwnersAtOnce() {
    let owners = (0..<600).map { _ in Presenter() }

    for (index, owner) in owners.enumerated() { owner.viewModel = index }

    XCTAssertEqual(owners.map(\.viewModel), Array(0..<600))
  }
}
