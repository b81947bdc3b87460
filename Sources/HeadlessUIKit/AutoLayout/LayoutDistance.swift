// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A place of a view or a layout guide.
struct LayoutPlace {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}

/// A length between two places of one axis, as `anchorWithOffset(to:)` makes it.
struct LayoutDistance {
  let start: LayoutPlace
  let end: LayoutPlace

  /// The distance as text: `(UILabel.leading - UIView.leading)`.
  var description: String {
    func name(_ place: LayoutPlace) -> String {
      "\(NSLayoutConstraint.name(of: place.item)).\(place.attribute.name)"
    }
    return "(\(name(end)) - \(name(start)))"
  }
}

/// The distances that a constraint compares; `nil` where a side is an item's size, or a number.
struct LayoutDistances {
  let first: LayoutDistance?
  let second: LayoutDistance?

  var places: [LayoutPlace] { [first, second].compactMap { $0 }.flatMap { [$0.start, $0.end] } }
}

extension NSLayoutConstraint {
  /// All views and guides that take part; `nil` for one that is gone.
  var items: [AnyObject?] {
    var items = [firstItem]
    if hasSecondItem { items.append(secondItem) }
    if let distances { items += distances.places.map(\.item) }
    return items
  }
}
