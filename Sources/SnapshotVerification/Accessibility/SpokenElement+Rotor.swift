// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension SpokenElement.Rotor {
  /// One place that a list led to.
  private struct Place: Hashable {
    var target: ObjectIdentifier
    var range: UITextRange?
  }

  /// The places of one direction.
  private struct Places {
    var results: [UIAccessibilityCustomRotorItemResult] = []
    var found: Set<Place> = []
    var moreCount = 0
  }

  /// Goes through a list forward and backward, as some know only one of the ways.
  init(_ rotor: UIAccessibilityCustomRotor, context: SpokenContext?) {
    let forward = Self.places(of: rotor, .next)
    let backward = Self.places(of: rotor, .previous)
    var results = forward.results
    moreCount = forward.moreCount
    if !backward.found.isSubset(of: forward.found) {
      if forward.found.isSubset(of: backward.found) {
        results = backward.results
        moreCount = backward.moreCount
      } else {
        let before = backward.results.filter { !forward.found.contains(Self.place($0)) }
        results = before.reversed() + results
        moreCount = min(Self.countedLimit, moreCount + backward.moreCount)
      }
    }
    name = rotor.systemRotorType.spokenName ?? rotor.name
    places = results.compactMap { Self.words(of: $0, context) }
  }

  private static func place(_ result: UIAccessibilityCustomRotorItemResult) -> Place {
    Place(
      target: ObjectIdentifier(result.targetElement ?? result), range: result.targetRange)
  }

  /// A place that comes again ends the search.
  private static func places(
    of rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction
  ) -> Places {
    var places = Places()
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    while let result = rotor.itemSearchBlock(predicate), result.targetElement != nil,
      places.found.insert(place(result)).inserted
    {
      if places.results.count < limit {
        places.results.append(result)
      } else {
        places.moreCount += 1
        if places.moreCount == countedLimit { break }
      }
      predicate.currentItem = result
    }
    return places
  }

  private static func words(
    of result: UIAccessibilityCustomRotorItemResult, _ context: SpokenContext?
  ) -> String? {
    if let range = result.targetRange {
      if let field = result.targetElement as? UITextField, let text = field.text(in: range) {
        return text
      }
      if let view = result.targetElement as? UITextView, let text = view.text(in: range) {
        return text
      }
    }
    if let object = result.targetElement as? AccessibilityObject {
      return SpokenTexts(object).description(in: context)
    }
    return (result.targetElement as? NSString).map { "\($0)" }
  }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
  /// What is read for it; `nil` for a list with a name of its own.
  fileprivate var spokenName: String? {
    switch self {
    case .none: nil
    case .link: "Links"
    case .visitedLink: "Visited Links"
    case .heading: "Headings"
    case .headingLevel1: "Heading 1"
    case .headingLevel2: "Heading 2"
    case .headingLevel3: "Heading 3"
    case .headingLevel4: "Heading 4"
    case .headingLevel5: "Heading 5"
    case .headingLevel6: "Heading 6"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underlined Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}
