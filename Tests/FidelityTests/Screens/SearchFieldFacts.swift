// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Search fields in navigation bars of tablets and phones: the edges that ownCloud's screenshots of
/// a list of files show on iOS 14, whose field has a color of its own.
enum SearchFieldFacts {
  static func all() throws -> [Fact] {
    let eight = Phone(size: CGSize(width: 375, height: 667), top: 20, bottom: 0, scale: 2)
    let plus = Phone(size: CGSize(width: 414, height: 736), top: 20, bottom: 0)
    let max = Phone(size: CGSize(width: 414, height: 896), top: 44)
    return try tablet("iPad Pro (9.7-inch)", .nine, CGRect(x: 20, y: 71, width: 728, height: 36))
      + tablet(
        "iPad Pro (12.9-inch) (5th generation)", .thirteen,
        CGRect(x: 20, y: 75, width: 984, height: 36))
      + phone("iPhone 8", eight, CGRect(x: 16, y: 65, width: 343, height: 36))
      + phone("iPhone 8 Plus", plus, CGRect(x: 20, y: 65, width: 374, height: 36))
      + phone("iPhone 11", .iPhone11, CGRect(x: 20, y: 93, width: 374, height: 36))
      + phone("iPhone 11 Pro Max", max, CGRect(x: 20, y: 89, width: 374, height: 36))
  }

  private static func tablet(
    _ device: String, _ tablet: Tablet, _ expected: CGRect
  ) throws -> [Fact] {
    facts(device, expected, try tablet.drawn(fill, measure: field).value)
  }

  private static func phone(
    _ device: String, _ phone: Phone, _ expected: CGRect
  ) throws -> [Fact] {
    facts(device, expected, try phone.drawn(fill, measure: field).value)
  }

  private static func facts(_ device: String, _ expected: CGRect, _ found: CGRect) -> [Fact] {
    Fact.frame(
      "a search field below the bar", .picture("ownCloud, 20_ios_files_list_demo, \(device)"),
      expected
    ) { found }
  }

  private static func fill(_ window: UIWindow) {
    let root = UITableViewController(style: .plain)
    root.title = "Files"
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    window.rootViewController = UINavigationController(rootViewController: root)
  }

  private static func field(_ window: UIWindow) -> CGRect {
    let navigation = window.rootViewController as? UINavigationController
    let field = navigation?.topViewController?.navigationItem.searchController?.searchBar
      .searchTextField
    return field.map { $0.convert($0.bounds, to: nil) } ?? .null
  }
}
