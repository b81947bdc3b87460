// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension NibSession {
  /// The attributes of texts in a bar; `nil` where there are none.
  func textAttributes(
    _ key: String, of element: NibElement
  ) -> [NSAttributedString.Key: Any]? {
    guard let element = element.child(key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font("fontDescription", of: element) { attributes[.font] = font }
    if let color = color("textColor", of: element) { attributes[.foregroundColor] = color }
    if let color = color("textShadowColor", of: element) {
      let shadow = NSShadow()
      shadow.shadowColor = color
      if let offset = element.child(key: "textShadowOffset") {
        shadow.shadowOffset = CGSize(
          width: offset.number("horizontal") ?? 0, height: offset.number("vertical") ?? 0)
      }
      attributes[.shadow] = shadow
    }
    return attributes
  }

  func navigationBarAppearance(
    _ key: String, of element: NibElement
  ) -> UINavigationBarAppearance? {
    guard let element = element.child(key: key) else { return nil }
    let look = UINavigationBarAppearance()
    read(element, into: look)
    if let texts = textAttributes("titleTextAttributes", of: element) {
      look.titleTextAttributes = texts
    }
    if let texts = textAttributes("largeTitleTextAttributes", of: element) {
      look.largeTitleTextAttributes = texts
    }
    for (key, path) in [
      ("buttonAppearance", \UINavigationBarAppearance.buttonAppearance),
      ("doneButtonAppearance", \.doneButtonAppearance),
      ("backButtonAppearance", \.backButtonAppearance),
    ] {
      guard let part = element.child(key: key)?.child(key: "normal"),
        let texts = textAttributes("titleTextAttributes", of: part)
      else { continue }
      look[keyPath: path].normal.titleTextAttributes = texts
    }
    return look
  }

  func tabBarAppearance(_ key: String, of element: NibElement) -> UITabBarAppearance? {
    guard let element = element.child(key: key) else { return nil }
    let look = UITabBarAppearance()
    read(element, into: look)
    for (key, path) in [
      ("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance),
      ("inlineLayoutAppearance", \.inlineLayoutAppearance),
      ("compactInlineLayoutAppearance", \.compactInlineLayoutAppearance),
    ] {
      guard let part = element.child(key: key) else { continue }
      read(part, "normal", into: look[keyPath: path].normal)
      read(part, "selected", into: look[keyPath: path].selected)
    }
    return look
  }

  private func read(_ element: NibElement, _ state: String, into look: UITabBarItemStateAppearance)
  {
    guard let element = element.child(key: state) else { return }
    if let color = color("iconColor", of: element) { look.iconColor = color }
    if let texts = textAttributes("titleTextAttributes", of: element) {
      look.titleTextAttributes = texts
    }
  }

  private func read(_ element: NibElement, into look: UIBarAppearance) {
    if let color = color("backgroundColor", of: element) { look.backgroundColor = color }
    if let color = color("shadowColor", of: element) { look.shadowColor = color }
    if let image = image("backgroundImage", of: element) { look.backgroundImage = image }
    if let image = image("shadowImage", of: element) { look.shadowImage = image }
  }
}
