// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

final class ViewModelStorageTests: XCTestCase {
  private final class SharedModel: BMViewModel {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class ModelView: UIView, BMViewWithViewModel {
    func configure() {}
    func style() {}
    func layout() {}
    func update(oldViewModel: SharedModel?) {}
  }

  func testTheViewModelCanBeReadInDeinitAndNothingIsUpdated() {
    let log = CallLog()
    var view: CounterView? = CounterView(log: log)
    view?.viewModel = Counter(value: 3)
    // Optimized code would let the view go after its last use.
    withExtendedLifetime(view) { _ = log.take() }

    view = nil

    XCTAssertEqual(log.calls, ["deinit 3"])
  }

  func testTheViewModelDiesWithItsView() {
    weak var model: SharedModel?
    weak var view: ModelView?
    do {
      let owner = ModelView()
      owner.viewModel = SharedModel(1)
      (model, view) = (owner.viewModel, owner)
      XCTAssertNotNil(model)
    }

    XCTAssertNil(view)
    XCTAssertNil(model)
  }

  func testSettingNilReleasesTheViewModel() {
    let view = ModelView()
    weak var model: SharedModel?
    view.viewModel = SharedModel(1)
    model = view.viewModel

    view.viewModel = nil

    XCTAssertNil(model)
  }

  func testTenThousandViewsNeverSeeAnothersViewModel() {
    var living: [ModelView] = []
    for number in 0..<10_000 {
      let view = ModelView()
      XCTAssertNil(view.viewModel)
      view.viewModel = SharedModel(number)
      // Every other view dies at once, so that addresses are used again.
      if number.isMultiple(of: 2) { living.append(view) }
    }

    XCTAssertEqual(living.map { $0.viewModel?.number }, (0..<5_000).map { $0 * 2 })
  }

  func testTenThousandViewsLeaveNothing() {
    var leftovers: [() -> AnyObject?] = []
    for number in 0..<10_000 {
      let (view, model) = (ModelView(), SharedModel(number))
      view.viewModel = model
      leftovers.append { [weak view] in view }
      leftovers.append { [weak model] in model }
    }

    XCTAssertTrue(leftovers.allSatisfy { $0() == nil })
  }

  func testAnyClassCanOwnAViewModel() {
    final class Presenter: BMViewWithViewModel, AssociatedStorageOwner {
      let associatedStorage = AssociatedStorage()
      var shown: [Int?] = []
      func configure() {}
      func style() {}
      func layout() {}
      func update(oldViewModel: Counter?) { shown.append(viewModel?.value) }
    }
    let presenter = Presenter()

    presenter.viewModel = Counter(value: 7)

    XCTAssertEqual(presenter.shown, [7])
  }

  func testAPlainClassOwnsAViewModel() {
    final class Plain: BMViewWithViewModel {
      var shown: [Int?] = []
      func configure() {}
      func style() {}
      func layout() {}
      func update(oldViewModel: Counter?) { shown += [oldViewModel?.value, viewModel?.value] }
    }
    let owner = Plain()

    owner.viewModel = Counter(value: 1)
    owner.viewModel = Counter(value: 2)

    XCTAssertEqual(owner.shown, [nil, 1, 1, 2])
  }

  func testAViewModelThatIsDeclaredIsTheViewsOwn() {
    final class Declaring: UIView, BMViewWithViewModel {
      var viewModel: Counter?
      var updates = 0
      func configure() {}
      func style() {}
      func layout() {}
      func update(oldViewModel: Counter?) { updates += 1 }
    }
    let view = Declaring()

    view.viewModel = Counter(value: 1)

    XCTAssertEqual(view.updates, 0)
    XCTAssertEqual(view.viewModel, Counter(value: 1))
  }

}
