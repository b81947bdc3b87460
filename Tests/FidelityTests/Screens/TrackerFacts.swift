// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A screen with all bars: a large title, a compact date picker, a search bar and tabs with
/// symbols, on phones without a safe area, as swift-snapshot-testing shows them in a test.
enum TrackerFacts {
  static func all() throws -> [Fact] { try english() + russian() + symbols() }

  /// What one of these screens says.
  private struct Screen {
    let language: String
    let date: DateComponents
    let titles: [String]
    let search: String
    let tint: UIColor
  }

  private static func fill(_ window: UIWindow, _ screen: Screen) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.title = screen.titles[0]
    let button = UIButton()
    button.tintColor = .label
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium, scale: .large)
    button.setImage(UIImage(systemName: "plus", withConfiguration: large), for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: picker(screen))
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = screen.search
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    let names = ["record.circle.fill", "hare.fill"]
    tabs.viewControllers = zip([navigation, UIViewController()], zip(screen.titles, names)).map {
      $0.tabBarItem = UITabBarItem(
        title: $1.0, image: UIImage(systemName: $1.1), selectedImage: nil)
      return $0
    }
    window.rootViewController = tabs
  }

  private static func picker(_ screen: Screen) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.locale = Locale(identifier: screen.language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.timeZone = .gmt
    picker.date = calendar.date(from: screen.date) ?? picker.date
    return picker
  }

  private static func drawn(_ size: CGSize, _ screen: Screen) throws -> Drawn {
    var phone = Phone(size: size, top: 0)
    phone.bottom = 0
    return try phone.drawn { fill($0, screen) }
  }

  // MARK: iOS 17

  private static func english() throws -> [Fact] {
    let source = Fact.Source.picture("SKemenov/iOS-Tracker, testViewController.2.png, iOS 17")
    let picture = try drawn(
      CGSize(width: 393, height: 852),
      Screen(
        language: "en_US", date: DateComponents(year: 2023, month: 11, day: 29, hour: 12),
        titles: ["Trackers", "Statistics"], search: "Search", tint: .systemBlue))
    let pill = picture.ink(in: CGRect(x: 200, y: 2, width: 193, height: 42), threshold: 8)
    let date = picture.ink(in: CGRect(x: 256, y: 10, width: 115, height: 25), threshold: 60)
    let plus = picture.ink(in: CGRect(x: 3, y: 3, width: 60, height: 40), threshold: 60)
    let title = picture.ink(in: CGRect(x: 3, y: 46, width: 300, height: 46), threshold: 60)
    let field = picture.ink(in: CGRect(x: 3, y: 93, width: 387, height: 50), threshold: 8)
    let glass = picture.ink(in: CGRect(x: 20, y: 102, width: 23, height: 26), threshold: 20)
    let circle = picture.ink(in: CGRect(x: 70, y: 806, width: 60, height: 30), threshold: 60)
    let name = picture.ink(in: CGRect(x: 70, y: 837, width: 60, height: 14), threshold: 60)
    return Fact.frame(
      "a compact date", source, CGRect(x: 249.667, y: 5, width: 127.333, height: 34.333)
    ) { pill }
      + [
        Fact("the date's ink begins", source, 263, within: 0.68) { date.minX },
        Fact("the date's ink ends", source, 364.333, within: 0.68) { date.maxX },
        Fact("a large title's ink begins", source, 16.667, within: 0.68) { title.minX },
        Fact("a large title stands", source, 80.333) { title.maxY },
        Fact("the field begins", source, 16) { field.minX },
        Fact("the field ends", source, 377) { field.maxX },
        Fact("the field's top", source, 97) { field.minY },
        Fact("the field's bottom", source, 133) { field.maxY },
        Fact("the glass begins", source, 24) { glass.minX },
        Fact("the glass ends", source, 40.333) { glass.maxX },
        Fact("a plus of 20 points, medium and large, begins", source, 19.333) { plus.minX },
        Fact("such a plus is wide", source, 21, within: 0.5) { plus.width },
        Fact("such a plus is in the bar's middle", source, 22, within: 0.5) { plus.midY },
        Fact("a filled circle in a tab is wide", source, 23.333, within: 0.5) { circle.width },
        Fact("a filled circle in a tab has its middle", source, 98, within: 0.5) { circle.midX },
        Fact("a filled circle in a tab is so low", source, 821.667, within: 0.5) { circle.midY },
        Fact("a tab's title begins", source, 77.333, within: 0.68) { name.minX },
        Fact("a tab's title ends", source, 119, within: 0.68) { name.maxX },
        Fact("a tab's title stands", source, 848.333) { name.maxY },
      ]
  }

  // MARK: Another language

  private static func russian() throws -> [Fact] {
    let source = Fact.Source.picture("miracle784/Tracker, testTrackersViewControllerLight.1.png")
    let picture = try drawn(
      CGSize(width: 402, height: 874),
      Screen(
        language: "ru_RU", date: DateComponents(year: 2026, month: 4, day: 18, hour: 12),
        titles: ["Трекеры", "Статистика"], search: "Поиск", tint: .systemBlue))
    let pill = picture.ink(in: CGRect(x: 200, y: 2, width: 202, height: 42), threshold: 8)
    let date = picture.ink(in: CGRect(x: 255, y: 10, width: 125, height: 25), threshold: 60)
    return [
      Fact("a compact date in Russian begins", source, 249.333, within: 5) { pill.minX },
      Fact("a compact date in Russian ends", source, 386) { pill.maxX },
      Fact("the last letter is that of the year", source, 373, within: 0.68) { date.maxX },
      Fact("the date's gray", source, 238, within: 1) { picture.color(x: 300, y: 7)[0] },
    ]
  }

  // MARK: Symbols in tabs

  /// A bar of two tabs on a phone 430 wide, below which 34 points are covered.
  private static func symbols() throws -> [Fact] {
    let source = Fact.Source.picture("passforios, img/screenshot1.png, iOS 16, its tabs")
    let picture = try Phone.proMax.drawn { window in
      let tabs = UITabBarController()
      tabs.viewControllers = zip(["Passwords", "Settings"], ["lock", "gear"]).map { title, name in
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.tabBarItem = UITabBarItem(
          title: title, image: UIImage(systemName: name), selectedImage: nil)
        return controller
      }
      window.rootViewController = tabs
    }
    let gear = picture.ink(in: CGRect(x: 290, y: 852, width: 66, height: 33), threshold: 40)
    return [
      Fact("a gear in a tab is wide", source, 25, within: 1) { gear.width },
      Fact("a gear in a tab has its middle", source, 867.833, within: 0.5) { gear.midY },
    ]
  }
}
