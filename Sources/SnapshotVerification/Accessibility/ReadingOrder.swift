// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The order in which what lies on a screen is read: from top to bottom, and within a line from
/// where text starts.
///
/// What begins at nearly the same height is one line. How near that is was measured with VoiceOver
/// (github.com/cashapp/AccessibilitySnapshot): less than 8 points on a phone, 13 on a tablet. So
/// three that follow each other in steps of 7 points have no order of heights between the first and
/// the second, but one between the first and the third; each is put where it goes among those
/// before it, one after the other, so that the outcome is the same everywhere.
///
/// ```swift
/// let order = ReadingOrder(isRightToLeft: false, isPhone: true)
/// order.sorted(frames) { $0.origin }
/// ```
struct ReadingOrder {
  private let isRightToLeft: Bool
  private let lineHeight: CGFloat

  init(isRightToLeft: Bool, isPhone: Bool) {
    self.isRightToLeft = isRightToLeft
    lineHeight = isPhone ? 8 : 13
  }

  /// Whether something that begins at `one` is read before something that begins at `other`.
  func precedes(_ one: CGPoint, _ other: CGPoint) -> Bool {
    if abs(one.y - other.y) >= lineHeight { return one.y < other.y }
    return isRightToLeft ? one.x > other.x : one.x < other.x
  }

  /// The items in the order of their origins; those with none last.
  func sorted<Item>(_ items: [Item], by origin: (Item) -> CGPoint?) -> [Item] {
    var sorted: [(item: Item, origin: CGPoint?)] = []
    for item in items {
      let new = (item, origin(item))
      var place = sorted.count
      while place > 0, precedes(new.1, sorted[place - 1].origin) { place -= 1 }
      sorted.insert(new, at: place)
    }
    return sorted.map(\.item)
  }

  /// The origin of what is read first; `nil` without any.
  func first(of origins: [CGPoint]) -> CGPoint? { origins.min(by: precedes) }

  private func precedes(_ one: CGPoint?, _ other: CGPoint?) -> Bool {
    guard let one else { return false }
    return other.map { precedes(one, $0) } ?? true
  }
}
