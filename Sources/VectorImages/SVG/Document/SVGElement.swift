// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An element of a file.
final class SVGElement: Sendable {
  /// The name without a prefix.
  let name: String
  let attributes: [String: String]
  let children: [SVGElement]
  let line: Int
  /// The classes, for style sheets.
  let classes: [Substring]

  init(name: String, attributes: [String: String], children: [SVGElement], line: Int) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.line = line
    classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
  }

  var id: String? { attributes["id"] }

  /// The name of the element that `href` refers to in the same file.
  var reference: String? {
    let target = attributes["href"] ?? attributes["xlink:href"]
    guard let target, target.hasPrefix("#") else { return nil }
    return String(target.dropFirst())
  }

  /// A number or a length in points; `nil` where the attribute is not there or `auto`.
  ///
  /// - Parameter whole: What 100 % is.
  func length(_ name: String, of whole: CGFloat) throws(SVGImage.Error) -> CGFloat? {
    guard let text = attributes[name], text != "auto" else { return nil }
    guard let value = SVGLength(text)?.points(of: whole) else {
      throw .invalidValue(text, attribute: name, line: line)
    }
    return value
  }
}
