// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// ``sublayerTransform`` in the layer's coordinates, as it is seen from the front; `nil` where it
  /// changes nothing.
  var transformOfSublayers: CGAffineTransform? {
    let seen = sublayerTransform.seenFromFront
    return seen.isIdentity ? nil : aroundAnchor(seen)
  }

  /// A transform around the anchor point, in the layer's coordinates.
  func aroundAnchor(_ transform: CGAffineTransform) -> CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Whether a point, in the layer's coordinates, lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  func setBounds(_ new: CGRect) {
    guard allowsNumbers(new) else { return }
    let old = geometry.bounds
    let new = new.standardized
    guard new != old else { return }
    if let view {
      view.changeBounds(to: new) {
        geometry.bounds = new
        view.boundsDidChange(from: old)
      }
    } else {
      geometry.bounds = new
    }
    if needsDisplayOnBoundsChange, new.size != old.size { setNeedsDisplay() }
    setNeedsLayout()
    observations?.check()
    view?.observations?.check()
  }

  func setFrame(_ frame: CGRect) {
    // The rectangle that is no place is how views are made that constraints will place.
    if frame.isNull {
      bounds = CGRect(origin: geometry.bounds.origin, size: .zero)
      return
    }
    guard allowsNumbers(CGRect(origin: geometry.bounds.origin, size: frame.size)) else { return }
    let (size, position) = geometry.fitting(frame.standardized)
    guard allowsPosition(position) else { return }
    checkOnce {
      self.position = position
      bounds = CGRect(origin: geometry.bounds.origin, size: size)
    }
  }

  /// Tells those who observe the layer or its view once of all that `body` changes.
  private func checkOnce(_ body: () -> Void) {
    guard observations != nil || view?.observations != nil else { return body() }
    func withView() {
      if let list = view?.observations { list.checkOnce(body) } else { body() }
    }
    if let observations { observations.checkOnce(withView) } else { withView() }
  }

  private func allowsNumbers(_ rect: CGRect) -> Bool {
    let (origin, size) = (rect.origin, rect.size)
    // Halves, as the sides of `CGRect.infinite` are the greatest number that there is.
    return allowsNumbers(
      origin.x / 2 + origin.y / 2, size.width / 2 + size.height / 2, "bounds",
      "[\(number(origin.x)) \(number(origin.y)); \(number(size.width)) \(number(size.height))]")
  }

  func allowsPosition(_ position: CGPoint) -> Bool {
    allowsNumbers(
      position.x, position.y, "position", "[\(number(position.x)) \(number(position.y))]")
  }

  /// Whether numbers are finite. Where not, Core Animation's message is reported, and the caller
  /// keeps the old value.
  func allowsNumbers(
    _ first: CGFloat, _ second: CGFloat, _ property: String, _ value: @autoclosure () -> String
  ) -> Bool {
    if first.isFinite, second.isFinite { return true }
    let kind = first.isNaN || second.isNaN ? "NaN" : "an infinite number"
    RenderingEnvironment.reportMistake(
      "CALayer \(property) contains \(kind): \(value()) in \(view?.description ?? description)")
    return false
  }

  // MARK: Conversion

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
