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

  /// What the system has lists for by itself.
  public enum SystemRotorType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were followed.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Words that are spelled wrongly.
    case misspelledWord = 13
    /// Pictures.
    case image = 14
    /// Fields for text.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Parts of the screen that people go to directly.
    case landmark = 18
  }

  /// What is read for it; empty for one of the system's.
  open var name: String
  /// Which of the system's lists it takes the place of. The default is none.
  public final let systemRotorType: SystemRotorType
  /// Finds the next place.
  open var itemSearchBlock: Search

  /// Makes a list of places.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    systemRotorType = .none
    itemSearchBlock = itemSearch
    super.init()
  }

  /// Makes a list of places whose name says how it is spoken.
  public convenience init(
    attributedName: NSAttributedString, itemSearch: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearch)
  }

  /// Makes a list of places in place of the system's.
  public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    name = ""
    systemRotorType = type
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
