// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership

/// The same app with screens that own their view models, which UIKit brings.
public enum OwnerPetShopApp {
  /// The app's root: profile, favorites, settings.
  public static func root(favorites count: Int = 0) -> UITabBarController {
    let profile = ProfileOwnerController()
    profile.viewModel = ProfileScreenViewModel(PetShopTabs.person)
    let favorites = OwnerFavoritesController()
    favorites.tabBarItem = PetShopTabs.makeFavoritesItem()
    favorites.viewModel = FavoritesModel(count: count)
    let settings = OwnerSettingsController()
    settings.viewModel = SettingsViewModel()
    return PetShopTabs.makeRoot(profile: profile, favorites: favorites, settings: settings)
  }

  /// Brings the form that comes above the other screens.
  public static func showCheckout(above controller: UIViewController) {
    let checkout = OwnerCheckoutController()
    checkout.viewModel = CheckoutViewModel(PetShopTabs.order)
    let navigation = UINavigationController(rootViewController: checkout)
    navigation.modalPresentationStyle = .pageSheet
    controller.present(navigation, animated: true)
  }
}
