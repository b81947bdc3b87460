// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ExampleViews
import HeadlessSnapshots
import XCTest

/// A whole app: three screens side by side, and others above them.
final class PetShopAppTests: XCTestCase {
  private let size = ExampleStates.tallPhone
  private let safeArea = ExampleStates.tallSafeArea

  func testEveryTab() {
    assertSnapshots(
      of: UITabBarController.self, states: ["profile": 0, "favorites": 1, "settings": 2],
      size: .fixed(size), .scale(1), context: SnapshotContext(safeAreaInsets: safeArea),
      make: { PetShopApp.root(favorites: 3) }, apply: { $0.selectedIndex = $1 })
  }

  func testEveryTabOfModellableViews() {
    assertSnapshots(
      of: UITabBarController.self, states: ExampleStates.tabs, size: .fixed(size), .scale(1),
      context: SnapshotContext(safeAreaInsets: safeArea),
      make: { ModellablePetShopApp.root(favorites: 3) }, apply: { $0.selectedIndex = $1 })
  }

  func testEveryTabOfOwners() {
    assertSnapshots(
      of: UITabBarController.self, states: ExampleStates.tabs, size: .fixed(size), .scale(1),
      context: SnapshotContext(safeAreaInsets: safeArea),
      make: { OwnerPetShopApp.root(favorites: 3) }, apply: { $0.selectedIndex = $1 })
  }

  func testEveryTabLooksTheSameInAllLifecycles() {
    for (name, index) in ExampleStates.tabs.pairs {
      let looks = roots.map { make in look(of: make()) { $0.selectedIndex = index } }
      for look in looks.dropFirst() { XCTAssertEqual(look, looks[0], name) }
    }
  }

  func testTheModalLooksTheSameInAllLifecycles() {
    let looks = [
      look(of: PetShopApp.root()) { tabs in
        let shown = expectation(description: "the modal")
        Router(with: PetShopApp.Screens())
          .show(routableElement: PetShopApp.checkout) { shown.fulfill() }
        wait(for: [shown], timeout: 10)
      },
      look(of: ModellablePetShopApp.root()) { ModellablePetShopApp.showCheckout(above: $0) },
      look(of: OwnerPetShopApp.root()) { OwnerPetShopApp.showCheckout(above: $0) },
    ]

    for look in looks.dropFirst() { XCTAssertEqual(look, looks[0]) }
  }

  func testSettingsAskBeforeTheyAreResetInEveryLifecycle() {
    for make in roots {
      let tabs = make()
      _ = look(of: tabs) { tabs in
        tabs.selectedIndex = 2
        let navigation = tabs.selectedViewController as? UINavigationController
        navigation?.view.layoutIfNeeded()
        let button = navigation?.toolbar.subviews.compactMap { $0 as? UIControl }
          .first { $0.subviews.contains { ($0 as? UILabel)?.text == "Reset" } }
        button?.sendActions(for: .touchUpInside)
        let alert = tabs.presentedViewController as? UIAlertController
        XCTAssertEqual(alert?.title, "Reset all settings?")
      }
    }
  }

  private var roots: [() -> UITabBarController] {
    [
      { PetShopApp.root(favorites: 3) }, { ModellablePetShopApp.root(favorites: 3) },
      { OwnerPetShopApp.root(favorites: 3) },
    ]
  }

  /// What a window shows after `change`.
  private func look(
    of root: UITabBarController, after change: (UITabBarController) -> Void
  ) -> String {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    change(root)
    defer {
      window.rootViewController = nil
      window.isHidden = true
    }
    return window.displayList(scale: 1).dump()
  }

  func testCheckoutComesAboveAsAPage() {
    assertSnapshot(
      of: PetShopApp.root(), size: .fixed(size), .scale(1),
      context: SnapshotContext(
        hooks: [
          .viewDidAppear: { tabs in
            guard tabs.presentedViewController == nil else { return }
            Router(with: PetShopApp.Screens()).show(routableElement: PetShopApp.checkout)
          }
        ],
        safeAreaInsets: safeArea,
        isViewReady: { tabs, _ in tabs.presentedViewController?.isBeingPresented == false }))
  }

  func testAnAlertAsksBeforeSettingsAreReset() {
    assertSnapshots(
      of: UITabBarController.self,
      states: ["alert": UIAlertController.Style.alert, "sheet": .actionSheet],
      size: .fixed(size), .scale(1), context: SnapshotContext(safeAreaInsets: safeArea),
      make: { PetShopApp.root() },
      apply: { tabs, style in
        tabs.selectedIndex = 2
        let alert = UIAlertController(
          title: "Reset all settings?", message: "Your pets stay as they are.",
          preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive))
        if style == .actionSheet {
          alert.addAction(UIAlertAction(title: "Keep some", style: .default))
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        tabs.present(alert, animated: true)
      })
  }

  /// The same app with the look of iOS 26.
  func testEveryTabOnIOS26() {
    assertSnapshots(
      of: UITabBarController.self, states: ExampleStates.tabs, size: .fixed(size), .scale(1),
      .traits(.look(.iOS26)), context: SnapshotContext(safeAreaInsets: safeArea),
      make: { PetShopApp.root(favorites: 3) }, apply: { $0.selectedIndex = $1 })
  }

  func testAnAlertOnIOS26() {
    assertSnapshots(
      of: UITabBarController.self, states: ["three": true, "two": false], size: .fixed(size),
      .scale(1), .traits(.look(.iOS26).with(.light), .look(.iOS26).with(.dark)),
      context: SnapshotContext(safeAreaInsets: safeArea), make: { PetShopApp.root() },
      apply: { tabs, isThree in
        tabs.selectedIndex = 2
        let alert = UIAlertController(
          title: "Reset all settings?", message: "Your pets stay as they are.",
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive))
        if isThree { alert.addAction(UIAlertAction(title: "Keep some", style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        tabs.present(alert, animated: true)
      })
  }

  func testProfileIsPushedInLandscape() {
    assertSnapshot(
      of: PetShopApp.root(), size: .fixed(size), .scale(1),
      context: SnapshotContext(
        hooks: [
          .viewDidAppear: { tabs in
            let next = BMProfileViewController()
            next.viewModel = ExampleStates.profileScreen.pairs[1].state
            next.hidesBottomBarWhenPushed = true
            (tabs.selectedViewController as? UINavigationController)?
              .pushViewController(next, animated: false)
          }
        ], orientation: .landscape,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)))
  }

  func testBarsAreLowInLandscape() {
    assertSnapshot(
      of: OwnerPetShopApp.root(favorites: 3), size: .fixed(size), .scale(1),
      context: SnapshotContext(
        hooks: [.viewDidAppear: { $0.selectedIndex = 2 }], orientation: .landscape,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)))
  }

  func testCheckoutComesAboveAsHalfAPage() {
    assertSnapshot(
      of: ModellablePetShopApp.root(), size: .fixed(size), .scale(1),
      context: SnapshotContext(
        hooks: [
          .viewDidAppear: { tabs in
            guard tabs.presentedViewController == nil else { return }
            ModellablePetShopApp.showCheckout(above: tabs)
            let sheet = tabs.presentedViewController?.sheetPresentationController
            sheet?.detents = [.medium(), .large()]
            sheet?.prefersGrabberVisible = true
          }
        ], safeAreaInsets: safeArea))
  }
}
