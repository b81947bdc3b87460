// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A list of places that people go through forward and backward, such as the headings of a text.
///
/// ```swift
/// let dates = UIAccessibilityCustomRotor(name: "Dates") { predicate in
///   calendar.date(after: predicate.currentItem, predicate.searchDirection)
/// }
/// calendar.accessibilityCustomRotors = [dates]
/// ```
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Where a search goes.
  public enum Direction: Int, Sendable {
    /// Backward.
    case previous = 0
    /// Forward.
    case next = 1
  }

  /// Finds the next place; `nil` at the end.
  public typealias Search = (
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult?

  /// What is read for it.
  open var name: String
  /// Finds the next place.
  open var itemSearchBlock: Search

  /// Makes a list of places.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    itemSearchBlock = itemSearch
    super.init()
  }
}

/// From where a place is searched for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place before.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// Where the search goes. The default is forward.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
}

/// A place that was found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The object. It is not kept alive.
  open weak var targetElement: AnyObject?
  /// The part of its text; `nil` for all of it.
  open var targetRange: UITextRange?

  /// Makes a place.
  public init(targetElement: AnyObject?, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
