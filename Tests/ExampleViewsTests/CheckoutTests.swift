// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import Testing

@Suite struct CheckoutTests {
  private let phone = ExampleStates.phone

  @Test func bloodyMary() {
    assertSnapshots(
      of: BMCheckoutView.self, states: ExampleStates.checkout, size: phone,
      context: SnapshotContext(
        container: .navigationController,
        scrollViewsToTest: { view, state in
          state == "many lines" ? ["order": view.scrollView] : [:]
        }))
  }

  @Test func modellable() {
    assertSnapshots(
      of: ModellableCheckoutView.self, states: ExampleStates.checkout, size: phone,
      context: SnapshotContext(
        container: .tabBarController,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), renderSafeArea: true,
        keyboardVisibility: { $0 == "one line" ? .defaultHeight : .hidden }))
  }

  @Test func changesLookLikeFreshViews() {
    assertTransitions(of: BMCheckoutView.self, states: ExampleStates.checkout, size: phone)
  }
}
