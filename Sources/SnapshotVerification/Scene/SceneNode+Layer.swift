// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension SceneNode {
  /// The version of what scenes describe: from 2 on also shadows and layers that belong to no view.
  static let version = 2

  /// Describes the sublayers of a view's layer that are not those of its subviews.
  static func layers(
    of layer: CALayer, without views: Set<ObjectIdentifier>, traits: UITraitCollection, depth: Int
  ) -> [SceneNode] {
    guard depth < viewDepthLimit else { return [] }
    return (layer.sublayers ?? []).filter { !views.contains(ObjectIdentifier($0)) }.map { layer in
      var properties = ScenePropertyList(traits: traits)
      properties.add(.hidden, layer.isHidden ? "yes" : nil)
      if !layer.isHidden { properties.add(layer) }
      return SceneNode(
        type: String(describing: Swift.type(of: layer)), identifier: layer.name,
        frame: SceneFrame(layer.frame), properties: properties.sorted,
        children: layer.isHidden
          ? [] : layers(of: layer, without: [], traits: traits, depth: depth + 1))
    }
  }

  /// The scene as an earlier version would describe it, to be compared with one of that version.
  ///
  /// - Parameter version: `nil` for the first one, which said no number.
  func described(asInVersion version: String?) -> SceneNode {
    guard version.flatMap({ Int($0) }) ?? 1 < 2 else { return self }
    var node = self
    node.properties.removeAll { [.shadow, .shape, .fill, .stroke, .colors].contains($0.name) }
    node.children = children.filter { !$0.isLayer }.map { $0.described(asInVersion: version) }
    return node
  }

  /// Whether this is a layer without a view, as far as its class's name tells.
  private var isLayer: Bool { type.hasSuffix("Layer") }
}
