// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Foundation for Linux sorts by key paths to values that there always are, and that Swift compares.

extension NSSortDescriptor {
  /// Sorts objects by the values of a property, of which some may be none: these come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      Self.order(first as? Value, second as? Value) { $0 < $1 }
    }
  }

  /// Sorts objects by whether something holds: those for which it does not come first.
  public convenience init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      Self.order(first as? Bool, second as? Bool) { !$0 && $1 }
    }
  }

  /// Sorts objects by numbers, of which some may be none: these come first.
  public convenience init<Root>(keyPath: KeyPath<Root, NSNumber?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      Self.order(first as? NSNumber, second as? NSNumber) { $0.compare($1) == .orderedAscending }
    }
  }

  /// Sorts objects by their identifiers, in the order of their texts.
  public convenience init<Root>(keyPath: KeyPath<Root, UUID?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      Self.order(first as? UUID, second as? UUID) { $0.uuidString < $1.uuidString }
    }
  }

  private static func order<Value>(
    _ first: Value?, _ second: Value?, isBefore: (Value, Value) -> Bool
  ) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first?, let second?):
      isBefore(first, second)
        ? .orderedAscending : isBefore(second, first) ? .orderedDescending : .orderedSame
    }
  }
}
