// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// The same app with screens that are `ModellableView`s, which UIKit brings.
public enum ModellablePetShopApp {
  /// The app's root: profile, favorites, settings.
  public static func root(favorites count: Int = 0) -> UITabBarController {
    let profile = ModellableProfileController()
    profile.viewModel = PetShopTabs.person
    let favorites = ModellableFavoritesController()
    favorites.tabBarItem = PetShopTabs.makeFavoritesItem()
    favorites.viewModel = FavoritesModel(count: count)
    let settings = ModellableSettingsController()
    settings.viewModel = SettingsModel()
    return PetShopTabs.makeRoot(profile: profile, favorites: favorites, settings: settings)
  }

  /// Brings the form that comes above the other screens.
  public static func showCheckout(above controller: UIViewController) {
    let checkout = ModellableCheckoutController()
    checkout.viewModel = PetShopTabs.order
    let navigation = UINavigationController(rootViewController: checkout)
    navigation.modalPresentationStyle = .pageSheet
    controller.present(navigation, animated: true)
  }
}
