// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ExampleViews
import HeadlessSnapshots
import XCTest

/// A whole app: three screens side by side, and others above them.
final class PetShopAppTests: XCTestCase {
  private let size = CGSize(width: 390, height: 844)
  private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  func testEveryTab() {
    assertSnapshots(
      of: UITabBarController.self, states: ["profile": 0, "favorites": 1, "settings": 2],
      size: size, scale: 1, context: SnapshotContext(safeAreaInsets: safeArea),
      make: { PetShopApp.root(favorites: 3) }, apply: { $0.selectedIndex = $1 })
  }

  func testCheckoutComesAboveAsAPage() {
    assertSnapshot(
      of: PetShopApp.root(), size: size, scale: 1,
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
      size: size, scale: 1, context: SnapshotContext(safeAreaInsets: safeArea),
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

  func testProfileIsPushedInLandscape() {
    assertSnapshot(
      of: PetShopApp.root(), size: size, scale: 1,
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
}
