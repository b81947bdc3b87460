// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

/// One screen in four lifecycles. Each is hosted by itself, and all look the same.
final class ProfileScreenTests: XCTestCase {
  private let phone = ExampleStates.phone

  func testBMView() {
    assertSnapshots(
      of: BMProfileView.self, states: ExampleStates.profileScreen, size: .fixed(phone),
      context: .navigationController)
  }

  func testBMViewController() {
    assertSnapshots(
      of: BMProfileViewController.self, states: ExampleStates.profileScreen, size: .fixed(phone),
      context: SnapshotContext(container: .navigationController, orientation: .landscape))
  }

  func testModellableView() {
    assertSnapshots(
      of: ModellableProfileView.self, states: ExampleStates.profileScreen, size: .fixed(phone),
      context: SnapshotContext(
        container: .navigationController,
        hooks: [
          .navigationControllerHasBeenCreated: { $0.navigationBar?.prefersLargeTitles = true }
        ]))
  }

  func testOwner() {
    assertSnapshots(
      of: ProfileOwnerController.self,
      states: ExampleStates.profileScreen.map(ProfileScreenViewModel.init),
      size: .fixed(phone), context: .navigationController)
  }

  func testPlainView() {
    assertSnapshots(
      of: PlainProfileView.self, states: ExampleStates.profileScreen, size: .fixed(phone),
      apply: { view, model in model.configure(view) })
  }

  func testAllLifecyclesLookTheSame() {
    for (name, model) in ExampleStates.profileScreen.pairs {
      let looks = [
        look {
          let controller = BMProfileViewController()
          controller.viewModel = model
          return controller
        },
        look {
          let controller = ProfileOwnerController()
          controller.viewModel = ProfileScreenViewModel(model)
          return controller
        },
        look {
          let controller = RootController(ModellableProfileView())
          controller.rootView.model = model
          return controller
        },
        look {
          let controller = RootController(PlainProfileView())
          controller.navigationItem.title = "Profile"
          model.configure(controller.rootView)
          return controller
        },
      ]
      for look in looks.dropFirst() { XCTAssertTrue(look == looks[0], name) }
    }
  }

  func testPressingTheButtonFollowsInEveryLifecycle() throws {
    var model = ExampleStates.profileScreen.pairs[0].state
    let bloody = BMProfileViewController()
    bloody.viewModel = model
    bloody.rootView.didTapFollow()
    XCTAssertEqual(bloody.viewModel?.isFollowed, true)

    let owner = ProfileOwnerController()
    let viewModel = ProfileScreenViewModel(model)
    owner.viewModel = viewModel
    owner.loadViewIfNeeded()
    XCTAssertEqual(viewModel.observerCount, 1)
    viewModel.toggleFollowing()
    model.isFollowed = true
    XCTAssertEqual(viewModel.model.isFollowed, true)
  }

  func testAnOwnerStopsObservingWhenItGoes() {
    let viewModel = ProfileScreenViewModel(ExampleStates.profileScreen.pairs[0].state)
    do {
      let owner = ProfileOwnerController()
      owner.viewModel = viewModel
      owner.loadViewIfNeeded()
      XCTAssertEqual(viewModel.observerCount, 1)
    }

    XCTAssertEqual(viewModel.observerCount, 0)
  }

  func testChangesLookLikeFreshViews() {
    assertTransitions(
      of: BMProfileView.self, states: ExampleStates.profileScreen, size: .fixed(phone))
  }

  /// What a screen shows in a navigation controller.
  private func look(_ make: () -> UIViewController) -> [String] {
    let window = UIWindow(frame: CGRect(origin: .zero, size: phone))
    window.rootViewController = UINavigationController(rootViewController: make())
    window.makeKeyAndVisible()
    let list = window.displayList(scale: 2)
    window.rootViewController = nil
    return [list.dump()]
  }

  /// A controller of a view that runs no phases by itself.
  private final class RootController<Root: UIView>: UIViewController {
    let rootView: Root

    init(_ rootView: Root) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
      if let modellable = rootView as? ModellableProfileView {
        modellable.viewController = self
        modellable.setup()
        modellable.style()
      }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = rootView }
  }
}
