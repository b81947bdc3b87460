// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Sorts objects into the sections of an index: one for each letter of the Latin alphabet, and one
/// for what begins otherwise, as iOS has them in English.
///
/// Letters with accents stand in their plain letter's section, and case does not matter.
open class UILocalizedIndexedCollation: NSObject {
  nonisolated(unsafe) private static let shared = UILocalizedIndexedCollation()

  private static let titles =
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
      String(UnicodeScalar($0))
    } + ["#"]

  /// The collation of the app's language.
  public static func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections: "A" to "Z", and "#".
  open var sectionTitles: [String] { Self.titles }

  /// The titles that stand beside a table, one for each section.
  open var sectionIndexTitles: [String] { Self.titles }

  /// The section of a title beside a table.
  ///
  /// - Precondition: There is such a title.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    require(
      Self.titles.indices.contains(indexTitleIndex),
      "there are \(Self.titles.count) titles, and none at \(indexTitleIndex)")
    return indexTitleIndex
  }

  /// The section that an object belongs to.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: Its method without arguments that returns the text by which it is sorted.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector)
    let plain = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard let first = plain.unicodeScalars.first?.value, (0x61...0x7A).contains(first) else {
      return Self.titles.count - 1
    }
    return Int(first - 0x61)
  }

  /// The objects in the order of their texts, which takes no account of case and accents where
  /// others differ; those with equal texts in the order that they have.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - selector: Their method without arguments that returns the text by which they are sorted.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { Self.text(of: $0, selector) }
    let order = texts.indices.sorted { first, second in
      switch Self.compare(texts[first], texts[second]) {
      case .orderedAscending: true
      case .orderedSame: first < second
      case .orderedDescending: false
      }
    }
    return order.map { array[$0] }
  }

  private static func compare(_ first: String, _ second: String) -> ComparisonResult {
    let locale = Locale(identifier: "en")
    let plain: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
    for options in [plain, .caseInsensitive, []] {
      let result = first.compare(second, options: options, locale: locale)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    let object = object as AnyObject
    return KeyedPath.unwrapped(selector.result(on: object, from: object)) as? String ?? ""
  }
}
