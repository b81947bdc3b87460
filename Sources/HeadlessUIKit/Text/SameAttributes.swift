// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Whether texts and attributes look the same, for setters that leave things alone then.

extension UIFont {
  /// Whether the other font is equal, also in following the content size.
  func isSame(as other: UIFont) -> Bool { self == other && dynamic == other.dynamic }
}

extension NSAttributedString {
  /// Whether the other text has the same characters with the same attributes.
  func isSame(as other: NSAttributedString) -> Bool {
    guard self !== other else { return true }
    guard string == other.string else { return false }
    return runs.elementsEqual(other.runs) { own, others in
      own.range == others.range && haveSameValues(own.attributes, others.attributes)
    }
  }

  private var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }
}

extension LabelContent: Equatable {
  static func == (left: LabelContent, right: LabelContent) -> Bool {
    switch (left, right) {
    case (.empty, .empty): true
    case (.plain(let left), .plain(let right)): left == right
    case (.attributed(let left), .attributed(let right)): left.isSame(as: right)
    default: false
    }
  }

  /// The content after its whole has been given one value, see ``set(_:for:)``.
  func setting(_ value: Any, for key: NSAttributedString.Key) -> LabelContent {
    var content = self
    content.set(value, for: key)
    return content
  }
}

/// Whether two sets of attributes have the same values; `nil` is the same as `nil` only.
func haveSameValues(
  _ left: [NSAttributedString.Key: Any]?, _ right: [NSAttributedString.Key: Any]?
) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left.count == right.count
    && left.allSatisfy { key, value in right[key].map { isSame(value, $0) } ?? false }
}

private func isSame(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? UIFont, let right = right as? UIFont { return left.isSame(as: right) }
  if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
  return false
}
