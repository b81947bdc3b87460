// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The tabs of the pet shop: the same in each lifecycle.
enum PetShopTabs {
  static var person: ProfileScreenModel {
    ProfileScreenModel(
      name: "Ada Lovelace", handle: "@ada", biography: "Dog person. Writes programs.",
      followers: 1843, pets: 2)
  }

  static var order: CheckoutModel {
    CheckoutModel(lines: [CheckoutModel.Line("Cat mask", cents: 1200, quantity: 2)])
  }

  /// Puts the screens side by side: profile, favorites, settings.
  static func makeRoot(
    profile: UIViewController, favorites: UIViewController, settings: UIViewController
  ) -> UITabBarController {
    let profileNavigation = UINavigationController(rootViewController: profile)
    profileNavigation.navigationBar.prefersLargeTitles = true
    profileNavigation.tabBarItem = UITabBarItem(title: "Profile", image: TabImage.circle, tag: 0)
    let settingsNavigation = UINavigationController(rootViewController: settings)
    settingsNavigation.tabBarItem = UITabBarItem(title: "Settings", image: TabImage.square, tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [profileNavigation, favorites, settingsNavigation]
    return tabs
  }

  static func makeFavoritesItem() -> UITabBarItem {
    UITabBarItem(title: "Favorites", image: TabImage.diamond, tag: 1)
  }
}

/// The pictures of the tab bar, drawn here.
enum TabImage {
  static var circle: UIImage { draw { UIBezierPath(ovalIn: $0) } }
  static var square: UIImage { draw { UIBezierPath(roundedRect: $0, cornerRadius: 5) } }
  static var diamond: UIImage {
    draw { rect in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.close()
      return path
    }
  }

  private static func draw(_ path: (CGRect) -> UIBezierPath) -> UIImage {
    let size = CGSize(width: 25, height: 25)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      path(CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)).fill()
    }.withRenderingMode(.alwaysTemplate)
  }
}
