// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import VectorImages

/// A form of a symbol's template, and what its classes say of it.
struct SymbolLayer: Hashable, Sendable {
  /// How a layer is painted in one of the ways of painting.
  struct Look: Hashable, Sendable {
    /// 0 for the first color, 1 for the second, 2 for the third.
    var level = 0
    var opacity: CGFloat = 1
    /// Whether it clears what lies below.
    var clears = false
  }

  var path: Path
  var rule: FillRule
  /// In one color.
  var plain = Look()
  /// With a hierarchy or a palette.
  var layered = Look()

  init(_ outline: SVGImage.Outline, in image: SVGImage, _ toFont: CGAffineTransform) {
    path = outline.path.applying(toFont)
    rule = outline.rule
    for name in outline.classes {
      if name.hasPrefix("monochrome-") { plain = Look(name, image) }
      if name.hasPrefix("hierarchical-") { layered = Look(name, image) }
    }
  }

  func applying(_ transform: CGAffineTransform) -> SymbolLayer {
    var layer = self
    layer.path = path.applying(transform)
    return layer
  }

  /// This one where `part` is 0, and the other where it is 1; `nil` where their steps differ.
  func blended(with other: SymbolLayer, _ part: CGFloat) -> SymbolLayer? {
    guard let path = path.blended(with: other.path, part) else { return nil }
    var layer = self
    layer.path = path
    return layer
  }
}

extension SymbolLayer.Look {
  /// Reads a class such as `hierarchical-1:secondary`.
  fileprivate init(_ name: String, _ image: SVGImage) {
    let rule = image.declarations(ofClass: name)
    switch name.split(separator: ":").dropFirst().first {
    case "secondary": level = 1
    case "tertiary": level = 2
    default: level = 0
    }
    opacity = rule["opacity"].flatMap(Double.init).map { CGFloat(min(1, max(0, $0))) } ?? 1
    clears = rule["-sfsymbols-clear-behind"] == "true"
  }
}

extension Path {
  /// This path where `part` is 0, and `other` where it is 1; `nil` where their steps differ.
  fileprivate func blended(with other: Path, _ part: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
      CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
    }
    var path = Path()
    for (one, two) in zip(elements, other.elements) {
      switch (one, two) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }
}
