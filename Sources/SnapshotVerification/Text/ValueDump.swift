// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A value and all that is in it, as text that is the same in every process.
package struct ValueDump {
  private let value: Any
  private let label: String?
  private let depth: Int
  /// The objects around this value: one that comes again is not followed.
  private let ancestors: Set<ObjectIdentifier>

  /// What some values say of themselves; `nil` for those that are dumped by what is in them.
  package typealias Wording = (_ value: Any) -> (words: String, showsParts: Bool)?

  private let wording: Wording

  /// Dumps a value.
  ///
  /// - Parameter wording: What some values say of themselves. The default is
  ///   ``standardWording(_:)``.
  package init(_ value: Any, wording: @escaping Wording = ValueDump.standardWording) {
    self.init(value, label: nil, depth: 0, ancestors: [], wording: wording)
  }

  /// Texts in quotes, dates in UTC, the sizes of data, objects of Foundation without addresses.
  package static func standardWording(_ value: Any) -> (words: String, showsParts: Bool)? {
    switch value {
    case let value as String: (value.debugDescription, false)
    case let value as Substring: (value.debugDescription, false)
    case let value as Character: (value.debugDescription, false)
    case let value as Data: (value.debugDescription, false)
    case let value as URL: (value.debugDescription, false)
    case let value as Date: (words(of: value), false)
    case let value as NSObject: (words(of: value), false)
    default: nil
    }
  }

  /// A moment in UTC, to the second: `2001-01-01T00:00:00Z`.
  package static func words(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
    return formatter.string(from: date)
  }

  /// What an object says of itself, without addresses.
  package static func words(of object: NSObject) -> String {
    object.debugDescription.replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }

  private init(
    _ value: Any, label: String?, depth: Int, ancestors: Set<ObjectIdentifier>,
    wording: @escaping Wording
  ) {
    self.wording = wording
    self.value = value
    self.label = label
    self.depth = depth
    self.ancestors = ancestors
  }

  /// One line for the value, and those of its parts below it.
  package var text: String {
    let mirror = Mirror(reflecting: value)
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    switch kind(mirror) {
    case .leaf(let words): return line("-", words)
    case .circle:
      return line(bullet, "(circular reference detected)", separator: " ", unnamed: "value")
    case .node(let words, let isSorted, let inside):
      let parts = mirror.children.map { child in
        ValueDump(
          child.value, label: child.label, depth: depth + 1, ancestors: inside, wording: wording)
      }
      return line(bullet, words)
        + (isSorted ? Self.sorted(parts) : parts).map(\.text).joined()
    }
  }

  private enum Kind {
    case leaf(String)
    case circle
    case node(String, isSorted: Bool, inside: Set<ObjectIdentifier>)
  }

  private func kind(_ mirror: Mirror) -> Kind {
    let count = mirror.children.count
    func node(_ words: String, isSorted: Bool = false) -> Kind {
      .node(words, isSorted: isSorted, inside: ancestors)
    }
    switch mirror.displayStyle {
    case .collection: return node("\(count) element\(count == 1 ? "" : "s")")
    case .dictionary: return node("\(count) key/value pair\(count == 1 ? "" : "s")", isSorted: true)
    case .set: return node("\(count) member\(count == 1 ? "" : "s")", isSorted: true)
    case .tuple: return node("(\(count) element\(count == 1 ? "" : "s"))")
    case .optional: return node(count == 0 ? "\(typeName(mirror)).none" : typeName(mirror))
    default: break
    }
    if let (words, showsParts) = wording(value) { return showsParts ? node(words) : .leaf(words) }
    if let value = value as? any CustomStringConvertible { return node(value.description) }
    return typeKind(mirror)
  }

  /// What is neither a collection nor says a text of itself.
  private func typeKind(_ mirror: Mirror) -> Kind {
    switch mirror.displayStyle {
    case .class:
      let identifier = ObjectIdentifier(value as AnyObject)
      guard !ancestors.contains(identifier) else { return .circle }
      return .node(typeName(mirror), isSorted: true, inside: ancestors.union([identifier]))
    case .struct: return .node(typeName(mirror), isSorted: true, inside: ancestors)
    case .enum where mirror.children.isEmpty:
      return .node("\(typeName(mirror)).\(value)", isSorted: false, inside: ancestors)
    case .enum: return .node(typeName(mirror), isSorted: false, inside: ancestors)
    default: return .node(String(describing: value), isSorted: false, inside: ancestors)
    }
  }

  /// The type's name; that of a type in a function has a number after it, which goes.
  private func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }

  private func line(
    _ bullet: String, _ words: String, separator: String = ": ", unnamed: String? = nil
  ) -> String {
    let name = (label ?? unnamed).map { $0 + separator } ?? ""
    return String(repeating: " ", count: 2 * depth) + "\(bullet) \(name)\(words)\n"
  }

  /// In the order of their names, then of their texts, so that neither hashes nor declarations
  /// count. So swift-snapshot-testing 1.19 sorts.
  private static func sorted(_ parts: [ValueDump]) -> [ValueDump] {
    parts.map { (part: $0, key: ($0.label ?? "", $0.unindented.text)) }
      .sorted { $0.key < $1.key }.map(\.part)
  }

  private var unindented: ValueDump {
    ValueDump(value, label: label, depth: 0, ancestors: ancestors, wording: wording)
  }
}
