// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a path of properties leads: that of several objects to what each of them has.
enum KeyedPath {
  static func value(_ path: String, of object: Any?) -> Any? {
    var value = object
    for part in path.split(separator: ".").map(String.init) {
      guard let current = value else { return nil }
      value = property(part, of: current)
    }
    return value
  }

  private static func property(_ name: String, of object: Any) -> Any? {
    if let elements = elements(of: object) {
      if name == "@count" { return elements.count }
      return elements.compactMap { property(name, of: $0) }
    }
    if let values = object as? [String: Any] { return values[name] }
    if let values = object as? NSDictionary { return values[name] }
    if let text = object as? String, name == "length" { return (text as NSString).length }
    return (object as? any NSObjectProtocol)?.value(forKey: name)
  }

  /// The elements of a collection of any kind; `nil` for what is none.
  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let values as NSOrderedSet: values.array
    case let values as NSSet: values.allObjects
    case let values as NSArray: values.map { $0 }
    case let values as [Any]: values
    case let values as Set<AnyHashable>: values.map(\.base)
    case let range as any ClosedRangeOfNumbers: range.ends
    default: nil
    }
  }

  /// What is in an optional that was made an `Any`; `nil` for `NSNull`, too.
  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

/// A range whose ends a predicate can compare.
protocol ClosedRangeOfNumbers { var ends: [Any] { get } }

extension ClosedRange: ClosedRangeOfNumbers {
  var ends: [Any] { [lowerBound, upperBound] }
}
