// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import SnapshotVerification

extension Example {
  /// Whole screens, each in several lifecycles. Their surroundings are those of their tests.
  static var screens: [Example] { profiles + checkouts + lists + apps }

  private static let phone = ExampleStates.phone

  // MARK: Profile

  private static var profiles: [Example] {
    let states = ExampleStates.profileScreen.pairs
    return [
      Example(
        "BMProfileView", phone, test: "ProfileScreenTests", "testBMView()", scales: [2],
        states.map { name, model in
          (
            name,
            .view(
              { BMProfileView() }, state: name,
              context: SnapshotContext(container: .navigationController),
              apply: { $0.viewModel = model })
          )
        }),
      Example(
        "BMProfileViewController", phone, test: "ProfileScreenTests", "testBMViewController()",
        scales: [2],
        states.map { name, model in
          (
            name,
            .viewController(
              { made(BMProfileViewController()) { $0.viewModel = model } }, state: name,
              context: SnapshotContext(
                container: .navigationController, orientation: .landscape))
          )
        }),
      Example(
        "ModellableProfileView", phone, test: "ProfileScreenTests", "testModellableView()",
        scales: [2],
        states.map { name, model in
          (
            name,
            .view(
              { ModellableProfileView() }, state: name,
              context: SnapshotContext(
                container: .navigationController,
                hooks: [
                  .navigationControllerHasBeenCreated: {
                    $0.navigationBar?.prefersLargeTitles = true
                  }
                ]), apply: { $0.model = model })
          )
        }),
      Example(
        "ProfileOwnerController", phone, test: "ProfileScreenTests", "testOwner()", scales: [2],
        states.map { name, model in
          (
            name,
            .viewController(
              { made(ProfileOwnerController()) { $0.viewModel = ProfileScreenViewModel(model) } },
              state: name, context: SnapshotContext(container: .navigationController))
          )
        }),
      Example(
        "PlainProfileView", phone, test: "ProfileScreenTests", "testPlainView()", scales: [2],
        states.map { name, model in
          (name, .view({ PlainProfileView() }, apply: { model.configure($0) }))
        }),
    ]
  }

  // MARK: Checkout

  private static var checkouts: [Example] {
    let states = ExampleStates.checkout.pairs
    return [
      Example(
        "BMCheckoutView", phone, test: "CheckoutTests", "bloodyMary()", scales: [2],
        states.map { name, model in
          (
            name,
            .view(
              { BMCheckoutView() }, state: name,
              context: SnapshotContext(container: .navigationController),
              apply: { $0.viewModel = model })
          )
        }),
      Example(
        "ModellableCheckoutView", phone, test: "CheckoutTests", "modellable()", scales: [2],
        states.map { name, model in
          (
            name,
            .view(
              { ModellableCheckoutView() }, state: name,
              context: SnapshotContext(
                container: .tabBarController,
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
                renderSafeArea: true,
                keyboardVisibility: { $0 == "one line" ? .defaultHeight : .hidden }),
              apply: { $0.model = model })
          )
        }),
      Example(
        "OwnerCheckoutController", phone, test: "CheckoutTests", "owner()", scales: [2],
        states.map { name, model in
          (
            name,
            .viewController(
              { made(OwnerCheckoutController()) { $0.viewModel = CheckoutViewModel(model) } },
              state: name, context: SnapshotContext(container: .navigationController))
          )
        }),
    ]
  }

  // MARK: List

  private static var lists: [Example] {
    let states = ExampleStates.petList.pairs
    return [
      Example(
        "BMPetListView", phone, test: "PetListTests", "testBMView()", scales: [2],
        states.map { name, model in
          (
            name,
            .view(
              { BMPetListView() }, state: name,
              context: SnapshotContext(container: .navigationController),
              apply: { $0.viewModel = model })
          )
        }),
      Example(
        "ModellablePetListView", phone, test: "PetListTests", "testModellableView()", scales: [2],
        states.map { name, model in
          (
            name,
            .view(
              { ModellablePetListView() }, state: name,
              context: SnapshotContext(
                container: .tabBarController,
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
              apply: { $0.model = model })
          )
        }),
      Example(
        "OwnerPetListController", phone, test: "PetListTests", "testOwner()", scales: [2],
        states.map { name, model in
          (
            name,
            .viewController(
              {
                made(OwnerPetListController()) {
                  $0.viewModel = model.rows.map(PetRowViewModel.init)
                }
              }, state: name,
              context: SnapshotContext<OwnerPetListController>(
                container: .navigationController,
                hooks: [
                  .navigationControllerHasBeenCreated: {
                    $0.navigationController?.navigationBar.prefersLargeTitles = true
                  },
                  .viewDidAppear: { $0.tableView.contentOffset.y += 31 },
                ]))
          )
        }),
    ]
  }

  // MARK: App

  private static var apps: [Example] {
    [
      app("PetShopApp", "testEveryTab()") { PetShopApp.root(favorites: 3) },
      app("ModellablePetShopApp", "testEveryTabOfModellableViews()") {
        ModellablePetShopApp.root(favorites: 3)
      },
      app("OwnerPetShopApp", "testEveryTabOfOwners()") { OwnerPetShopApp.root(favorites: 3) },
    ]
  }

  private static func app(
    _ name: String, _ function: String, _ make: @escaping () -> UITabBarController
  ) -> Example {
    Example(
      name, ExampleStates.tallPhone, test: "PetShopAppTests", function, scales: [1],
      ExampleStates.tabs.pairs.map { name, index in
        (
          name,
          .viewController(
            make, state: name, context: SnapshotContext(safeAreaInsets: ExampleStates.tallSafeArea),
            apply: { $0.selectedIndex = index })
        )
      })
  }

  /// A controller after `configure`.
  private static func made<Controller>(
    _ controller: Controller, _ configure: (Controller) -> Void
  ) -> Controller {
    configure(controller)
    return controller
  }
}

extension ExampleStates {
  /// The screen of a phone with a notch, in points.
  public static let tallPhone = CGSize(width: 390, height: 844)
  /// What covers the edges of that phone, in points.
  public static let tallSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  /// The tabs of the pet shop, by their places.
  public static var tabs: SnapshotStates<Int> {
    ["profile": 0, "favorites": 1, "settings": 2]
  }
}
