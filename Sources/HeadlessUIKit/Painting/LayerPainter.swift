// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Records a layer and those above it, in Core Animation's order:
///
///     hidden? → group opacity → background → content → sublayers by (zPosition, order) → border
///               └────────────── clipped to the rounded bounds: ────────────┘
struct LayerPainter {
  /// Records `layer` with the corner of its bounds at the recorder's origin.
  func paintRoot(_ layer: CALayer, into recorder: inout DisplayListRecorder) {
    let corner = layer.bounds.origin
    recorder.withSavedState { recorder in
      recorder.concatenate(CGAffineTransform(translationX: -corner.x, y: -corner.y))
      let traits = layer.view?.traitCollection ?? .current
      paint(layer, traits: traits, depth: 0, into: &recorder)
    }
  }

  /// Records `layer` in its own coordinates.
  private func paint(
    _ layer: CALayer, traits: UITraitCollection, depth: Int,
    into recorder: inout DisplayListRecorder
  ) {
    require(
      depth < CALayer.depthLimit,
      "layers are nested more than \(CALayer.depthLimit) deep; make the tree flatter")
    let opacity = CGFloat(layer.opacity)
    guard !layer.isHidden, opacity > 0 else { return }
    let look = LayerLook(layer, traits: traits)
    if opacity >= 1 {
      paintItems(of: layer, look, traits: traits, depth: depth, into: &recorder)
    } else if layer.sublayerStorage.isEmpty, let only = look.onlyFill {
      recorder.fill(only.path, with: only.paint(opacity: opacity))
    } else {
      recorder.withGroup(opacity: opacity) { recorder in
        paintItems(of: layer, look, traits: traits, depth: depth, into: &recorder)
      }
    }
  }

  private func paintItems(
    of layer: CALayer, _ look: LayerLook, traits: UITraitCollection, depth: Int,
    into recorder: inout DisplayListRecorder
  ) {
    if let background = look.background {
      recorder.fill(background.path, with: background.paint())
    }
    if look.content != nil || !layer.sublayerStorage.isEmpty {
      if layer.masksToBounds {
        recorder.withSavedState { recorder in
          recorder.clip(to: look.outline)
          paintInside(of: layer, look, traits: traits, depth: depth, into: &recorder)
        }
      } else {
        paintInside(of: layer, look, traits: traits, depth: depth, into: &recorder)
      }
    }
    if let border = look.border {
      recorder.fill(border.path, with: border.paint(), rule: .evenOdd)
    }
  }

  private func paintInside(
    of layer: CALayer, _ look: LayerLook, traits: UITraitCollection, depth: Int,
    into recorder: inout DisplayListRecorder
  ) {
    if let view = look.content {
      recorder.withSavedState { recorder in
        traits.performAsCurrent { view.recordContent(into: &recorder) }
      }
    }
    for sublayer in layer.sublayersInPaintingOrder where !sublayer.isHidden {
      recorder.withSavedState { recorder in
        recorder.concatenate(sublayer.geometry.toSuperlayer)
        let style = sublayer.view?.ownUserInterfaceStyle ?? .unspecified
        paint(
          sublayer, traits: traits.overriding(style), depth: depth + 1, into: &recorder)
      }
    }
  }
}

extension CALayer {
  /// The sublayers, the lowest first.
  fileprivate var sublayersInPaintingOrder: [CALayer] {
    guard sublayerStorage.contains(where: { $0.zPosition != 0 }) else { return sublayerStorage }
    // `sort` does not promise to keep the order of equal elements.
    return sublayerStorage.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
