// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Draws a layer, lays out its sublayers and says what it does on events.
///
/// ```swift
/// final class Dots: NSObject, CALayerDelegate {
///   func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fillEllipse(in: layer.bounds) }
/// }
/// ```
@preconcurrency @MainActor
public protocol CALayerDelegate: DelegateObject {
  /// Gives a layer its contents where ``CALayer/setNeedsDisplay()`` asked for it. The default does
  /// nothing: a picture calls ``draw(_:in:)``.
  func display(_ layer: CALayer)

  /// Draws what a layer shows. The default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called on iOS before a layer is drawn. Never called here: a picture draws everything.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)

  /// What a layer does on an event; `nil`, the default, leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
