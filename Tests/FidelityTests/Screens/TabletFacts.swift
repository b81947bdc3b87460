// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Whole screens of tablets, and what phones show of the same app: ownCloud's screenshots of
/// iOS 14, at 2x.
enum TabletFacts {
  static func all() throws -> [Fact] { try tabs() + bars() + pluses() }

  private static func source(_ picture: String, _ device: String) -> Fact.Source {
    .picture("ownCloud, \(picture), \(device)")
  }

  // MARK: Tabs

  private struct Tabs {
    let device: String
    let tablet: Tablet
    /// Where the tab bar begins.
    let top: CGFloat
    /// Where the ink of the three titles begins and ends. The second is selected.
    let titles: [ClosedRange<CGFloat>]
  }

  private static func tabs() throws -> [Fact] {
    let table = [
      Tabs(
        device: "iPad Pro (9.7-inch)", tablet: .nine, top: 974,
        titles: [163...189, 353.5...434, 598.5...636]),
      Tabs(
        device: "iPad Pro (12.9-inch) (5th generation)", tablet: .thirteen, top: 1301,
        titles: [227...253, 481.5...562, 790.5...828]),
    ]
    return try table.flatMap { try facts(of: $0) }
  }

  private static func facts(of screen: Tabs) throws -> [Fact] {
    let source = source("40_ios_quick_access_demo", screen.device)
    let (picture, top) = try screen.tablet.drawn { window in
      let square = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image {
        UIColor.black.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 25, height: 25))
      }
      let tabs = UITabBarController()
      tabs.viewControllers = ["Files", "Quick Access", "Status"].map {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.tabBarItem = UITabBarItem(title: $0, image: square, selectedImage: nil)
        return controller
      }
      tabs.selectedIndex = 1
      window.rootViewController = tabs
    } measure: { window in
      (window.rootViewController as? UITabBarController)?.tabBar.frame.minY ?? 0
    }
    return [Fact("the tabs begin", source, screen.top) { top }]
      + zip(["Files", "Quick Access", "Status"], screen.titles).flatMap { name, span in
        let ink = picture.ink(
          in: CGRect(
            x: span.lowerBound - 4, y: screen.top + 12,
            width: span.upperBound - span.lowerBound + 8,
            height: 24), threshold: 40)
        return [
          Fact("the tab \(name) begins", source, span.lowerBound, within: 1) { ink.minX },
          Fact("the tab \(name) ends", source, span.upperBound, within: 1.01) { ink.maxX },
          Fact(
            "the tab \(name) stands", source, screen.top + (name == "Quick Access" ? 32 : 31.5),
            within: 1
          ) { ink.maxY },
        ]
      }
  }

  // MARK: Bars

  private struct Bars {
    let device: String
    let tablet: Tablet
    /// Of the navigation bar below the status bar.
    let bar: CGFloat
    let toolbar: CGFloat
  }

  private static func bars() throws -> [Fact] {
    let table = [
      Bars(device: "iPad Pro (9.7-inch)", tablet: .nine, bar: 20, toolbar: 974),
      Bars(
        device: "iPad Pro (12.9-inch) (5th generation)", tablet: .thirteen, bar: 24, toolbar: 1301),
    ]
    return try table.flatMap { try facts(of: $0) }
  }

  private static func facts(of screen: Bars) throws -> [Fact] {
    let source = source("11_ios_accounts_list_demo", screen.device)
    let width = screen.tablet.size.width
    let (picture, frames) = try screen.tablet.drawn { window in
      let root = accounts()
      root.toolbarItems = [
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(title: "Settings", style: .plain, target: nil, action: nil),
      ]
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      window.rootViewController = navigation
    } measure: { window in
      let navigation = window.rootViewController as? UINavigationController
      return (navigation?.navigationBar.frame ?? .zero, navigation?.toolbar.frame ?? .zero)
    }
    let edit = picture.ink(in: CGRect(x: 4, y: screen.bar + 2, width: 100, height: 46))
    let plus = picture.ink(
      in: CGRect(x: width - 60, y: screen.bar + 2, width: 58, height: 46), threshold: 24)
    let large = picture.ink(
      in: CGRect(x: 8, y: screen.bar + 50, width: 250, height: 44), threshold: 24)
    let settings = picture.ink(
      in: CGRect(x: width - 130, y: screen.toolbar + 2, width: 128, height: 46), threshold: 24)
    return [
      Fact("the bar with a large title is high", source, 102) { frames.0.height },
      Fact("the toolbar begins", source, screen.toolbar) { frames.1.minY },
      Fact("a button's ink begins", source, 21.5, within: 0.5) { edit.minX },
      Fact("a button's title stands", source, screen.bar + 31.5, within: 0.5) { edit.maxY },
      Fact("the plus begins", source, width - 39.5) { plus.minX },
      Fact("the plus ends", source, width - 22) { plus.maxX },
      Fact("the plus's top", source, screen.bar + 16.5) { plus.minY },
      Fact("the plus's bottom", source, screen.bar + 34) { plus.maxY },
      Fact("the large title begins", source, 20.5, within: 0.5) { large.minX },
      Fact("the large title stands", source, screen.bar + 86.5) { large.maxY },
      Fact("a title in the toolbar begins", source, width - 82, within: 0.5) { settings.minX },
      Fact("a title in the toolbar ends", source, width - 21, within: 0.5) { settings.maxX },
      Fact("a title in the toolbar is low", source, screen.toolbar + 34.5) { settings.maxY },
    ]
  }

  private static func accounts() -> UITableViewController {
    let root = UITableViewController(style: .plain)
    root.title = "ownCloud"
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    return root
  }

  // MARK: The plus

  private struct Plus {
    let source: Fact.Source
    let phone: Phone
    let isRight: Bool
    let begins: CGFloat
    let ends: CGFloat
  }

  private static func pluses() throws -> [Fact] {
    let test = "swift-snapshot-testing, testTraitsEmbeddedInTabNavigation"
    func own(_ device: String) -> Fact.Source { source("11_ios_accounts_list_demo", device) }
    let se = Phone(size: CGSize(width: 320, height: 548), top: 0, bottom: 0)
    let eight = Phone(size: CGSize(width: 375, height: 667), top: 20, bottom: 0, scale: 2)
    let plus = Phone(size: CGSize(width: 414, height: 736), top: 20, bottom: 0)
    let max = Phone(size: CGSize(width: 414, height: 896), top: 44)
    let table = [
      Plus(
        source: .picture("\(test), iPhone SE"), phone: se, isRight: false, begins: 18,
        ends: 107.0 / 3),
      Plus(
        source: .picture("\(test), iPhone XR"), phone: max, isRight: false, begins: 22,
        ends: 119.0 / 3),
      Plus(source: own("iPhone 8"), phone: eight, isRight: true, begins: 339.5, ends: 357),
      Plus(
        source: own("iPhone 8 Plus"), phone: plus, isRight: true, begins: 374.33, ends: 391.67),
      Plus(source: own("iPhone 11"), phone: .iPhone11, isRight: true, begins: 374.5, ends: 392),
      Plus(
        source: own("iPhone 11 Pro Max"), phone: max, isRight: true, begins: 374.33, ends: 391.67),
    ]
    return try table.flatMap { try facts(of: $0) }
  }

  private static func facts(of plus: Plus) throws -> [Fact] {
    let picture = try plus.phone.drawn { window in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      if plus.isRight {
        root.navigationItem.rightBarButtonItem = item
      } else {
        root.navigationItem.leftBarButtonItem = item
      }
      window.rootViewController = UINavigationController(rootViewController: root)
    }
    let x = plus.isRight ? plus.phone.size.width - 60 : 1
    let ink = picture.ink(
      in: CGRect(x: x, y: plus.phone.top + 2, width: 58, height: 40), threshold: 24)
    let side = plus.isRight ? "at the right" : "at the left"
    return [
      Fact("a plus \(side) begins", plus.source, plus.begins, within: 0.5) { ink.minX },
      Fact("a plus \(side) ends", plus.source, plus.ends, within: 0.5) { ink.maxX },
    ]
  }
}

/// A tablet upright, whose whole screen is drawn.
struct Tablet {
  let size: CGSize
  /// What the status bar and the home indicator cover, in points.
  let top: CGFloat
  let bottom: CGFloat

  static let nine = Tablet(size: CGSize(width: 768, height: 1024), top: 20, bottom: 0)
  static let thirteen = Tablet(size: CGSize(width: 1024, height: 1366), top: 24, bottom: 20)

  /// Shows what `fill` puts into a window, draws it, and reads `measure` while it stands.
  func drawn<Value>(
    _ fill: (UIWindow) -> Void, measure: (UIWindow) -> Value
  ) throws -> (picture: Drawn, value: Value) {
    var environment = RenderingEnvironment.current
    environment.userInterfaceIdiom = .pad
    environment.horizontalSizeClass = .regular
    return try RenderingEnvironment.$current.withValue(environment) {
      try Phone(size: size, top: top, bottom: bottom, scale: 2).drawn(fill, measure: measure)
    }
  }
}
