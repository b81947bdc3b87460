// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Where a layer lies in its superlayer.
///
///     superlayer ──┬── position ── anchorPoint of bounds
///                  └── p' = position + T·(p - bounds.origin - anchorPoint·bounds.size)
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// T: about the anchor point.
  var transform = CGAffineTransform.identity

  /// From the top left corner to the anchor point.
  private var anchor: CGPoint { anchor(of: bounds.size) }

  private func anchor(of size: CGSize) -> CGPoint {
    CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
  }

  /// The smallest upright rectangle around the transformed bounds.
  var frame: CGRect {
    guard !transform.isIdentity else {
      return CGRect(
        x: position.x - anchor.x, y: position.y - anchor.y,
        width: bounds.width, height: bounds.height)
    }
    return box(of: bounds.size).offsetBy(dx: position.x, dy: position.y)
  }

  /// The bounds' size and the position that give `frame`.
  func fitting(_ frame: CGRect) -> (size: CGSize, position: CGPoint) {
    guard !transform.isIdentity else {
      let anchor = anchor(of: frame.size)
      return (frame.size, CGPoint(x: frame.minX + anchor.x, y: frame.minY + anchor.y))
    }
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    let box = box(of: size)
    return (size, CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY))
  }

  private func box(of size: CGSize) -> CGRect {
    let anchor = anchor(of: size)
    return CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: size).applying(transform)
  }

  /// From the layer's own coordinates to the superlayer's.
  var toSuperlayer: CGAffineTransform {
    let x = -bounds.minX - anchor.x
    let y = -bounds.minY - anchor.y
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: position.x + x, y: position.y + y)
    }
    var matrix = transform.translatedBy(x: x, y: y)
    matrix.tx += position.x
    matrix.ty += position.y
    return matrix
  }
}
