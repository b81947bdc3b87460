// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension NSAttributedString {
  /// The attributes of each run: where it is in UTF-16 units, then names and values, sorted by
  /// name.
  var stateValues: [StateProperty.Value] {
    var values: [StateProperty.Value] = []
    let all = NSRange(location: 0, length: length)
    enumerateAttributes(in: all, options: []) { attributes, range, _ in
      values.append(.term("\(range.location)-\(NSMaxRange(range))"))
      for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        values += [.term(key.rawValue), Self.stateValue(of: value)]
      }
    }
    return values
  }

  private static func stateValue(of value: Any) -> StateProperty.Value {
    switch value {
    case let color as UIColor: .color(color)
    case let font as UIFont: font.stateValue
    case let style as NSParagraphStyle: .list(style.stateValues)
    case let shadow as NSShadow: .list(shadow.stateValues)
    case let attachment as NSTextAttachment: .list(attachment.stateValues)
    case let number as NSNumber: .number(CGFloat(number.doubleValue))
    case let number as CGFloat: .number(number)
    case let number as Int: .number(CGFloat(number))
    case let style as NSUnderlineStyle: .number(CGFloat(style.rawValue))
    case let url as URL: .text(url.absoluteString)
    case let text as String: .text(text)
    default: .term(String(describing: type(of: value)))
    }
  }
}

extension UIFont {
  /// Name and size, which identify a font.
  var stateValue: StateProperty.Value {
    .list([.term(fontName), .number(pointSize)])
  }
}

extension NSParagraphStyle {
  /// What is not the default, each with its name.
  fileprivate var stateValues: [StateProperty.Value] {
    var values: [StateProperty.Value] = []
    if alignment != .natural { values.append(.term("\(alignment)")) }
    if lineBreakMode != .byWordWrapping { values.append(.term("\(lineBreakMode)")) }
    if baseWritingDirection != .natural { values.append(.term("\(baseWritingDirection)")) }
    let numbers: [(String, CGFloat, CGFloat)] = [
      ("lineSpacing", lineSpacing, 0), ("lineHeightMultiple", lineHeightMultiple, 0),
      ("minimumLineHeight", minimumLineHeight, 0), ("maximumLineHeight", maximumLineHeight, 0),
      ("paragraphSpacing", paragraphSpacing, 0),
      ("paragraphSpacingBefore", paragraphSpacingBefore, 0),
      ("firstLineHeadIndent", firstLineHeadIndent, 0), ("headIndent", headIndent, 0),
      ("tailIndent", tailIndent, 0), ("defaultTabInterval", defaultTabInterval, 28),
    ]
    for (name, number, standard) in numbers where number != standard {
      values += [.term(name), .number(number)]
    }
    if tabStops != NSParagraphStyle().tabStops {
      values.append(.term("tabStops"))
      for stop in tabStops { values += [.number(stop.location), .term("\(stop.alignment)")] }
    }
    return values
  }
}

extension NSShadow {
  fileprivate var stateValues: [StateProperty.Value] {
    [
      (shadowColor as? UIColor).map { .color($0) } ?? .term("none"), .number(shadowOffset.width),
      .number(shadowOffset.height), .number(shadowBlurRadius),
    ]
  }
}

extension NSTextAttachment {
  fileprivate var stateValues: [StateProperty.Value] {
    [image.map { .image($0) } ?? .term("none"), .rect(bounds)]
  }
}
