// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A number in whichever type it was set.
struct ManagedNumber {
  let number: NSNumber

  init?(_ value: Any) {
    switch value {
    case let value as NSNumber: number = value
    case let value as Bool: number = NSNumber(value: value)
    case let value as Int: number = NSNumber(value: value)
    case let value as Int16: number = NSNumber(value: value)
    case let value as Int32: number = NSNumber(value: value)
    case let value as Int64: number = NSNumber(value: value)
    case let value as UInt: number = NSNumber(value: value)
    case let value as Double: number = NSNumber(value: value)
    case let value as Float: number = NSNumber(value: value)
    case let value as CGFloat: number = NSNumber(value: Double(value))
    case let value as Decimal: number = NSDecimalNumber(decimal: value)
    default: return nil
    }
  }

  /// The number in each type that a property may have.
  var forms: [Any] {
    let date = Date(timeIntervalSinceReferenceDate: number.doubleValue)
    return [
      number, number.intValue, number.int16Value, number.int32Value, number.int64Value,
      number.doubleValue, number.floatValue, number.boolValue, CGFloat(number.doubleValue),
      NSDecimalNumber(decimal: number.decimalValue), number.decimalValue, date,
    ]
  }
}

/// Values as they are compared.
enum ManagedValue {
  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let first?, let second?):
      if let first = ManagedNumber(first), let second = ManagedNumber(second) {
        return first.number == second.number
      }
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        return first == second
      }
      return (first as AnyObject) === (second as AnyObject)
    }
  }
}

/// The objects of a relationship, as far as they are known: others by their identifiers.
struct ManagedLinks {
  var links: [AnyHashable]

  /// What is saved of a value.
  static func stored(_ value: Any) -> Any {
    guard let links = value as? ManagedLinks else { return value }
    return links.links.map { link in
      (link.base as? NSManagedObject).map { AnyHashable($0.objectID) } ?? link
    }
  }

  /// A saved value as an object holds it.
  static func held(_ value: Any, _ isLink: Bool) -> Any {
    guard isLink, let links = value as? [AnyHashable] else { return value }
    return ManagedLinks(links: links)
  }
}
