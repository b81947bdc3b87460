// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import Testing

@Suite struct CheckoutTests {
  private let phone = ExampleStates.phone

  @Test func bloodyMary() {
    assertSnapshots(
      of: BMCheckoutView.self, states: ExampleStates.checkout, size: .fixed(phone),
      context: SnapshotContext(
        container: .navigationController,
        scrollViewsToTest: { view, state in
          state == "many lines" ? ["order": view.scrollView] : [:]
        }))
  }

  @Test func modellable() {
    assertSnapshots(
      of: ModellableCheckoutView.self, states: ExampleStates.checkout, size: .fixed(phone),
      context: SnapshotContext(
        container: .tabBarController,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), renderSafeArea: true,
        keyboardVisibility: { $0 == "one line" ? .defaultHeight : .hidden }))
  }

  @Test func owner() {
    assertSnapshots(
      of: OwnerCheckoutController.self,
      states: ExampleStates.checkout.map(CheckoutViewModel.init),
      size: .fixed(phone), context: .navigationController)
  }

  @Test func allLifecyclesLookTheSame() {
    for (name, model) in ExampleStates.checkout.pairs {
      let bloody = BMCheckoutViewController()
      bloody.viewModel = model
      let modellable = ModellableCheckoutController()
      modellable.viewModel = model
      let owner = OwnerCheckoutController()
      owner.viewModel = CheckoutViewModel(model)

      let looks = [bloody, modellable, owner].map { look(of: $0) }
      #expect(looks[1] == looks[0], "\(name)")
      #expect(looks[2] == looks[0], "\(name)")
    }
  }

  @Test func whatPeopleChooseIsKeptInEveryLifecycle() {
    let model = ExampleStates.checkout.pairs[1].state
    let bloody = BMCheckoutViewController()
    bloody.viewModel = model
    bloody.rootView.didToggleGift(true)
    bloody.rootView.didTapPay()
    #expect(bloody.viewModel?.isGift == true)
    #expect(bloody.viewModel?.isPaying == true)

    let modellable = ModellableCheckoutController()
    modellable.viewModel = model
    modellable.loadViewIfNeeded()
    modellable.rootView.didToggleGift(true)
    modellable.rootView.didTapPay()
    #expect(modellable.rootView.model?.isGift == true)
    #expect(modellable.viewModel?.isPaying == true)

    let viewModel = CheckoutViewModel(model)
    do {
      let owner = OwnerCheckoutController()
      owner.viewModel = viewModel
      #expect(!viewModel.isObserved)
      owner.loadViewIfNeeded()
      #expect(viewModel.isObserved)
    }
    #expect(!viewModel.isObserved)
  }

  @Test func changesLookLikeFreshViews() {
    assertTransitions(of: BMCheckoutView.self, states: ExampleStates.checkout, size: .fixed(phone))
  }

  private func look(of controller: UIViewController) -> String {
    let window = UIWindow(frame: CGRect(origin: .zero, size: phone))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    defer { window.rootViewController = nil }
    return window.displayList(scale: 2).dump()
  }
}
