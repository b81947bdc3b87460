// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The values of properties that an object keeps and that change no pixel here, by their names.
final class KeptValues {
  static let key = AssociatedStorage.Key<KeptValues>()
  var values: [String: Any] = [:]

  static func of(_ object: AnyObject) -> KeptValues {
    let storage = AssociatedStorage.storage(of: object)
    if let kept = storage[key] { return kept }
    let kept = KeptValues()
    storage[key] = kept
    return kept
  }

  /// The value of the property that calls this; `initial` where none was set.
  static func value<Value>(
    of object: AnyObject, or initial: @autoclosure () -> Value, _ name: String = #function
  ) -> Value {
    of(object).values[name] as? Value ?? initial()
  }

  /// Keeps the value of the property that calls this; `nil` is the same as none.
  static func keep<Value>(_ value: Value?, of object: AnyObject, _ name: String = #function) {
    of(object).values[name] = value
  }
}

extension RenderingEnvironment {
  /// Says that a part of a look which was asked for is not drawn.
  static func reportNotDrawn(_ member: String, _ what: String) {
    report("\(member): \(what)", kind: .notDrawn)
  }
}
