// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How text is looked for.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Which parts of words count.
  public enum WordMatchMethod: Int, Sendable {
    /// Any.
    case contains = 0
    /// Their beginning.
    case startsWith = 1
    /// Whole words.
    case fullWord = 2
  }

  /// Which parts of words count. The default is any.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How characters are compared. The default is without their case.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }

  /// Makes options.
  public override init() { super.init() }
}

/// How a place that was found looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As other text.
  case normal = 0
  /// As one that was found.
  case found = 1
  /// As the one that is shown.
  case highlighted = 2
}

/// Collects the places that a search finds.
@preconcurrency @MainActor
open class UITextSearchAggregator<DocumentIdentifier>: NSObject {
  /// The places, in the order in which they were found.
  open private(set) var allFoundRanges: [UITextRange] = []

  /// Makes one without places.
  public override init() { super.init() }

  /// Adds a place.
  open func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier?
  ) { allFoundRanges.append(range) }
  /// Takes a place away.
  open func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    allFoundRanges.removeAll { $0 == range }
  }
  /// Takes all places away.
  open func invalidate() { allFoundRanges = [] }
  /// Says that there are no more. Nobody waits here.
  open func finishedSearching() {}
}

/// Text that can be searched. Nobody searches here: what conforms says how.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// What a document among several is told by.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?
  /// What is selected.
  var selectedTextRange: UITextRange? { get }
  /// Which of two places comes first.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Searches.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Lets a place look as found.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)
  /// Lets all places look as before.
  func clearAllDecoratedFoundText()
}

/// A search in an object's text. Nobody searches here.
open class UITextSearchingFindSession: UIFindSession {
  /// The text.
  public let searchableObject: any UITextSearching

  /// Makes a search.
  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }
}
