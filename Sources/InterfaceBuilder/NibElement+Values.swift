// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NibElement {
  /// A text, which is an attribute or, where it has line breaks, an element of that key.
  public func string(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    guard let child = child(key: name), child.name.lowercased().hasSuffix("string"),
      child.name != "attributedString"
    else { return nil }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    // It is written without the padding that Foundation asks for.
    var encoded = child.text.filter { !$0.isWhitespace }
    encoded += String(repeating: "=", count: (4 - encoded.count % 4) % 4)
    return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) }
  }

  /// "YES" and "NO".
  public func bool(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }

  /// A finite number.
  public func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number; one that is no `Int` is none.
  public func integer(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0.rounded()) }
  }

  /// A point, as a child of that key.
  public func point(_ key: String) -> CGPoint? { child(key: key)?.point }

  /// A size, as a child of that key.
  public func size(_ key: String) -> CGSize? { child(key: key)?.size }

  /// A rectangle, as a child of that key.
  public func rect(_ key: String) -> CGRect? { child(key: key)?.rect }

  /// The point that this element is.
  public var point: CGPoint? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The size that this element is.
  public var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The rectangle that this element is.
  public var rect: CGRect? {
    guard let origin = point, let size else { return nil }
    return CGRect(origin: origin, size: size)
  }

  /// A ratio, written as a number or as two of them with a colon or a slash between.
  public func ratio(_ name: String) -> Double? {
    guard let text = attributes[name] else { return nil }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) ?? .nan }
    let ratio = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    return parts.count <= 2 && ratio.isFinite ? ratio : nil
  }
}
