// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// What `draw(_:)` of views and `draw(in:)` of layers drew for one picture.
///
/// As on iOS, where drawing has a bitmap that is kept, each is called once, before anything of its
/// layer is shown: views that set corners, masks or frames, or make subviews there, have them in
/// the same picture.
final class DrawnContents {
  private struct Drawing {
    /// Kept, so that no other layer gets its place in memory.
    var layer: CALayer
    var bounds: CGRect
    var commands: [DrawCommand]
  }

  private var drawings: [ObjectIdentifier: Drawing] = [:]

  /// What is drawn in a layer, by its code where that was not called for these bounds yet.
  func drawing(of layer: CALayer, traits: UITraitCollection) -> [DrawCommand] {
    if layer.isDisplayDue { traits.performAsCurrent { layer.displayIfNeeded() } }
    let bounds = layer.bounds
    guard !bounds.isEmpty else { return [] }
    let key = ObjectIdentifier(layer)
    if let known = drawings[key], known.bounds == bounds { return known.commands }
    let context = CGContext(bounds: bounds, scale: RenderingEnvironment.current.displayScale)
    layer.view?.prepareToDraw()
    traits.performAsCurrent { layer.draw(in: context) }
    let commands = context.closedCommands
    drawings[key] = Drawing(layer: layer, bounds: bounds, commands: commands)
    return commands
  }
}

extension CALayer {
  /// Records the layer and those above it with the corner of its bounds at the recorder's origin;
  /// again where what draws has asked for layout, as it does by what it makes or moves.
  func paintSettled(into recorder: inout DisplayListRecorder) {
    let painter = LayerPainter()
    let blank = recorder
    for _ in 0..<3 {
      recorder = blank
      painter.paintRoot(self, into: &recorder)
      guard layoutState.isDue else { return }
      layoutIfNeeded()
    }
  }
}
