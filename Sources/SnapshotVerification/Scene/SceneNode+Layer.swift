// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension SceneNode {
  /// Describes the sublayers of a view's layer that are not those of its subviews.
  static func layers(
    of layer: CALayer, without views: Set<ObjectIdentifier>, traits: UITraitCollection, depth: Int
  ) -> [SceneNode] {
    guard depth < viewDepthLimit else { return [] }
    return (layer.sublayers ?? []).filter { !views.contains(ObjectIdentifier($0)) }.map { layer in
      SceneNode(
        type: String(describing: Swift.type(of: layer)), identifier: layer.name,
        frame: SceneFrame(layer.frame),
        properties: SceneProperty.list(layer.freeLayerProperties, traits: traits),
        children: layer.isHidden
          ? [] : layers(of: layer, without: [], traits: traits, depth: depth + 1))
    }
  }
}
