// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// A list with search below its title, and the same while people search.
  static let searches = ControlSheet(name: "searches") {
    windows([searchScreen(isActive: false), searchScreen(isActive: true)])
  }

  /// Cards of half and whole height, one above the other.
  static let cards = ControlSheet(name: "cards") {
    windows([
      cardScreen { $0.detents = [.medium(), .large()] },
      cardScreen { $0.prefersGrabberVisible = true },
    ])
  }

  private static func searchScreen(isActive: Bool) -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 360))
    let list = UITableViewController(style: .insetGrouped)
    list.title = "Pets"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["Here", "Everywhere"]
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    search.isActive = isActive
    if isActive { search.searchBar.text = "Ada" }
    window.layoutIfNeeded()
    return window
  }

  private static func cardScreen(
    _ change: (UISheetPresentationController) -> Void
  ) -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    let (root, list) = (UIViewController(), UITableViewController(style: .insetGrouped))
    root.view.backgroundColor = .systemBackground
    list.title = "Edit"
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let card = UINavigationController(rootViewController: list)
    card.sheetPresentationController.map(change)
    root.present(card, animated: false)
    window.layoutIfNeeded()
    return window
  }
}
