// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit

extension ProbedClass {
  /// Bars, whose items are views of their own in a scene.
  static var bars: [ProbedClass] { [navigationBar, tabBar, toolbar] }

  private static var red: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.red] }

  private static var navigationBar: ProbedClass {
    ProbedClass(
      UINavigationBar.self, size: CGSize(width: 320, height: 100),
      inert: "scrollEdgeAppearance isTranslucent delegate",
      make: {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Names")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        bar.items = [item]
        return bar
      },
      [
        Probe("items", "text \"Names\" became \"Places\"") {
          $0.items = [UINavigationItem(title: "Places")]
        },
        Probe("item.title", "text \"Names\" became \"Places\"") { $0.topItem?.title = "Places" },
        Probe("item.rightBarButtonItem", "symbol plus became magnifier") {
          $0.topItem?.rightBarButtonItem = UIBarButtonItem(systemItem: .search)
        },
        Probe("item.isEnabled", "state normal became disabled") {
          $0.topItem?.rightBarButtonItem?.isEnabled = false
        },
        Probe("barTintColor", "bar tint color") { $0.barTintColor = .red },
        Probe("tintColor", "tint color") { $0.tintColor = .red },
        Probe("prefersLargeTitles", "prefers large titles no became yes") {
          $0.prefersLargeTitles = true
        },
        Probe("titleTextAttributes", "text color") { $0.titleTextAttributes = red },
        Probe(
          "largeTitleTextAttributes", "text color", given: { $0.prefersLargeTitles = true },
          { $0.largeTitleTextAttributes = red }),
        Probe("standardAppearance", "background color") {
          $0.standardAppearance.backgroundColor = .red
        },
      ])
  }

  private static var tabBar: ProbedClass {
    ProbedClass(
      UITabBar.self, size: CGSize(width: 320, height: 49),
      inert: "delegate scrollEdgeAppearance isTranslucent",
      make: {
        let bar = UITabBar()
        bar.items = ["Names", "Places"].enumerated().map {
          UITabBarItem(title: $1, image: .square(.black), tag: $0)
        }
        bar.selectedItem = bar.items?[0]
        return bar
      },
      [
        Probe("items", "was removed") { $0.items = [UITabBarItem(title: "A", image: nil, tag: 0)] },
        Probe("item.badgeValue", "was shown") { $0.items?[1].badgeValue = "3" },
        Probe("item.title", "text \"Places\" became \"Towns\"") { $0.items?[1].title = "Towns" },
        Probe("selectedItem", "selected item 0 became 1") { $0.selectedItem = $0.items?[1] },
        Probe("unselectedItemTintColor", "unselected item tint color") {
          $0.unselectedItemTintColor = .red
        },
        Probe("itemPositioning", "item positioning", given: { $0.itemWidth = 60 }) {
          $0.itemPositioning = .centered
        },
        Probe("itemWidth", "item width", given: { $0.itemPositioning = .centered }) {
          $0.itemWidth = 60
        },
        Probe(
          "itemSpacing", "item spacing",
          given: {
            $0.itemPositioning = .centered
            $0.itemWidth = 60
          }
        ) { $0.itemSpacing = 20 },
        Probe("selectionIndicatorImage", "was added") {
          $0.selectionIndicatorImage = .square(.black)
        },
        Probe("barStyle", "background color") { $0.barStyle = .black },
        Probe("backgroundImage", "background color") { $0.backgroundImage = UIImage() },
        Probe(
          "shadowImage", "hidden", given: { $0.backgroundImage = .square(.black) }
        ) { $0.shadowImage = UIImage() },
        Probe("tintColor", "tint color") { $0.tintColor = .red },
        Probe("barTintColor", "bar tint color") { $0.barTintColor = .red },
        Probe("standardAppearance", "background color") {
          $0.standardAppearance.backgroundColor = .red
        },
      ])
  }

  private static var toolbar: ProbedClass {
    ProbedClass(
      UIToolbar.self, size: CGSize(width: 320, height: 44),
      inert: "compactAppearance compactScrollEdgeAppearance delegate "
        + "scrollEdgeAppearance isTranslucent",
      make: {
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(systemItem: .add)]
        return bar
      },
      [
        Probe("barStyle", "background color") { $0.barStyle = .black },
        Probe("items", "symbol plus became magnifier") {
          $0.items = [UIBarButtonItem(systemItem: .search)]
        },
        Probe("barTintColor", "bar tint color") { $0.barTintColor = .red },
        Probe("tintColor", "tint color") { $0.tintColor = .red },
        Probe("standardAppearance", "background color") {
          $0.standardAppearance.backgroundColor = .red
        },
      ])
  }
}
