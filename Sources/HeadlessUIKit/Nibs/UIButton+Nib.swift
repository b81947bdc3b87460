// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIButton {
  /// Reads what a button has, after its type.
  func decodeButton(_ element: NibElement, _ session: NibSession) {
    if let font = session.font("fontDescription", of: element) { titleLabel?.font = font }
    if let mode = NSLineBreakMode(nib: element["lineBreakMode"]) {
      titleLabel?.lineBreakMode = mode
    }
    if let insets = UIEdgeInsets(nib: element.child(key: "contentEdgeInsets")) {
      contentEdgeInsets = insets
    }
    if let insets = UIEdgeInsets(nib: element.child(key: "titleEdgeInsets")) {
      titleEdgeInsets = insets
    }
    if let insets = UIEdgeInsets(nib: element.child(key: "imageEdgeInsets")) {
      imageEdgeInsets = insets
    }
    for state in element.children where state.name == "state" { decodeState(state, session) }
    if let settings = element.child("buttonConfiguration") {
      configuration = configuration(settings, session)
    }
  }

  private func decodeState(_ element: NibElement, _ session: NibSession) {
    guard let state = Self.states[element.key ?? ""] else {
      return session.fail("the state \(element.key ?? "") is not known", element, of: self)
    }
    if let title = session.attributedText("attributedTitle", of: element) {
      setAttributedTitle(title, for: state)
    } else if let title = element.string("title") {
      setTitle(title, for: state)
    }
    if let color = session.color("titleColor", of: element) { setTitleColor(color, for: state) }
    if let image = session.image("image", of: element) { setImage(image, for: state) }
    if let image = session.image("backgroundImage", of: element) {
      setBackgroundImage(image, for: state)
    }
    if let look = element.child(key: "preferredSymbolConfiguration"),
      let configuration = session.symbolConfiguration(look)
    {
      setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  private func configuration(_ element: NibElement, _ session: NibSession) -> Configuration {
    var configuration: Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "gray": configuration = .gray()
    case "tinted": configuration = .tinted()
    default: configuration = .plain()
    }
    configuration.title = element.string("title")
    configuration.subtitle = element.string("subtitle")
    if let title = element.child(key: "attributedTitle") {
      session.fail("attributed titles of configurations are not read", title, of: self)
    }
    configuration.image = session.image("image", of: element)
    if let color = session.color("baseForegroundColor", of: element) {
      configuration.baseForegroundColor = color
    }
    if let color = session.color("baseBackgroundColor", of: element) {
      configuration.baseBackgroundColor = color
    }
    if let padding = element.number("imagePadding") {
      configuration.imagePadding = CGFloat(padding)
    }
    if let padding = element.number("titlePadding") {
      configuration.titlePadding = CGFloat(padding)
    }
    switch element["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    if let insets = element.child(key: "contentInsets") {
      func edge(_ name: String) -> CGFloat { CGFloat(insets.number(name) ?? 0) }
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
        trailing: edge("trailing"))
    }
    return configuration
  }

  private static let states: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}

extension UIButton.ButtonType {
  /// The type of a name in a file.
  init(nib name: String?) {
    switch name {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: self = .custom
    }
  }
}

extension UIImageView {
  /// Reads what an image view has.
  func decodeImage(_ element: NibElement, _ session: NibSession) {
    image = session.image("image", of: element)
    if element["highlightedImage"] != nil || element.child(key: "highlightedImage") != nil {
      highlightedImage = session.image("highlightedImage", of: element)
    }
    if let highlighted = element.bool("highlighted") { isHighlighted = highlighted }
    if let look = element.child(key: "preferredSymbolConfiguration") {
      preferredSymbolConfiguration = session.symbolConfiguration(look)
    }
  }
}
