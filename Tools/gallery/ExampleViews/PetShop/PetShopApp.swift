// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// An app with three screens side by side, and one that comes above them. Its screens are
/// `BMView`s, and a router brings them.
public enum PetShopApp {
  /// The screens that the app's router knows.
  public struct Screens: RoutingConfigurationProvider {
    public init() {}

    public var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
      [
        "profile": BMProfileViewController.self, "checkout": BMCheckoutViewController.self,
        "settings": BMSettingsViewController.self,
      ]
    }
  }

  /// The app's root: profile, favorites, settings.
  public static func root(favorites count: Int = 0) -> UITabBarController {
    let profile = BMProfileViewController()
    profile.viewModel = PetShopTabs.person
    let favorites = BMFavoritesViewController()
    favorites.tabBarItem = PetShopTabs.makeFavoritesItem()
    favorites.viewModel = FavoritesModel(count: count)
    let settings = BMSettingsViewController()
    settings.viewModel = SettingsModel()
    return PetShopTabs.makeRoot(profile: profile, favorites: favorites, settings: settings)
  }

  /// The form that comes above the other screens.
  public static var checkout: RoutableObject<CheckoutModel> {
    RoutableObject(
      screenIdentifier: "checkout", viewModel: PetShopTabs.order,
      navigationStyle: .modal(
        presentationStyle: .pageSheet, navigationController: UINavigationController()))
  }
}
