// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// Values that are read without a session.
enum NibValues {
  /// A style of presentation; `nil` for the automatic one and for names that are not known.
  static func presentationStyle(_ name: String?) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "currentContext": .currentContext
    default: nil
    }
  }
}

extension NibSession {
  /// Where pictures and colors are looked up by their names: in the file's bundle, then in all. Tests
  /// that compile an app's views once more have its nibs, and its catalogs only as the app's.
  private var assetBundles: [Bundle?] { [bundle, nil] }

  // MARK: Colors

  /// The color that is the value of a property; `nil` where there is none.
  func color(_ key: String, of element: NibElement) -> UIColor? {
    element.child(key: key).flatMap { $0.name == "color" ? color($0) : nil }
  }

  /// The color of an element.
  func color(_ element: NibElement) -> UIColor? {
    // A Mac's color for text, as texts have it that were pasted into Interface Builder.
    if element["catalog"] == "System", element["name"] == "textColor" { return .black }
    if let name = element["name"] {
      for bundle in assetBundles {
        let found = UIColor(named: name, in: bundle, compatibleWith: nil, notesMissing: false)
        if let found { return found }
      }
      // The file has a copy of what the catalog said when it was saved.
      if let copy = document.resource("namedColor", named: name)?.child("color") {
        return color(copy)
      }
      fail("no catalog of \(bundle.bundlePath) has the color '\(name)'", element)
      return nil
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = UIColor.system(called: name) ?? Self.formerSystemColors[name] { return color }
      if let copy = document.resource("systemColor", named: name)?.child("color") {
        return color(copy)
      }
      fail("the system's color '\(name)' is not known", element)
      return nil
    }
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") {
      return UIColor(white: CGFloat(white), alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else {
      fail("a color is a name, a white, or red, green and blue", element)
      return nil
    }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(
        displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// What Xcode's files say beside colors that iOS has had no textures for since iOS 7.
  private static let formerSystemColors: [String: UIColor] = [
    "scrollViewTexturedBackgroundColor": UIColor(
      red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1),
    "viewFlipsideBackgroundColor": UIColor(
      red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1),
  ]

  // MARK: Fonts

  /// The font that is the value of a property, as the present size classes have it.
  func font(_ key: String, of element: NibElement) -> UIFont? {
    let varied = element.children.filter { $0.name == "variation" && applies($0) }
    let description = varied.compactMap { $0.child(key: key) }.last ?? element.child(key: key)
    return description.flatMap(font)
  }

  private func font(_ element: NibElement) -> UIFont? {
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    // The labels of cells of a system's style have a size of 0 in files of Xcode, and frames of
    // 12 points, which is Core Text's size for none.
    let written = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
    let size = written > 0 ? written : 12
    if let name = element["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      RenderingEnvironment.report(
        "\(document.name): there is no font '\(name)'; the system's stands for it, as on iOS",
        kind: .standInFont)
      return .systemFont(ofSize: size)
    }
    switch element["metaFont"] ?? element["type"] ?? "system" {
    // Bold, where `boldSystemFont(ofSize:)` is semibold: the widths in files that Xcode wrote.
    case "boldSystem": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(ofSize: size, weight: Self.weights[element["weight"] ?? ""] ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Pictures

  /// The picture that is the value of a property: an attribute, or an element that says how a
  /// symbol is drawn.
  func image(_ key: String, of element: NibElement) -> UIImage? {
    if let reference = element.child(key: key), reference.name == "imageReference" {
      guard let name = reference["image"] else { return nil }
      let isSymbol = reference["catalog"] == "system"
      let image = isSymbol ? UIImage(systemName: name) : picture(name, reference)
      guard let image, isSymbol else { return image }
      return configured(image, by: reference)
    }
    guard let name = element[key] else { return nil }
    if element["catalog"] == "system" { return UIImage(systemName: name) }
    return picture(name, element)
  }

  private func picture(_ name: String, _ element: NibElement) -> UIImage? {
    for bundle in assetBundles {
      let image = UIImage(named: name, in: bundle, compatibleWith: nil, notesMissing: false)
      if let image { return image }
    }
    if document.resource("image", named: name)?["catalog"] == "system" {
      return UIImage(systemName: name)
    }
    RenderingEnvironment.report(
      "\(document.name), line \(element.line), <\(element.name)>: could not load the \"\(name)\" "
        + "image: no catalog and no file of \(bundle.bundlePath) has it", kind: .warning)
    return nil
  }

  private func configured(_ image: UIImage, by element: NibElement) -> UIImage? {
    symbolConfiguration(element).flatMap { image.applyingSymbolConfiguration($0) } ?? image
  }

  /// How an element has symbols drawn; `nil` where it says nothing of that.
  func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
    var parts: [UIImage.SymbolConfiguration] = []
    let scale = element["symbolScale"] ?? element["scale"]
    if let scale = scale.flatMap({ Self.symbolScales[$0] }) { parts.append(.init(scale: scale)) }
    let weight = element["renderingWeight"] ?? element["weight"]
    if let weight = weight.flatMap({ Self.symbolWeights[$0] }) {
      parts.append(.init(weight: weight))
    }
    if element["configurationType"] == "pointSize" || element["pointSize"] != nil,
      let size = element.number("pointSize")
    {
      parts.append(.init(pointSize: CGFloat(size)))
    }
    if let description = element.child("fontDescription"), let font = font(description) {
      parts.append(.init(font: font))
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.applying($1) }
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Texts

  /// The attributed text that is the value of a property; `nil` where there is none.
  func attributedText(_ key: String, of element: NibElement) -> NSAttributedString? {
    guard let text = element.child(key: key), text.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in text.children where fragment.name == "fragment" {
      result.append(
        NSAttributedString(
          string: fragment.string("content") ?? "",
          attributes: attributes(fragment.child("attributes"))))
    }
    return result
  }

  private func attributes(_ element: NibElement?) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for value in element?.children ?? [] {
      switch value.key {
      case "NSFont": attributes[.font] = font(value)
      case "NSColor": attributes[.foregroundColor] = color(value)
      case "NSBackgroundColor": attributes[.backgroundColor] = color(value)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(value)
      case "NSUnderline": attributes[.underlineStyle] = value.integer("value")
      case "NSStrikethrough": attributes[.strikethroughStyle] = value.integer("value")
      case "NSKern": attributes[.kern] = value.number("value").map { CGFloat($0) }
      case "NSBaselineOffset":
        attributes[.baselineOffset] = value.number("value").map { CGFloat($0) }
      case "NSStrokeColor": attributes[.strokeColor] = color(value)
      case "NSStrokeWidth": attributes[.strokeWidth] = value.number("value").map { CGFloat($0) }
      case "NSUnderlineColor": attributes[.underlineColor] = color(value)
      case "NSStrikethroughColor": attributes[.strikethroughColor] = color(value)
      case "NSLink": attributes[.link] = value["value"] ?? value.text
      case "NSObliqueness": attributes[.obliqueness] = value.number("value").map { CGFloat($0) }
      case "NSShadow": attributes[.shadow] = shadow(value)
      // The font before one for other scripts took its place; what letters have by themselves.
      case "NSLigature": attributes[.ligature] = value.number("value").map { CGFloat($0) }
      case "NSOriginalFont", "NSVerticalGlyphForm", "NSWritingDirection": break
      default: fail("the attribute \(value.key ?? "") of texts is not known", value)
      }
    }
    return attributes
  }

  private func shadow(_ element: NibElement) -> NSShadow {
    let shadow = NSShadow()
    if let offset = element.child(key: "offset") {
      shadow.shadowOffset = CGSize(
        width: offset.number("width") ?? 0, height: offset.number("height") ?? 0)
    }
    shadow.shadowBlurRadius = CGFloat(element.number("blurRadius") ?? 0)
    if let color = color("color", of: element) { shadow.shadowColor = color }
    return shadow
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(nib: element["alignment"])
    style.lineBreakMode = NSLineBreakMode(nib: element["lineBreakMode"]) ?? .byWordWrapping
    func set(_ name: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
      if let number = element.number(name) { style[keyPath: path] = CGFloat(number) }
    }
    set("lineSpacing", \.lineSpacing)
    set("lineHeightMultiple", \.lineHeightMultiple)
    set("minimumLineHeight", \.minimumLineHeight)
    set("maximumLineHeight", \.maximumLineHeight)
    set("paragraphSpacing", \.paragraphSpacing)
    set("paragraphSpacingBefore", \.paragraphSpacingBefore)
    set("firstLineHeadIndent", \.firstLineHeadIndent)
    set("headIndent", \.headIndent)
    set("tailIndent", \.tailIndent)
    return style
  }
}

extension NSTextAlignment {
  /// The alignment of a name in a file.
  init(nib name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    default: self = .natural
    }
  }
}

extension NSLineBreakMode {
  /// The mode of a name in a file.
  init?(nib name: String?) {
    switch name {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}

extension UIEdgeInsets {
  /// The insets of an element.
  init?(nib element: NibElement?) {
    guard let element, let top = element.number("minY") ?? element.number("top") else { return nil }
    self.init(
      top: CGFloat(top), left: CGFloat(element.number("minX") ?? element.number("left") ?? 0),
      bottom: CGFloat(element.number("maxY") ?? element.number("bottom") ?? 0),
      right: CGFloat(element.number("maxX") ?? element.number("right") ?? 0))
  }
}
