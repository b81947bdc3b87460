// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Foundation for Linux sorts by key paths of Swift's alone.

extension NSSortDescriptor {
  /// Sorts objects by the values of a property, which is read by its name as by
  /// `value(forKeyPath:)`. Numbers, texts, dates and index paths are compared; what has no value
  /// comes first, and values of other kinds are equal.
  public convenience init(key: String, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: KeyedOrder.compare)
  }

  /// Sorts objects by the values of a property, as `comparator` orders them.
  public convenience init(
    key: String, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      switch (KeyedOrder.value(key, of: first), KeyedOrder.value(key, of: second)) {
      case (let first?, let second?): comparator(first, second)
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }

  /// Sorts objects by the values of a property, as a method of theirs orders them: `compare(_:)`,
  /// or one of those of texts. Another one stops the program.
  public convenience init(key: String, ascending: Bool, selector: Selector) {
    let options = KeyedOrder.options(of: selector)
    self.init(key: key, ascending: ascending) { first, second in
      guard let first = first as? String, let second = second as? String else {
        return KeyedOrder.compare(first, second)
      }
      return first.compare(second, options: options)
    }
  }
}

/// The order of values that are read by name.
private enum KeyedOrder {
  static func value(_ key: String, of object: Any) -> Any? {
    (object as? any NSObjectProtocol)?.value(forKeyPath: key)
  }

  static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    switch (first, second) {
    case (let first as String, let second as String): first.compare(second)
    case (let first as Date, let second as Date): first.compare(second)
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    case (let first as IndexPath, let second as IndexPath): first.compare(second)
    default: .orderedSame
    }
  }

  static func options(of selector: Selector) -> String.CompareOptions {
    switch selector.description {
    case "compare:": return []
    case "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:": return .caseInsensitive
    case "localizedCompare:": return []
    case "localizedStandardCompare:": return [.caseInsensitive, .numeric]
    case let name:
      trap("a sort descriptor cannot compare by \(name): use init(key:ascending:comparator:)")
    }
  }
}
