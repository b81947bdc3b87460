// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension NibDocument {
  /// The document with the texts of a `.strings` file that belongs to it, whose keys are an object's
  /// id, a point and a property: `"aB3-de-Fgh.text" = "Hallo";`. Keys that name nothing in the
  /// document are passed over.
  public func localized(_ texts: [String: String]) -> NibDocument {
    guard !texts.isEmpty else { return self }
    var byObject: [String: [String: String]] = [:]
    for (key, text) in texts {
      guard let point = key.firstIndex(of: ".") else { continue }
      byObject[String(key[..<point]), default: [:]][String(key[key.index(after: point)...])] = text
    }
    return NibDocument(name: name, root: root.localized(byObject))
  }
}

extension NibElement {
  fileprivate func localized(_ texts: [String: [String: String]]) -> NibElement {
    var copy = replacing(children: children.map { $0.localized(texts) })
    for (property, text) in id.flatMap({ texts[$0] }) ?? [:] {
      copy = copy.setting(property, to: text)
    }
    return copy
  }

  /// Sets a property as the keys of `.strings` files name it.
  private func setting(_ property: String, to text: String) -> NibElement {
    if let (list, index) = Self.indexed(property) {
      return settingItem(of: list, at: index, to: text)
    }
    if let state = Self.states[property] { return settingPart("title", of: state, to: text) }
    if property.hasPrefix("configuration.") {
      return settingPart(String(property.dropFirst(14)), of: "configuration", to: text)
    }
    if let part = Self.accessibility[property] {
      return settingPart(part, of: "accessibilityConfiguration", to: text)
    }
    return settingValue(property, to: text)
  }

  /// The keys of a button's states, which are elements of their own.
  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]
  private static let accessibility = [
    "accessibilityLabel": "label", "accessibilityHint": "hint", "accessibilityValue": "value",
  ]

  /// `segmentTitles[1]`.
  private static func indexed(_ property: String) -> (list: String, index: Int)? {
    guard property.hasSuffix("]"), let bracket = property.firstIndex(of: "["),
      let index = Int(property[property.index(after: bracket)...].dropLast())
    else { return nil }
    return (String(property[..<bracket]), index)
  }

  private func settingItem(of list: String, at index: Int, to text: String) -> NibElement {
    let names = ["segmentTitles": "segments", "scopeButtonTitles": "scopeButtonTitles"]
    guard let name = names[list], let holder = child(name), holder.children.indices.contains(index)
    else { return self }
    var items = holder.children
    let item = items[index]
    items[index] =
      item.name == "string" ? item.replacing(text: text) : item.settingValue("title", to: text)
    return replacing(child: holder, with: holder.replacing(children: items))
  }

  /// Sets an attribute of the child that is the value of `key`.
  private func settingPart(_ part: String, of key: String, to text: String) -> NibElement {
    guard let child = child(key: key) else { return self }
    return replacing(child: child, with: child.settingValue(part, to: text))
  }

  /// Sets an attribute, which stands in a child of its own where it has several lines.
  private func settingValue(_ key: String, to text: String) -> NibElement {
    if let child = child(key: key), ["string", "mutableString"].contains(child.name) {
      return replacing(child: child, with: child.replacing(text: text))
    }
    var attributes = attributes
    attributes[key] = text
    return NibElement(
      name: name, attributes: attributes, children: children, text: self.text, line: line)
  }

  private func replacing(child old: NibElement, with new: NibElement) -> NibElement {
    replacing(children: children.map { $0 == old ? new : $0 })
  }

  private func replacing(children: [NibElement]) -> NibElement {
    NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
  }

  private func replacing(text: String) -> NibElement {
    NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
  }
}
