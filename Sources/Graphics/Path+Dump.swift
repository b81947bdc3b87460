// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Path: CustomStringConvertible {
  /// The shape where it is known, otherwise the elements in SVG's letters: `M0,0 L10,0 L0,10 Z`.
  public var description: String {
    switch shape {
    case .rectangle(let rect)?: "rect(\(dump(rect)))"
    case .roundedRectangle(let rect, let radii)?: "roundedRect(\(dump(rect)); \(radii))"
    case nil: elements.map(dump).joined(separator: " ")
    }
  }

  private func dump(_ element: Element) -> String {
    switch element {
    case .move(let point): "M\(dump(point))"
    case .line(let point): "L\(dump(point))"
    case .quadCurve(let point, let control): "Q\(dump(control)) \(dump(point))"
    case .curve(let point, let control1, let control2):
      "C\(dump(control1)) \(dump(control2)) \(dump(point))"
    case .close: "Z"
    }
  }

  private func dump(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  private func dump(_ rect: CGRect) -> String {
    "\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height))"
  }
}
