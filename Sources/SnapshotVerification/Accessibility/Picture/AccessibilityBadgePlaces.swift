// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where the numbers of elements go: beside an element, where that hides nothing else, so that the
/// first letter of a text can be read; else into its corner.
///
///     1┌──────┐  left of it        2       above it        ┌3─────┐  in its corner
///      │ Tea  │                   ┌──────┐                 │ Cake │
///      └──────┘                   └──────┘                 └──────┘
struct AccessibilityBadgePlaces {
  /// What the places of all elements are.
  private let elements: [CGRect]
  private let bounds: CGRect
  private var taken: [CGRect] = []

  init(elements: [CGRect], size: CGSize) {
    self.elements = elements
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Takes the place for the number of an element.
  mutating func place(_ size: CGSize, at index: Int) -> CGRect {
    let element = elements[index]
    let corner = CGRect(
      x: max(0, min(element.minX, bounds.maxX - size.width)),
      y: max(0, min(element.minY, bounds.maxY - size.height)), width: size.width,
      height: size.height)
    let outside = [
      corner.offsetBy(dx: element.minX - size.width - corner.minX, dy: 0),
      corner.offsetBy(dx: 0, dy: element.minY - size.height - corner.minY),
    ].filter { bounds.contains($0) }
    let best = (outside + [corner]).min { cost($0, index) < cost($1, index) } ?? corner
    taken.append(best)
    return best
  }

  /// How much a number hides there: another number is worse than another element, and that worse
  /// than its own.
  private func cost(_ place: CGRect, _ index: Int) -> CGFloat {
    let own = Self.overlap(place, elements[index]) / 2
    let others = elements.indices.filter { $0 != index }
      .map { Self.overlap(place, elements[$0]) }.reduce(0, +)
    return own + others + 4 * taken.map { Self.overlap(place, $0) }.reduce(0, +)
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> CGFloat {
    let shared = one.intersection(other)
    return shared.isNull ? 0 : shared.width * shared.height
  }
}
