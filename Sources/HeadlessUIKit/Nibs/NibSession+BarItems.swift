// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension NibSession {
  func makeNavigationItem(_ element: NibElement) -> UINavigationItem {
    let item = UINavigationItem()
    decode(element, into: item)
    return item
  }

  /// Reads what a navigation item has.
  func decode(_ element: NibElement, into item: UINavigationItem) {
    note(item, element)
    if let title = element.string("title") { item.title = title }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = element.child(key: "titleView") { item.titleView = makeView(view) }
    if let back = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = makeBarButtonItem(back)
    }
    func items(_ single: String, _ list: String) -> [UIBarButtonItem] {
      if let one = element.child(key: single) { return [makeBarButtonItem(one)] }
      let found = element.child(list) ?? element.child(key: list)
      return (found?.children ?? []).map(makeBarButtonItem)
    }
    let left = items("leftBarButtonItem", "leftBarButtonItems")
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = items("rightBarButtonItem", "rightBarButtonItems")
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  func makeBarButtonItem(_ element: NibElement) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let name = element["systemItem"] {
      if let kind = Self.systemItems[name] {
        item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
      } else {
        fail("the system's item \(name) is not known", element)
        item = UIBarButtonItem()
      }
    } else if let view = element.child(key: "customView").flatMap({ makeView($0) }) {
      item = UIBarButtonItem(customView: view)
    } else {
      item = makeItem(element, UIBarButtonItem.self) ?? UIBarButtonItem()
    }
    if element["style"] == "done" { item.style = .done }
    if let title = element.string("title") { item.title = title }
    if let image = image("image", of: element) { item.image = image }
    if let color = color("tintColor", of: element) { item.tintColor = color }
    if let width = element.number("width") { item.width = CGFloat(width) }
    if let enabled = element.bool("enabled") { item.isEnabled = enabled }
    if let tag = element.integer("tag") { item.tag = tag }
    return note(item, element)
  }

  func makeTabBarItem(_ element: NibElement) -> UITabBarItem {
    let item = makeItem(element, UITabBarItem.self) ?? UITabBarItem()
    decode(element, into: item)
    return item
  }

  /// An item of the class that the file gives it.
  private func makeItem<Item: UIBarItem>(_ element: NibElement, _ known: Item.Type) -> Item? {
    guard element["customClass"] != nil else { return nil }
    let type = customClass(of: element, known) as? Item.Type
    return type?.init(coder: NibCoder(element, self))
  }

  /// Reads what a tab's item has.
  func decode(_ element: NibElement, into item: UITabBarItem) {
    note(item, element)
    if let name = element["systemItem"] {
      if let system = UITabBarItem.SystemItem(nibName: name) {
        item.title = system.title
        item.image = system.image
      } else {
        fail("the system's item \(name) is not known", element)
      }
    }
    if let title = element.string("title") { item.title = title }
    if let image = image("image", of: element) { item.image = image }
    if let image = image("selectedImage", of: element) { item.selectedImage = image }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    if let color = color("badgeColor", of: element) { item.badgeColor = color }
    if let tag = element.integer("tag") { item.tag = tag }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}
