// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// One element of a `.xib` or `.storyboard` file, with those in it.
public struct NibElement: Equatable, Sendable {
  /// The element's name, such as "label".
  public let name: String
  /// The attributes as they are written.
  public let attributes: [String: String]
  /// The elements in it, in their order.
  public let children: [NibElement]
  /// The text in it, without that of its children.
  public let text: String
  /// The line of the file in which it begins, from 1.
  public let line: Int

  /// Makes an element.
  public init(
    name: String, attributes: [String: String] = [:], children: [NibElement] = [],
    text: String = "", line: Int = 1
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// What connections and constraints call the element; `nil` for a value.
  public var id: String? { attributes["id"] }

  /// The property of the element around it that this one is the value of; `nil` for none.
  public var key: String? { attributes["key"] }

  /// The attribute of a name.
  public subscript(name: String) -> String? { attributes[name] }

  /// The first element in it of a name.
  public func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The element in it that is the value of a property.
  public func child(key: String) -> NibElement? { children.first { $0.key == key } }

  /// The elements in the first child of a name, such as those in "subviews".
  public func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// Calls `visit` with this element and all in it, the outer ones first.
  public func forEach(_ visit: (NibElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// The element of an id, which is this one or one in it.
  public func element(id: String) -> NibElement? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.element(id: id) }.first
  }
}
