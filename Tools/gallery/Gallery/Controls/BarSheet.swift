// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Navigation bars: titles, buttons, appearances, large titles.
  static let navigationBars = ControlSheet(name: "navigation-bars") {
    column(
      [
        navigationBar { $0.title = "Pets" },
        navigationBar(back: "Pets") {
          $0.title = "Ada"
          $0.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        },
        navigationBar(back: "A title that is long") {
          $0.title = "A title that is longer than the room between"
          $0.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
          ]
        },
        navigationBar {
          $0.title = "New pet"
          $0.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
          $0.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
          $0.rightBarButtonItem?.isEnabled = false
        },
        navigationBar(back: "Pets", large: true) {
          $0.title = "Large"
          $0.rightBarButtonItem = UIBarButtonItem(systemItem: .trash)
        },
        colored(
          navigationBar(back: "Pets") {
            $0.title = "Colored"
            $0.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
          }),
        navigationBar {
          let segments = UISegmentedControl(items: ["All", "Missed"])
          segments.selectedSegmentIndex = 0
          segments.sizeToFit()
          $0.titleView = segments
        },
      ], width: 352)
  }

  /// Tab bars: the chosen item, badges, colors.
  static let tabBars = ControlSheet(name: "tab-bars") {
    let titles = ["Home", "Search", "A longer title", "Profile"]
    let plain = tabBar(titles, selected: 0)
    let badges = tabBar(titles, selected: 1)
    badges.items?[0].badgeValue = "3"
    badges.items?[2].badgeValue = "100"
    badges.items?[3].badgeValue = "!"
    badges.items?[3].badgeColor = .systemGreen
    let colored = tabBar(Array(titles.prefix(2)), selected: 1)
    colored.tintColor = .systemPink
    colored.unselectedItemTintColor = .systemBrown
    colored.barTintColor = .systemYellow
    return column([plain, badges, colored], width: 352)
  }

  /// Toolbars: symbols, titles, flexible and fixed room.
  static let toolbars = ControlSheet(name: "toolbars") {
    column(
      [
        toolbar([
          UIBarButtonItem(systemItem: .add), .flexibleSpace(),
          UIBarButtonItem(systemItem: .edit), .flexibleSpace(),
          UIBarButtonItem(systemItem: .trash),
        ]),
        toolbar([
          UIBarButtonItem(systemItem: .compose), .fixedSpace(40),
          UIBarButtonItem(systemItem: .search), .flexibleSpace(),
          UIBarButtonItem(systemItem: .done),
        ]),
        toolbar([.flexibleSpace(), UIBarButtonItem(customView: UISwitch()), .flexibleSpace()]),
      ], width: 352)
  }

  private static func navigationBar(
    back: String? = nil, large: Bool = false, _ change: (UINavigationItem) -> Void
  ) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.prefersLargeTitles = large
    let item = UINavigationItem()
    change(item)
    bar.items = back.map { [UINavigationItem(title: $0), item] } ?? [item]
    bar.frame.size.height = bar.intrinsicContentSize.height
    return bar
  }

  private static func colored(_ bar: UINavigationBar) -> UINavigationBar {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = look
    bar.tintColor = .systemYellow
    return bar
  }

  private static func tabBar(_ titles: [String], selected: Int) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = titles.enumerated().map { index, title in
      UITabBarItem(title: title, image: symbol(index), tag: index)
    }
    bar.items = items
    bar.selectedItem = items[selected]
    return bar
  }

  private static func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    return bar
  }

  /// A template of 25 points: a polygon with 3 sides and more.
  private static func symbol(_ index: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in
      let path = UIBezierPath()
      let corners: [(CGFloat, CGFloat)] = [(12, 2), (23, 10), (19, 23), (5, 23), (1, 10)]
      let chosen = index == 0 ? corners : Array(corners.prefix(index + 2))
      path.move(to: CGPoint(x: chosen[0].0, y: chosen[0].1))
      for (x, y) in chosen.dropFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
      path.close()
      path.fill()
    }
  }
}
