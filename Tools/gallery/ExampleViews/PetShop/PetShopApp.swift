// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// An app with three screens side by side, and one that comes above them.
public enum PetShopApp {
  /// The screens that the app's router knows.
  public struct Screens: RoutingConfigurationProvider {
    public init() {}

    public var screensAndDestinations: [ScreenIdentifier: RoutableViewController.Type] {
      ["profile": BMProfileViewController.self, "checkout": BMCheckoutViewController.self]
    }
  }

  /// The app's root: pets, favorites, settings.
  public static func root(favorites: Int = 0) -> UITabBarController {
    let pets = BMProfileViewController()
    pets.viewModel = ProfileScreenModel(
      name: "Ada Lovelace", handle: "@ada", biography: "Dog person. Writes programs.",
      followers: 1843, pets: 2)
    let profile = UINavigationController(rootViewController: pets)
    profile.tabBarItem = UITabBarItem(title: "Profile", image: TabImage.circle, tag: 0)
    profile.navigationBar.prefersLargeTitles = true

    let empty = BMEmptyFavoritesController()
    empty.tabBarItem = UITabBarItem(title: "Favorites", image: TabImage.diamond, tag: 1)
    empty.tabBarItem.badgeValue = favorites > 0 ? "\(favorites)" : nil

    let settings = SettingsController()
    let settingsNavigation = UINavigationController(rootViewController: settings)
    settingsNavigation.tabBarItem = UITabBarItem(title: "Settings", image: TabImage.square, tag: 2)

    let tabs = UITabBarController()
    tabs.viewControllers = [profile, empty, settingsNavigation]
    return tabs
  }

  /// The form that comes above the other screens.
  public static var checkout: RoutableObject<CheckoutModel> {
    RoutableObject(
      screenIdentifier: "checkout",
      viewModel: CheckoutModel(lines: [CheckoutModel.Line("Cat mask", cents: 1200, quantity: 2)]),
      navigationStyle: .modal(
        presentationStyle: .pageSheet, navigationController: UINavigationController()))
  }
}

/// Favorites, of which there are none.
final class BMEmptyFavoritesController: UIViewController {
  override func loadView() {
    let empty = EmptyStateView()
    empty.viewModel = EmptyStateViewModel(
      image: ExampleImage.cat, title: "No favorites yet",
      message: "Pets that you like are kept here.")
    view = empty
  }
}

/// Switches in rows, with a toolbar below.
final class SettingsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    toolbarItems = [
      UIBarButtonItem(systemItem: .compose), .flexibleSpace(),
      UIBarButtonItem(title: "Reset", primaryAction: UIAction { [weak self] _ in self?.reset() }),
      .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    let stack = UIStackView(
      arrangedSubviews: [("Notifications", true), ("Sounds", false), ("Show prices", true)].map {
        let toggle = UISwitch()
        toggle.isOn = $0.1
        return OrderRow(title: $0.0, control: toggle)
      })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  func reset() {
    let alert = UIAlertController(
      title: "Reset all settings?", message: "Your pets stay as they are.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Reset", style: .destructive))
    present(alert, animated: true)
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
