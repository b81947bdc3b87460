// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Bars, and what is made like them.
final class PublishedBarScreensTests: XCTestCase {
  private func item(_ title: String?, overridden: Bool = false) -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    guard overridden else { return item }
    item.accessibilityLabel = "Label"
    item.accessibilityValue = "Value"
    item.accessibilityHint = "Hint"
    return item
  }

  private func screen(_ items: [UITabBarItem], selected: UITabBarItem? = nil) -> UIView {
    let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 393, height: 49))
    bar.items = items
    bar.selectedItem = selected
    return PublishedScreen.make([bar])
  }

  func testATabBar() {
    let items = [
      item("Item A"), item("Item B"), item("Item C"), item(nil), item("Item E", overridden: true),
      item(nil, overridden: true),
    ]
    items[2].isEnabled = false

    XCTAssertEqual(
      spoken(screen(items, selected: items[1])),
      [
        "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.",
        "Tab. 4 of 6.", "Label: Value. Tab. 5 of 6. | Hint", "Label: Value. Tab. 6 of 6. | Hint",
      ])
  }

  /// As on iOS 17 and 18, whose look the bar has.
  func testATabBarWithBadges() {
    let items = ["A", "B", "C", "D"].map { item("Item \($0)") }
    for (item, badge) in zip(items, ["", "3", "A", "3"]) { item.badgeValue = badge }
    items[3].accessibilityValue = "Value"

    XCTAssertEqual(
      spoken(screen(items)),
      [
        "Item A. Tab. 1 of 4.", "Item B: 3 items. Tab. 2 of 4.", "Item C: A. Tab. 3 of 4.",
        "Item D: Value. Tab. 4 of 4.",
      ])
  }

  private func tab(_ title: String?, label: String? = nil) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    if let label { button.accessibilityLabel = label }
    return button
  }

  /// A tab of three labels, which are read by their places or in an order of its own.
  private func tabOfLabels(isContainer: Bool) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.isAccessibilityElement = false
    let outer = UIView(frame: button.bounds)
    let labels = [("2", 16), ("1", 4), ("3", 28)].map { text, x in
      let label = PublishedScreen.label(text)
      label.frame = CGRect(x: x, y: 10, width: 10, height: 20)
      return label
    }
    button.addSubview(labels[0])
    outer.addSubview(labels[2])
    outer.addSubview(labels[1])
    button.addSubview(outer)
    if isContainer { button.accessibilityElements = labels }
    return button
  }

  private let manyTraits: UIAccessibilityTraits = [
    .notEnabled, .header, .link, .adjustable, .image, .searchField,
  ]

  /// The pictures read the tabs whose labels are listed before the others; both are tabs of three.
  func testAViewWithTheTraitOfATabBar() {
    let tabs = [
      tab("A", label: "Item A"), tab("B", label: "Item B"), tab("C", label: "Item C"), UIButton(),
      tabOfLabels(isContainer: true), tab("G"), tab("H"), tabOfLabels(isContainer: false),
    ]
    tabs[1].isSelected = true
    tabs[2].isEnabled = false
    tabs[5].isAccessibilityElement = false
    tabs[5].titleLabel?.isAccessibilityElement = false
    tabs[6].accessibilityTraits.insert(manyTraits)
    let bar = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 40))
    bar.accessibilityTraits = .tabBar
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(x: index * 45, y: 0, width: 40, height: 40)
    }
    // The order of the subviews does not count.
    for index in [3, 0, 7, 5, 1, 6, 2, 4] { bar.addSubview(tabs[index]) }

    XCTAssertEqual(
      spoken(PublishedScreen.make([bar])),
      [
        "Item A. Tab. 1 of 11.", "Selected: Item B. Tab. 2 of 11.",
        "Item C. Dimmed. Tab. 3 of 11.", "Tab. 4 of 11.", "2. Tab. 5 of 11.", "1. Tab. 6 of 11.",
        "3. Tab. 7 of 11.",
        "H. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 8 of 11.",
        "1. Tab. 9 of 11.", "2. Tab. 10 of 11.", "3. Tab. 11 of 11.",
      ])
  }

  func testAContainerWithTheTraitOfATabBar() {
    let bar = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 40))
    bar.accessibilityTraits = .tabBar
    let traits: [UIAccessibilityTraits] = [.none, .selected, .notEnabled, .none, manyTraits]
    bar.accessibilityElements = traits.enumerated().map { index, traits in
      let element = UIAccessibilityElement(accessibilityContainer: bar)
      if index != 3 { element.accessibilityLabel = "Item \(["A", "B", "C", "D", "E"][index])" }
      element.accessibilityTraits = traits
      element.accessibilityFrameInContainerSpace = CGRect(
        x: index * 80, y: 0, width: 70, height: 40)
      return element
    }

    XCTAssertEqual(
      spoken(PublishedScreen.make([bar])),
      [
        "Item A. Tab. 1 of 5.", "Selected: Item B. Tab. 2 of 5.", "Item C. Dimmed. Tab. 3 of 5.",
        "Tab. 4 of 5.",
        "Item E. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 5 of 5.",
      ])
  }

  private func navigation(_ titles: [String?], _ text: String) -> SpokenScreen {
    let controllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let label = PublishedScreen.label(text)
    label.frame = CGRect(x: 20, y: 400, width: 350, height: 20)
    controllers.last?.view.addSubview(label)
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    let window = UIWindow(frame: CGRect(origin: .zero, size: PublishedScreen.size))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    return SpokenScreen(of: navigation.view)
  }

  func testANavigationBarWithTitles() {
    XCTAssertEqual(
      navigation(["First", "Second"], "Back Button Accessibility Traits - With Titles").text,
      """
      1. First. Back Button.
         input labels: First; Back
      2. Second. Heading.
      3. Back Button Accessibility Traits - With Titles

      """)
  }

  func testANavigationBarWithoutTitles() {
    XCTAssertEqual(
      navigation([nil, nil], "Back Button Accessibility Traits - Without Titles").text,
      """
      1. Back Button.
         input labels: Back; Back
      2. Back Button Accessibility Traits - Without Titles

      """)
  }
}
