// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  func setBounds(_ new: CGRect) {
    requireNumber(new)
    let old = geometry.bounds
    let new = new.standardized
    guard new != old else { return }
    geometry.bounds = new
    view?.boundsDidChange(from: old)
    setNeedsLayout()
  }

  func setFrame(_ frame: CGRect) {
    requireNumber(CGRect(origin: geometry.bounds.origin, size: frame.size))
    let (size, position) = geometry.fitting(frame.standardized)
    self.position = position
    bounds = CGRect(origin: geometry.bounds.origin, size: size)
  }

  private func requireNumber(_ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    requireNumber(
      origin.x + origin.y, size.width + size.height, "bounds",
      "[\(number(origin.x)) \(number(origin.y)); \(number(size.width)) \(number(size.height))]")
  }

  /// Stops the program with Core Animation's message where a number is not finite.
  func requireNumber(
    _ first: CGFloat, _ second: CGFloat, _ property: String, _ value: @autoclosure () -> String
  ) {
    guard !(first + second).isFinite else { return }
    let kind = first.isNaN || second.isNaN ? "NaN" : "an infinite number"
    trap("CALayer \(property) contains \(kind): \(value())")
  }

  // MARK: Conversion

  /// The point in `layer`'s coordinates, as one in this layer's; `nil` stands for the tree's root.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(CALayer.transform(from: layer, to: self))
  }

  /// The point in this layer's coordinates, as one in `layer`'s; `nil` stands for the tree's root.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(CALayer.transform(from: self, to: layer))
  }

  /// The smallest upright rectangle around `rect` of `layer`, in this layer's coordinates.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(CALayer.transform(from: layer, to: self))
  }

  /// The smallest upright rectangle around `rect` of this layer, in `layer`'s coordinates.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(CALayer.transform(from: self, to: layer))
  }

  /// From one layer's coordinates to another's by way of the nearest layer above both. Layers of
  /// different trees are taken to lie in one space; `nil` stands for the root of the other's tree.
  static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    let source = source ?? target?.root
    let target = target ?? source?.root
    let above = target.map { Array($0.lineage) } ?? []
    var down = CGAffineTransform.identity
    var meeting: CALayer?
    if let source {
      for layer in source.lineage {
        if above.contains(where: { $0 === layer }) {
          meeting = layer
          break
        }
        down = down.concatenating(layer.geometry.toSuperlayer)
      }
    }
    var up = CGAffineTransform.identity
    for layer in above {
      if layer === meeting { break }
      up = up.concatenating(layer.geometry.toSuperlayer)
    }
    return down.concatenating(up.inverted())
  }

  /// The layer, its superlayer and so on up to the root.
  private var lineage: some Sequence<CALayer> {
    sequence(first: self) { $0.superlayerStorage }
  }

  private var root: CALayer {
    var layer = self
    while let superlayer = layer.superlayerStorage { layer = superlayer }
    return layer
  }
}
