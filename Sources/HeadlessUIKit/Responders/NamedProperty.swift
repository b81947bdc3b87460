// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A property of one of UIKit's classes that is read and set by its name, as Objective-C does for
/// key-value coding and Interface Builder for runtime attributes.
///
/// Values are taken and told as Objective-C does: a number for any type of numbers, for a Boolean
/// and for an enumeration, told as an `NSNumber`; a rectangle for edge insets, whose four numbers
/// are in the same order.
struct NamedProperty {
  private let read: (NSObject) -> KeyedValue?
  private let write: (NSObject, Any?) -> Bool

  /// A property of any type but numbers.
  init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(path, { $0 }) { $0 as? Value }
  }

  /// A property that may be `nil`.
  init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(path, { $0 as Any }) { value in
      guard let value, !(value is NSNull) else { return .some(nil) }
      return (value as? Value).map { .some($0) }
    }
  }

  /// A number or a Boolean.
  init<Owner: NSObject, Value: NamedNumber>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(path, { $0.named }) { $0 as? Value ?? Self.number($0).map { Value(named: $0) } }
  }

  /// An enumeration or an option set.
  init<Owner: NSObject, Value: RawRepresentable>(_ path: ReferenceWritableKeyPath<Owner, Value>)
  where Value.RawValue: BinaryInteger {
    self.init(path, { NSNumber(value: Int(truncatingIfNeeded: $0.rawValue)) }) { value in
      value as? Value
        ?? Self.number(value).flatMap {
          Value(rawValue: Value.RawValue(truncatingIfNeeded: $0.intValue))
        }
    }
  }

  /// Edge insets.
  init<Owner: NSObject>(_ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>) {
    self.init(path, { $0 }) { value in
      switch value {
      case let insets as UIEdgeInsets: insets
      case let rect as CGRect:
        UIEdgeInsets(
          top: rect.origin.x, left: rect.origin.y, bottom: rect.width, right: rect.height)
      default: nil
      }
    }
  }

  private init<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, _ told: @escaping (Value) -> Any,
    _ taken: @escaping (Any?) -> Value?
  ) {
    read = { object in
      guard let owner = object as? Owner else { return nil }
      return KeyedValue(value: KeyedValue.unwrapped(told(owner[keyPath: path])))
    }
    write = { object, value in
      guard let owner = object as? Owner, let value = taken(value) else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// The property's value; `nil` where the object's class does not have it.
  func value(of object: NSObject) -> KeyedValue? { read(object) }

  /// Sets the property; false where the object's class does not have it or the value is of another
  /// type.
  func set(_ value: Any?, of object: NSObject) -> Bool { write(object, value) }

  /// A number of any of the types that Objective-C takes for one.
  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as any NamedNumber: value.named
    case let value as UInt: NSNumber(value: value)
    default: value as? NSNumber
    }
  }
}

extension NamedProperty {
  /// The value of a property of one of UIKit's classes; `nil` for a name that is none of them.
  static func value(_ name: String, of object: NSObject) -> KeyedValue? {
    for property in all[name] ?? [] {
      if let value = property.value(of: object) { return value }
    }
    return nil
  }

  /// Sets a property of one of UIKit's classes; false for a name that is none of them, and for a
  /// value of another type.
  static func set(_ value: Any?, _ name: String, of object: NSObject) -> Bool {
    (all[name] ?? []).contains { $0.set(value, of: object) }
  }

  private static let all: [String: [NamedProperty]] = {
    var all: [String: [NamedProperty]] = [:]
    let classes = [ofViews, ofTexts, ofControls, ofScrolling, ofLists, ofBars, ofControllers]
    for (names, property) in classes.joined() {
      for name in names.split(separator: " ") { all[String(name), default: []].append(property) }
    }
    return all
  }()
}

/// A type of numbers that properties have.
protocol NamedNumber {
  init(named number: NSNumber)
  var named: NSNumber { get }
}

extension Bool: NamedNumber {
  init(named number: NSNumber) { self = number.boolValue }
  var named: NSNumber { NSNumber(value: self) }
}

extension CGFloat: NamedNumber {
  init(named number: NSNumber) { self = CGFloat(number.doubleValue) }
  var named: NSNumber { NSNumber(value: Double(self)) }
}

extension Double: NamedNumber {
  init(named number: NSNumber) { self = number.doubleValue }
  var named: NSNumber { NSNumber(value: self) }
}

extension Float: NamedNumber {
  init(named number: NSNumber) { self = number.floatValue }
  var named: NSNumber { NSNumber(value: self) }
}

extension Int: NamedNumber {
  init(named number: NSNumber) { self = number.intValue }
  var named: NSNumber { NSNumber(value: self) }
}
