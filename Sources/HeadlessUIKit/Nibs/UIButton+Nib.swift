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
    configuration.decodeTexts(element, session)
    configuration.image = session.image("image", of: element)
    if let look = element.child(key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = session.symbolConfiguration(look)
    }
    if let color = session.color("baseForegroundColor", of: element) {
      configuration.baseForegroundColor = color
    }
    if let color = session.color("baseBackgroundColor", of: element) {
      configuration.baseBackgroundColor = color
    }
    configuration.decodePlaces(element)
    if let background = element.child(key: "background") {
      configuration.background.decode(background, session)
    }
    return configuration
  }

  private static let states: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}

extension UIButton.Configuration {
  /// Reads title and subtitle with their fonts.
  fileprivate mutating func decodeTexts(_ element: NibElement, _ session: NibSession) {
    attributedTitle = session.title("title", font: "titleFontDescription", of: element)
    attributedSubtitle = session.title("subtitle", font: "subtitleFontDescription", of: element)
    if let text = session.attributedText("attributedTitle", of: element) {
      attributedTitle = AttributedString(text)
    }
    if let text = session.attributedText("attributedSubtitle", of: element) {
      attributedSubtitle = AttributedString(text)
    }
    titleLineBreakMode = NSLineBreakMode(nib: element["titleLineBreakMode"]) ?? titleLineBreakMode
    subtitleLineBreakMode =
      NSLineBreakMode(nib: element["subtitleLineBreakMode"]) ?? subtitleLineBreakMode
  }

  /// Reads size, corners and where the parts lie.
  fileprivate mutating func decodePlaces(_ element: NibElement) {
    if let padding = element.number("imagePadding") { imagePadding = CGFloat(padding) }
    if let padding = element.number("titlePadding") { titlePadding = CGFloat(padding) }
    showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
    buttonSize = Self.sizes[element["buttonSize"] ?? ""] ?? buttonSize
    cornerStyle = Self.cornerStyles[element["cornerStyle"] ?? ""] ?? cornerStyle
    imagePlacement = Self.placements[element["imagePlacement"] ?? ""] ?? imagePlacement
    titleAlignment = Self.alignments[element["titleAlignment"] ?? ""] ?? titleAlignment
    guard let insets = element.child(key: "contentInsets") else { return }
    func edge(_ name: String) -> CGFloat { CGFloat(insets.number(name) ?? 0) }
    contentInsets = NSDirectionalEdgeInsets(
      top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
      trailing: edge("trailing"))
  }

  private static let sizes: [String: Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let cornerStyles: [String: CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let alignments: [String: TitleAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}

extension UIBackgroundConfiguration {
  /// Reads what lies behind a configured button.
  fileprivate mutating func decode(_ element: NibElement, _ session: NibSession) {
    if let color = session.color("backgroundColor", of: element) { backgroundColor = color }
    if let color = session.color("strokeColor", of: element) { strokeColor = color }
    if let width = element.number("strokeWidth") { strokeWidth = CGFloat(width) }
    if let outset = element.number("strokeOutset") { strokeOutset = CGFloat(outset) }
    if let radius = element.number("cornerRadius") { cornerRadius = CGFloat(radius) }
    if let image = session.image("image", of: element) { self.image = image }
    if let mode = UIView.ContentMode(nib: element["imageContentMode"]) { imageContentMode = mode }
  }
}

extension NibSession {
  /// A title with the font that an element names for it. The font is the text's own: a title that is
  /// set later has that of the configuration, as on iOS.
  fileprivate func title(
    _ key: String, font fontKey: String, of element: NibElement
  ) -> AttributedString? {
    guard let text = element.string(key) else { return nil }
    var attributes = AttributeContainer()
    attributes.font = font(fontKey, of: element)
    return AttributedString(text, attributes: attributes)
  }
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
