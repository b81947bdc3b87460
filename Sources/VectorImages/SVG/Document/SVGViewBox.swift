// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What part of an element's coordinates is shown in its viewport, and how it fits.
struct SVGViewBox {
  let rect: CGRect
  private let alignX: CGFloat
  private let alignY: CGFloat
  /// Whether the sides are stretched one by one.
  private let isStretched: Bool
  /// Whether the viewport is filled, and what sticks out is cut.
  private let isSliced: Bool

  /// - Returns: `nil` where the element has none.
  init?(of element: SVGElement) throws(SVGImage.Error) {
    guard let text = element.attributes["viewBox"] else { return nil }
    var scanner = SVGScanner(text)
    guard let numbers = scanner.numbers(count: 4), scanner.isAtEnd, numbers[2] >= 0,
      numbers[3] >= 0
    else { throw .invalidValue(text, attribute: "viewBox", line: element.line) }
    self.init(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      aspect: element.attributes["preserveAspectRatio"])
  }

  /// A part that fits as `preserveAspectRatio` says; in the middle, and whole, where that is `nil`.
  init(_ rect: CGRect, aspect: String?) {
    self.rect = rect
    let words = (aspect ?? "xMidYMid meet")
      .split(separator: " ").filter { $0 != "defer" }
    let align = words.first ?? "xMidYMid"
    isStretched = align == "none"
    isSliced = words.dropFirst().first == "slice"
    func place(_ word: Substring) -> CGFloat {
      if word.hasSuffix("Min") { 0 } else if word.hasSuffix("Max") { 1 } else { 0.5 }
    }
    (alignX, alignY) = (place(align.prefix(4)), place(align.dropFirst(4)))
  }

  /// From the box's coordinates to those of the viewport; `nil` where the box is empty.
  func transform(to viewport: CGRect) -> CGAffineTransform? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    var (x, y) = (viewport.width / rect.width, viewport.height / rect.height)
    if !isStretched {
      let scale = isSliced ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    let left = viewport.minX + (viewport.width - rect.width * x) * alignX
    let top = viewport.minY + (viewport.height - rect.height * y) * alignY
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: left - rect.minX * x, ty: top - rect.minY * y)
  }
}
