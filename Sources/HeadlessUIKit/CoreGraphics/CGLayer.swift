// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A drawing that is kept to be drawn several times.
///
/// ```swift
/// let dot = CGLayer(context, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil)
/// dot?.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// for point in points { dot.map { context.draw($0, at: point) } }
/// ```
public final class CGLayer {
  /// How large the drawing is, in points.
  public let size: CGSize
  /// What draws into it.
  public let context: CGContext?

  /// Makes an empty layer for drawings into `context`.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: context.scale)
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer so that it fills a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawing = layer.context else { return }
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    record { recorder in
      var player = CommandPlayer(drawing.commands)
      player.play(into: &recorder)
    }
    restoreGState()
  }
}
