// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// What a layer that belongs to no view paints.
  @StatePropertyBuilder package var freeLayerProperties: [StateProperty] {
    StateProperty("hidden", flag: isHidden, default: false)
    if !isHidden {
      StateProperty("background", color: backgroundColor.map { UIColor(cgColor: $0) })
      lookProperties
      StateProperty("alpha", number: CGFloat(opacity), default: 1)
      StateProperty("clips", flag: masksToBounds, default: false)
      StateProperty(
        "affineTransform", term: affineTransform(), default: .identity)
    }
  }

  /// What every layer may paint around its content, a view's layer too, and what its class adds.
  @StatePropertyBuilder var lookProperties: [StateProperty] {
    if borderWidth > 0, let borderColor {
      StateProperty(
        "border", .list([.number(borderWidth), .color(UIColor(cgColor: borderColor))]))
    }
    cornerProperties
    shadowProperties
    contentsProperties
    StateProperty("zPosition", number: zPosition, default: 0)
    StateProperty(
      "sublayerTransform", term: sublayerTransform.seenFromFront, default: .identity)
    if opacity != 1 {
      StateProperty("allowsGroupOpacity", flag: allowsGroupOpacity, default: true)
    }
    if let mask { StateProperty("mask", mask.summary) }
    stateProperties
  }

  @StatePropertyBuilder private var cornerProperties: [StateProperty] {
    if cornerRadius > 0 {
      StateProperty("corner", number: cornerRadius)
      StateProperty("cornerCurve", term: cornerCurve.rawValue, default: "circular")
      if maskedCorners != .allCorners {
        StateProperty("maskedCorners", .list(maskedCorners.names.map { .term($0) }))
      }
    }
  }

  @StatePropertyBuilder private var shadowProperties: [StateProperty] {
    if shadowOpacity > 0, !masksToBounds {
      StateProperty(
        "shadow",
        .list([
          shadowColor.map { .color(UIColor(cgColor: $0)) } ?? .term("none"),
          .number(CGFloat(shadowOpacity)), .term("offset"), .number(shadowOffset.width),
          .number(shadowOffset.height), .term("radius"), .number(shadowRadius),
        ]))
      if let shadowPath {
        StateProperty(
          "shadowPath", .list([.rect(shadowPath.boundingBoxOfPath), .path(shadowPath.path)]))
      }
    }
  }

  @StatePropertyBuilder private var contentsProperties: [StateProperty] {
    if let image = contents as? CGImage {
      StateProperty("contents", image: UIImage(cgImage: image))
      StateProperty("contentsGravity", term: contentsGravity.rawValue, default: "resize")
      StateProperty("contentsScale", number: contentsScale, default: 1)
      if contentsRect != .unit { StateProperty("contentsRect", .rect(contentsRect)) }
      if contentsCenter != .unit { StateProperty("contentsCenter", .rect(contentsCenter)) }
    }
    StateProperty("magnificationFilter", term: magnificationFilter.rawValue, default: "linear")
    StateProperty("minificationFilter", term: minificationFilter.rawValue, default: "linear")
  }

  /// The class, the frame and all properties in a row: a mask is no view, and has no node of its
  /// own.
  private var summary: StateProperty.Value {
    let own = freeLayerProperties.flatMap { [.term($0.name), $0.value] }
    let sublayers = (sublayers ?? []).map(\.summary)
    return .list([.term("\(Swift.type(of: self))"), .rect(frame)] + own + sublayers)
  }
}

extension CACornerMask {
  /// The names of the corners of the set.
  fileprivate var names: [String] {
    let names: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "topLeft"), (.layerMaxXMinYCorner, "topRight"),
      (.layerMinXMaxYCorner, "bottomLeft"), (.layerMaxXMaxYCorner, "bottomRight"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension CGRect {
  /// All of a layer's contents.
  fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
