// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIColor {
  /// Makes it the color of fills and strokes in the present context, under the present traits.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the color of fills in the present context, under the present traits.
  public func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.fill = components(with: .current).color
    context.state.fillPattern = pattern(with: .current)?.pattern()
  }

  /// Makes it the color of strokes in the present context, under the present traits.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.state.stroke = components(with: .current).color
  }
}

extension UIImage {
  /// Draws the picture with its top left corner at `point` of the present context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into `rect` of the present context; a resizable one keeps its caps. Symbols,
  /// and pictures that keep their drawing, are sharp at any size.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let slices {
      context.draw(slices, in: rect)
    } else if isSymbolImage {
      context.record { _ = recordSymbol(in: rect, tint: nil, into: &$0) }
    } else {
      context.draw(redrawn(at: rect.size, scale: context.pixelsPerUnit).bitmap, in: rect)
    }
  }

  /// Repeats the picture in its size over `rect` of the present context, from the context's origin
  /// on.
  public func drawAsPattern(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(
      rect, with: Pattern(bitmap: bitmap, tile: CGRect(origin: .zero, size: size)))
  }
}
