// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Bars, alerts and cards of iOS 26.
enum NewerBarFacts {
  private static let back = Fact.Source.picture(
    "AccessibilitySnapshot, testNavBarBackButtonTraitsWithTitles, iOS 26.2")
  private static let tabs = Fact.Source.picture("AccessibilitySnapshot, testTabBars, iOS 26.2")
  private static let figures = Fact.Source.published("openuikit, iOS 26.1")

  static func all() throws -> [Fact] {
    try navigation() + wide() + bare() + tabBars() + toolbar + alerts() + cards()
  }

  // MARK: Navigation bars

  private static func navigation() throws -> [Fact] {
    let (_, frames) = try Phone.iPhone17Pro.drawn { window in
      let controllers = ["First", "Second"].map { title in
        let controller = UIViewController()
        controller.navigationItem.title = title
        return controller
      }
      let navigation = UINavigationController()
      navigation.setViewControllers(controllers, animated: false)
      window.rootViewController = navigation
    } measure: { window in
      let bar = (window.rootViewController as? UINavigationController)?.navigationBar
      let button = bar?.subviews.first { String(describing: type(of: $0)) == "BarButton" }
      let title = bar?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Second" }
      return [button, title].map { $0.map { $0.convert($0.bounds, to: nil) } ?? .null }
        + [bar?.frame ?? .null]
    }
    return Fact.frame(
      "the button back", back, CGRect(x: 16, y: 62, width: 44, height: 44)
    ) { frames[0] }
      + [
        Fact("the title's top", back, 73.667) { frames[1].minY },
        Fact("the title's bottom", back, 94.333) { frames[1].maxY },
        Fact("the title begins", back, 170.667, within: 0.68) { frames[1].minX },
        Fact("the title ends", back, 231, within: 0.68) { frames[1].maxX },
        Fact("the bar is high", figures, 54) { frames[2].height },
      ]
  }

  /// Items on a phone 440 points wide.
  private static func wide() throws -> [Fact] {
    let source = Fact.Source.picture(
      "react-native-navigation, playground/e2e/assets/buttons_navbar.ios.png, iOS 26.1")
    let phone = Phone(size: CGSize(width: 440, height: 956), top: 62, look: .iOS26)
    let (picture, frames) = try phone.drawn { window in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      // The project gives its items the regular font.
      func item(_ title: String) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 17)], for: .normal)
        return item
      }
      screen.navigationItem.leftBarButtonItems = [
        UIBarButtonItem(systemItem: .stop), item("Cancel"),
      ]
      screen.navigationItem.rightBarButtonItem = item("One")
      window.rootViewController = UINavigationController(rootViewController: screen)
    } measure: { window in
      let bar = (window.rootViewController as? UINavigationController)?.navigationBar
      let buttons = (bar?.subviews ?? []).filter { String(describing: type(of: $0)) == "BarButton" }
      return buttons.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
    }
    let title = CGRect(x: 88, y: 72, width: 64, height: 26)
    let ink = picture.ink(in: title, threshold: 60)
    return [
      Fact("a sign's item begins in a wide bar", source, 20) { frames[0].minX },
      Fact("a sign's item ends", source, 64) { frames[0].maxX },
      Fact("the next item begins", source, 76) { frames[1].minX },
      Fact("the next item ends", source, 160.667, within: 0.68) { frames[1].maxX },
      Fact("the last item begins", source, 356.333, within: 0.68) { frames[2].minX },
      Fact("the last item ends", source, 420) { frames[2].maxX },
      Fact("an item's ink begins", source, 92.667, within: 0.68) { ink.minX },
      Fact("an item's ink ends", source, 143.667, within: 0.68) { ink.maxX },
      Fact("an item's gray", source, 26, within: 1) { picture.darkest(in: title) },
      Fact("a platter's gray", source, 253, within: 1) { picture.color(x: 84, y: 84)[0] },
    ]
  }

  /// Where nothing covers the upper edge: items at both sides, and a large title.
  private static func bare() throws -> [Fact] {
    let phone = Phone(size: CGSize(width: 393, height: 852), top: 0, look: .iOS26)
    let screen = UIViewController()
    let (_, frames) = try phone.drawn { window in
      screen.view.backgroundColor = UIColor(white: 0.9, alpha: 1)
      screen.title = "Inbox"
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      screen.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash),
      ]
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
    } measure: { window in
      let bar = (window.rootViewController as? UINavigationController)?.navigationBar
      let buttons = (bar?.subviews ?? []).filter { String(describing: type(of: $0)) == "BarButton" }
      return buttons.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
        + [CGRect(x: 0, y: 0, width: 0, height: screen.view.safeAreaInsets.top)]
        + [largeTitle(in: bar)]
    }
    return [
      Fact("an item begins", figures, 16) { frames[0].minX },
      Fact("an item's top", figures, 10) { frames[0].minY },
      Fact("an item is high", figures, 44) { frames[0].height },
      Fact("an item of a sign is as wide", figures, 44) { frames[1].width },
      Fact("from item to item", figures, 12) { frames[2].minX - frames[1].maxX },
      Fact("the last item ends", figures, 377) { frames[2].maxX },
      Fact("what the bar with a large title covers", figures, 116) { frames[3].height },
      Fact("a large title begins", figures, 20) { frames[4].minX },
      Fact("a large title's top", figures, 67) { frames[4].minY },
    ]
  }

  private static func largeTitle(in bar: UINavigationBar?) -> CGRect {
    let labels = (bar?.subviews ?? []).flatMap(\.subviews).compactMap { $0 as? UILabel }
    guard let label = labels.first(where: { $0.text == "Inbox" }) else { return .null }
    return label.convert(label.bounds, to: nil)
  }

  private static var toolbar: [Fact] {
    let size = at(3, screen: 393, look: .iOS26) { UIToolbar().intrinsicContentSize }
    let frame = at(3, screen: 393, look: .iOS26) {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 54))
      bar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
      bar.layoutIfNeeded()
      return bar.subviews.first { $0 is UIControl }?.frame ?? .null
    }
    return [
      Fact("a toolbar is high", figures, 54) { size.height },
      Fact("an item of a toolbar begins", figures, 16) { frame.minX },
      Fact("an item of a toolbar is high", figures, 48) { frame.height },
      Fact("an item of a toolbar is at its top", figures, 0) { frame.minY },
    ]
  }

  // MARK: Tab bars

  private static func spans(_ count: Int, width: CGFloat) -> [CGRect] {
    at(3, screen: width, look: .iOS26) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 83))
      bar.items = (0..<count).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
      bar.layoutIfNeeded()
      return bar.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
    }
  }

  private static func tabBars() throws -> [Fact] {
    let (four, six, three) = (spans(4, width: 402), spans(6, width: 402), spans(3, width: 375))
    let height = at(3, screen: 402, look: .iOS26) {
      UITabBar().sizeThatFits(CGSize(width: 402, height: 0)).height
    }
    let picture = try Phone.iPhone17Pro.drawn { window in
      let controller = UITabBarController()
      controller.viewControllers = (0..<4).map { index in
        let part = UIViewController()
        part.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
        part.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: index)
        return part
      }
      window.rootViewController = controller
    }
    let platter = picture.ink(in: CGRect(x: 0, y: 821, width: 402, height: 1), threshold: 60)
    let down = picture.ink(in: CGRect(x: 300, y: 770, width: 1, height: 100), threshold: 60)
    return [
      Fact("a tab bar is high", tabs, 83) { height },
      Fact("the first of four items begins", tabs, 25) { four[0].minX },
      Fact("the first of four items ends", tabs, 123) { four[0].maxX },
      Fact("the second of four items begins", tabs, 109.667) { four[1].minX },
      Fact("the third of four items begins", tabs, 194.333) { four[2].minX },
      Fact("the last of four items begins", tabs, 279) { four[3].minX },
      Fact("the last of four items ends", tabs, 377) { four[3].maxX },
      Fact("the first of six items ends", tabs, 99, within: 0.5) { six[0].maxX },
      Fact("the second of six items begins", tabs, 80.333, within: 0.5) { six[1].minX },
      Fact("the last of six items begins", tabs, 303, within: 0.5) { six[5].minX },
      Fact("from item to item of three", figures, 85.75) { three[1].minX - three[0].minX },
      Fact("the platter begins", tabs, 21) { platter.minX },
      Fact("the platter ends", tabs, 381) { platter.maxX },
      Fact("the platter's top", tabs, 791) { down.minY },
      Fact("the platter is high", figures, 62) { down.height },
    ]
  }

  // MARK: Alerts

  private static func card(
    _ title: String?, _ message: String?, _ actions: [String], _ style: UIAlertController.Style
  ) -> (view: CGRect, buttons: [CGRect]) {
    let phone = Phone(size: CGSize(width: 393, height: 852), top: 59, look: .iOS26)
    let drawn = try? phone.drawn { window in
      let root = UIViewController()
      root.view.backgroundColor = .white
      window.rootViewController = root
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for action in actions {
        alert.addAction(
          UIAlertAction(title: action, style: action == "Cancel" ? .cancel : .default))
      }
      root.present(alert, animated: false)
    } measure: { window in
      let view = window.rootViewController?.presentedViewController?.view
      let buttons = view?.subviews.first {
        $0 is UIControl || !$0.isHidden && $0.frame.width == 320
      }
      return (
        view?.frame ?? .null,
        (buttons?.subviews ?? []).filter { $0 is UIControl }.map { $0.convert($0.bounds, to: view) }
      )
    }
    return drawn?.value ?? (.null, [])
  }

  private static func alerts() throws -> [Fact] {
    let two = card("Delete File?", "This cannot be undone.", ["OK", "Cancel"], .alert)
    let three = card("Delete File?", "This cannot be undone.", ["A", "Cancel", "B"], .alert)
    let sheet = card("Delete File?", nil, ["OK", "Cancel"], .actionSheet)
    return [
      Fact("an alert is wide", figures, 320) { two.view.width },
      Fact("an alert begins", figures, 36.667) { two.view.minX },
      Fact("an alert's middle", figures, 438.5) { two.view.midY },
      // 22 + 20.333 + 7.667 + 18 + 4.333, and 16 + 48 + 16.
      Fact("an alert with two choices is high", figures, 152.333) { two.view.height },
      Fact("an alert with three choices is high", figures, 264.333) { three.view.height },
      Fact("the first choice begins", figures, 16) { two.buttons.map(\.minX).min() ?? 0 },
      Fact("a choice beside another is wide", figures, 140) { two.buttons[0].width },
      Fact("a choice is high", figures, 48) { two.buttons[0].height },
      Fact("a choice above another is wide", figures, 288) { three.buttons[0].width },
      Fact("from choice to choice", figures, 56) {
        three.buttons[1].minY - three.buttons[0].minY
      },
      Fact("a sheet is as wide", figures, 320) { sheet.view.width },
      // 22 + 20.333 + 4, and 80.
      Fact("a sheet of one text is high", figures, 126.333) { sheet.view.height },
      Fact("a sheet's middle", figures, 438.5) { sheet.view.midY },
    ]
  }

  // MARK: Cards

  private static func cards() throws -> [Fact] {
    func frame(
      _ detent: UISheetPresentationController.Detent
    ) throws -> CGRect {
      let phone = Phone(size: CGSize(width: 393, height: 852), top: 59, look: .iOS26)
      return try phone.drawn { window in
        let (root, card) = (UIViewController(), UIViewController())
        window.rootViewController = root
        card.sheetPresentationController?.detents = [detent]
        root.present(card, animated: false)
      } measure: { window in
        window.rootViewController?.presentedViewController?.view.frame ?? .null
      }.value
    }
    let large = try frame(.large())
    let table: [(String, UISheetPresentationController.Detent, CGRect)] = [
      ("medium", .medium(), CGRect(x: 8, y: 403.687, width: 377, height: 440.313)),
      (
        "of 400 points", .custom { _ in 400 }, CGRect(x: 8, y: 427.669, width: 377, height: 416.331)
      ),
      (
        "of 200 points", .custom { _ in 200 }, CGRect(x: 8, y: 619.527, width: 377, height: 224.473)
      ),
      (
        "of 144 points", .custom { _ in 144 },
        CGRect(x: 9.622, y: 705.429, width: 373.757, height: 136.949)
      ),
      (
        "of 100 points", .custom { _ in 100 },
        CGRect(x: 21.514, y: 741.435, width: 349.973, height: 89.052)
      ),
    ]
    return try Fact.frame(
      "a card that is as high as can be", figures, CGRect(x: 0, y: 59, width: 393, height: 793)
    ) { large }
      + table.flatMap { name, detent, expected in
        let found = try frame(detent)
        return Fact.frame("a card \(name)", figures, expected) { found }
      }
  }
}
