// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A property of a layer, or a part of one, that Core Animation animates.
struct AnimatedProperty {
  let get: () -> AnimatedValue
  let set: (AnimatedValue) -> Void

  /// Says how to put back what is there now, of which the value may be a part.
  let keep: () -> (() -> Void)

  private init(
    _ get: @escaping () -> AnimatedValue, _ set: @escaping (AnimatedValue) -> Void,
    keep: (() -> (() -> Void))? = nil
  ) {
    self.get = get
    self.set = set
    self.keep =
      keep ?? {
        let old = get()
        return { set(old) }
      }
  }

  /// Finds a property by its name; `nil` where the layer has none.
  init?(_ name: String, of layer: CALayer) {
    let found =
      AnimatedProperty.ofLayer(name, layer) ?? AnimatedProperty.ofTransform(name, layer)
      ?? (layer as? CAShapeLayer).flatMap { AnimatedProperty.ofShape(name, $0) }
      ?? (layer as? CAGradientLayer).flatMap { AnimatedProperty.ofGradient(name, $0) }
    guard let found else { return nil }
    self = found
  }

  // MARK: Kinds

  private static func number<Layer: CALayer>(
    _ layer: Layer, _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> AnimatedProperty {
    AnimatedProperty(
      { .number(layer[keyPath: path]) },
      { if case .number(let value) = $0 { layer[keyPath: path] = value } })
  }

  private static func float(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, Float>
  ) -> AnimatedProperty {
    AnimatedProperty(
      { .number(CGFloat(layer[keyPath: path])) },
      { if case .number(let value) = $0 { layer[keyPath: path] = Float(value) } })
  }

  private static func point<Layer: CALayer>(
    _ layer: Layer, _ path: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> AnimatedProperty {
    AnimatedProperty(
      { .point(layer[keyPath: path]) },
      { if case .point(let value) = $0 { layer[keyPath: path] = value } })
  }

  private static func color<Layer: CALayer>(
    _ layer: Layer, _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> AnimatedProperty {
    AnimatedProperty(
      { .color(layer[keyPath: path]) },
      { if case .color(let value) = $0 { layer[keyPath: path] = value } })
  }

  private static func path<Layer: CALayer>(
    _ layer: Layer, _ path: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> AnimatedProperty {
    AnimatedProperty(
      { .path(layer[keyPath: path]) },
      { if case .path(let value) = $0 { layer[keyPath: path] = value } })
  }

  private static func size(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, CGSize>
  ) -> AnimatedProperty {
    AnimatedProperty(
      { .size(layer[keyPath: path]) },
      { if case .size(let value) = $0 { layer[keyPath: path] = value } })
  }

  private static func rect(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, CGRect>
  ) -> AnimatedProperty {
    AnimatedProperty(
      { .rect(layer[keyPath: path]) },
      { if case .rect(let value) = $0 { layer[keyPath: path] = value } })
  }

  // MARK: Names

  private static func ofLayer(_ name: String, _ layer: CALayer) -> AnimatedProperty? {
    switch name {
    case "opacity": float(layer, \.opacity)
    case "hidden":
      AnimatedProperty(
        { .number(layer.isHidden ? 1 : 0) }, { layer.isHidden = $0.asNumber != 0 })
    case "position": point(layer, \.position)
    case "position.x": number(layer, \.position.x)
    case "position.y": number(layer, \.position.y)
    case "anchorPoint": point(layer, \.anchorPoint)
    case "zPosition": number(layer, \.zPosition)
    case "bounds": rect(layer, \.bounds)
    case "bounds.origin": point(layer, \.bounds.origin)
    case "bounds.origin.x": number(layer, \.bounds.origin.x)
    case "bounds.origin.y": number(layer, \.bounds.origin.y)
    case "bounds.size": size(layer, \.bounds.size)
    case "bounds.size.width": number(layer, \.bounds.size.width)
    case "bounds.size.height": number(layer, \.bounds.size.height)
    default: ofLook(name, layer)
    }
  }

  private static func ofLook(_ name: String, _ layer: CALayer) -> AnimatedProperty? {
    switch name {
    case "backgroundColor": color(layer, \.backgroundColor)
    case "cornerRadius": number(layer, \.cornerRadius)
    case "borderWidth": number(layer, \.borderWidth)
    case "borderColor": color(layer, \.borderColor)
    case "shadowColor": color(layer, \.shadowColor)
    case "shadowOpacity": float(layer, \.shadowOpacity)
    case "shadowOffset": size(layer, \.shadowOffset)
    case "shadowRadius": number(layer, \.shadowRadius)
    case "shadowPath": path(layer, \.shadowPath)
    case "contents":
      AnimatedProperty(
        { .image(layer.contents as? CGImage) },
        { if case .image(let value) = $0 { layer.contents = value } })
    case "contentsRect": rect(layer, \.contentsRect)
    default: nil
    }
  }

  private static func ofShape(_ name: String, _ layer: CAShapeLayer) -> AnimatedProperty? {
    switch name {
    case "path": path(layer, \.path)
    case "fillColor": color(layer, \.fillColor)
    case "strokeColor": color(layer, \.strokeColor)
    case "strokeStart": number(layer, \.strokeStart)
    case "strokeEnd": number(layer, \.strokeEnd)
    case "lineWidth": number(layer, \.lineWidth)
    case "miterLimit": number(layer, \.miterLimit)
    case "lineDashPhase": number(layer, \.lineDashPhase)
    default: nil
    }
  }

  private static func ofGradient(_ name: String, _ layer: CAGradientLayer) -> AnimatedProperty? {
    switch name {
    case "startPoint": point(layer, \.startPoint)
    case "endPoint": point(layer, \.endPoint)
    case "colors":
      AnimatedProperty(
        { .colors(layer.colors?.compactMap { $0 as? CGColor }) },
        { if case .colors(let value) = $0 { layer.colors = value } })
    case "locations":
      AnimatedProperty(
        { .numbers(layer.locations?.map { CGFloat($0.doubleValue) }) },
        {
          if case .numbers(let value) = $0 {
            layer.locations = value?.map { NSNumber(value: Double($0)) }
          }
        })
    default: nil
    }
  }

  // MARK: Parts of the transform

  private static func ofTransform(_ name: String, _ layer: CALayer) -> AnimatedProperty? {
    guard name.hasPrefix("transform") || name == "affineTransform" else { return nil }
    if name == "transform" {
      return AnimatedProperty(
        { .transform(layer.transform) },
        { if case .transform(let value) = $0 { layer.transform = value } })
    }
    guard let part = TransformPart(rawValue: String(name.dropFirst("transform.".count))) else {
      return nil
    }
    return AnimatedProperty(
      { part.value(in: layer.affineTransform()) },
      { layer.setAffineTransform(part.setting($0, in: layer.affineTransform())) },
      keep: {
        let old = layer.transform
        return { layer.transform = old }
      })
  }
}
