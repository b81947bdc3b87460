// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Records a layer and those above it, in Core Animation's order:
///
///     hidden? → mask → group opacity → shadow → background → content → sublayers → border
///                                                            └ in masked bounds ┘
///
/// Sublayers are in the order of (zPosition, place).
struct LayerPainter {
  /// Whether shadows are drawn; the outline of what casts one is found without them.
  var drawsShadows = true
  private let contents = DrawnContents()

  init(drawsShadows: Bool = true) { self.drawsShadows = drawsShadows }

  /// What a layer takes over from those below it.
  private struct Context {
    var traits: UITraitCollection
    var depth = 0
    /// Whether only shapes count, because a vibrant layer's color fills them.
    var isVibrant = false
    /// The opacity of the layers below that do not fade as a group.
    var opacity: CGFloat = 1
  }

  /// Records `layer` with the corner of its bounds at the recorder's origin.
  func paintRoot(_ layer: CALayer, into recorder: inout DisplayListRecorder) {
    let corner = layer.bounds.origin
    recorder.withSavedState { recorder in
      recorder.concatenate(CGAffineTransform(translationX: -corner.x, y: -corner.y))
      paintInOwnCoordinates(layer, into: &recorder)
    }
  }

  /// Records `layer` with the origin of its coordinates at the recorder's.
  func paintInOwnCoordinates(_ layer: CALayer, into recorder: inout DisplayListRecorder) {
    let traits = layer.view?.traitCollection ?? .current
    paint(layer, Context(traits: traits), into: &recorder)
  }

  /// Records what casts the shadow of `layer`, with the origin of its coordinates at the
  /// recorder's.
  func paintCaster(
    _ layer: CALayer, traits: UITraitCollection, into recorder: inout DisplayListRecorder
  ) {
    let drawing = contents.drawing(of: layer, traits: traits)
    let look = LayerLook(layer, traits: traits, drawing: drawing, drawsShadow: false)
    paintItems(of: layer, look, Context(traits: traits), into: &recorder)
  }

  /// Records `layer` in its own coordinates.
  private func paint(
    _ layer: CALayer, _ context: Context, into recorder: inout DisplayListRecorder
  ) {
    guard CALayer.allowsDepth(context.depth) else { return }
    guard !layer.isHidden, layer.opacity > 0 else { return }
    // Before the mask and the rest are read, which drawing may set.
    _ = contents.drawing(of: layer, traits: context.traits)
    if let vibrancy = layer.view?.vibrancy, !context.isVibrant {
      return paint(layer, vibrancy, context, into: &recorder)
    }
    guard let mask = layer.maskStorage else {
      return paintFaded(layer, context, into: &recorder)
    }
    guard let shape = layer.maskShape(mask) else {
      return paint(layer, maskedBy: mask, context, into: &recorder)
    }
    recorder.withSavedState { recorder in
      recorder.clip(to: shape.path, rule: shape.rule)
      paintFaded(layer, context, into: &recorder)
    }
  }

  /// Fills the shapes of a layer and those above it with one color.
  private func paint(
    _ layer: CALayer, _ vibrancy: UIVisualEffectView.Vibrancy, _ context: Context,
    into recorder: inout DisplayListRecorder
  ) {
    var above = context
    above.isVibrant = true
    recorder.withGroup(blendMode: vibrancy.blendMode) { recorder in
      recorder.withSavedState { recorder in
        recorder.concatenate(recorder.transform.inverted())
        recorder.fill(Path(rect: recorder.canvas), with: .color(vibrancy.color))
      }
    } maskedBy: { recorder in
      paint(layer, above, into: &recorder)
    }
  }

  private func paint(
    _ layer: CALayer, maskedBy mask: CALayer, _ context: Context,
    into recorder: inout DisplayListRecorder
  ) {
    // No superlayer lays it out.
    mask.layoutIfNeeded()
    var above = context
    above.depth += 1
    above.opacity = 1
    recorder.withGroup {
      paintFaded(layer, context, into: &$0)
    } maskedBy: { recorder in
      recorder.concatenate(mask.geometry.toSuperlayer)
      paint(mask, above, into: &recorder)
    }
  }

  private func paintFaded(
    _ layer: CALayer, _ context: Context, into recorder: inout DisplayListRecorder
  ) {
    var context = context
    let opacity = CGFloat(layer.opacity) * context.opacity
    let drawing = contents.drawing(of: layer, traits: context.traits)
    let look = LayerLook(
      layer, traits: context.traits, drawing: drawing, drawsShadow: drawsShadows)
    context.opacity = 1
    if opacity >= 1 {
      paintItems(of: layer, look, context, into: &recorder)
    } else if layer.sublayerStorage.isEmpty, let only = look.onlyFill {
      recorder.fill(only.path, with: only.paint(opacity: opacity))
    } else if layer.allowsGroupOpacity {
      recorder.withGroup(opacity: opacity) { recorder in
        paintItems(of: layer, look, context, into: &recorder)
      }
    } else {
      context.opacity = opacity
      paintItems(of: layer, look, context, into: &recorder)
    }
  }

  private func paintItems(
    of layer: CALayer, _ look: LayerLook, _ context: Context,
    into recorder: inout DisplayListRecorder
  ) {
    if let shadow = look.shadow {
      faded(by: context.opacity, into: &recorder) { shadow.record(into: &$0) }
    }
    if let background = look.background {
      recorder.fill(background.path, with: background.paint(opacity: context.opacity))
    }
    if look.hasContent || !layer.sublayerStorage.isEmpty {
      if layer.masksToBounds {
        recorder.withSavedState { recorder in
          recorder.clip(to: look.outline)
          paintInside(of: layer, look, context, into: &recorder)
        }
      } else {
        paintInside(of: layer, look, context, into: &recorder)
      }
    }
    if let border = look.border {
      recorder.fill(
        border.path, with: border.paint(opacity: context.opacity), rule: .evenOdd)
    }
  }

  private func paintInside(
    of layer: CALayer, _ look: LayerLook, _ context: Context,
    into recorder: inout DisplayListRecorder
  ) {
    if look.hasContent {
      faded(by: context.opacity, into: &recorder) { recorder in
        context.traits.performAsCurrent { look.recordContent(into: &recorder) }
      }
    }
    guard let replicator = layer as? CAReplicatorLayer else {
      return paintSublayers(of: layer, context, into: &recorder)
    }
    for copy in replicator.copies where copy.opacity > 0 {
      recorder.withSavedState { recorder in
        recorder.concatenate(copy.transform)
        faded(by: copy.opacity, into: &recorder) {
          paintSublayers(of: layer, context, into: &$0)
        }
      }
    }
  }

  private func paintSublayers(
    of layer: CALayer, _ context: Context, into recorder: inout DisplayListRecorder
  ) {
    for sublayer in layer.sublayersInPaintingOrder where !sublayer.isHidden {
      recorder.withSavedState { recorder in
        sublayer.presenterCard?.apply(in: layer.bounds, to: &recorder)
        if let transform = layer.transformOfSublayers { recorder.concatenate(transform) }
        recorder.concatenate(sublayer.geometry.toSuperlayer)
        var above = context
        above.depth += 1
        above.traits = sublayer.view?.traits(within: context.traits) ?? context.traits
        paint(sublayer, above, into: &recorder)
      }
    }
  }

  private func faded(
    by opacity: CGFloat, into recorder: inout DisplayListRecorder,
    _ body: (inout DisplayListRecorder) -> Void
  ) {
    if opacity < 1 {
      recorder.withGroup(opacity: opacity, body)
    } else {
      recorder.withSavedState(body)
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
