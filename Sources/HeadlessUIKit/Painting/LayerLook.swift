// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What one layer paints itself, under given traits.
struct LayerLook {
  /// A shape with one color, or one picture that is repeated.
  struct Fill {
    var path: Path
    var color: Color
    var pattern: Pattern?

    /// The color as paint, faded by `opacity`, 0 to 1.
    func paint(opacity: CGFloat = 1) -> Paint {
      if var pattern {
        if opacity < 1 { pattern.bitmap = pattern.bitmap.faded(by: opacity) }
        return .pattern(pattern)
      }
      guard opacity < 1 else { return .color(color) }
      var faded = color
      faded.alpha = UInt8((CGFloat(color.alpha) * opacity).rounded(.toNearestOrAwayFromZero))
      return .color(faded)
    }
  }

  /// The rounded bounds.
  let outline: Path
  let background: Fill?
  /// The ring inside the outline, to be filled by the even-odd rule.
  let border: Fill?
  /// The view that draws content.
  let content: UIView?
  /// The layer itself, where it shows a picture or its class draws something.
  let ownContent: CALayer?
  /// What `draw(_:)` of the view or `draw(in:)` of the layer drew, below which there is black where
  /// the view promises to cover its bounds.
  let drawing: [DrawCommand]
  private let bounds: CGRect
  private let drawsOnBlack: Bool
  let shadow: LayerShadow?

  /// - Parameter drawing: What was drawn for the layer, before anything else of it is read.
  init(
    _ layer: CALayer, traits: UITraitCollection, drawing: [DrawCommand], drawsShadow: Bool
  ) {
    let bounds = layer.bounds
    let radii = layer.maskedCorners.radii(max(0, layer.cornerRadius))
    let outline = layer.outline
    self.outline = outline
    background = layer.backgroundPaint.flatMap { paint in
      let color = paint.components(with: traits).color
      let pattern = paint.pattern(with: traits)?.pattern(from: bounds.origin)
      guard color.alpha > 0 || pattern != nil, !bounds.isEmpty else { return nil }
      return Fill(path: outline, color: color, pattern: pattern)
    }
    border = layer.borderColor.flatMap { border in
      let color = border.value.color
      let pattern = border.picture?.pattern(from: bounds.origin)
      guard color.alpha > 0 || pattern != nil, layer.borderWidth > 0, !bounds.isEmpty else {
        return nil
      }
      let ring = LayerLook.ring(layer, outline, radii: radii)
      return Fill(path: ring, color: color, pattern: pattern)
    }
    content = layer.view.flatMap { $0.hasContent && $0.isContentWanted ? $0 : nil }
    ownContent = layer.hasOwnContent || layer.contents != nil ? layer : nil
    self.bounds = bounds
    self.drawing = drawing
    drawsOnBlack = layer.view?.drawsOpaquely == true && layer.backgroundPaint == nil
    shadow =
      drawsShadow ? LayerShadow(layer, background: background, traits: traits) : nil
  }

  /// Draws everything between background and sublayers.
  func recordContent(into recorder: inout DisplayListRecorder) {
    if let ownContent {
      ownContent.recordContents(into: &recorder)
      ownContent.recordOwnContent(into: &recorder)
    }
    if !drawing.isEmpty {
      recorder.withSavedState { recorder in
        recorder.clip(to: Path(rect: bounds))
        // Drawing has a bitmap of its own on iOS: its blend modes do not see what lies below it.
        if drawing.contains(where: \.needsIsolation) {
          recorder.withGroup { recordDrawing(into: &$0) }
        } else {
          recordDrawing(into: &recorder)
        }
      }
    }
    if let content {
      recorder.withSavedState { content.recordContent(into: &$0) }
    }
  }

  private func recordDrawing(into recorder: inout DisplayListRecorder) {
    if drawsOnBlack { recorder.fill(Path(rect: bounds), with: .color(.black)) }
    var player = CommandPlayer(drawing)
    player.play(into: &recorder)
  }

  var hasContent: Bool { content != nil || ownContent != nil || !drawing.isEmpty }

  /// The background, where the layer itself paints nothing else.
  var onlyFill: Fill? { !hasContent && border == nil && shadow == nil ? background : nil }

  /// The outline with a hole that is `width` smaller on each side, in corners and edges alike.
  private static func ring(_ layer: CALayer, _ outline: Path, radii: CornerRadii) -> Path {
    let (bounds, width) = (layer.bounds, layer.borderWidth)
    let inner = bounds.insetBy(dx: width, dy: width)
    guard !inner.isNull, !inner.isEmpty else { return outline }
    let fitted = radii.fitting(bounds.size)
    var ring = outline
    ring.append(
      layer.cornerCurve.path(
        roundedRect: inner,
        cornerRadii: CornerRadii(
          topLeft: max(0, fitted.topLeft - width), topRight: max(0, fitted.topRight - width),
          bottomLeft: max(0, fitted.bottomLeft - width),
          bottomRight: max(0, fitted.bottomRight - width))))
    return ring
  }
}

extension DrawCommand {
  /// Whether what it gives depends on more than what covers what.
  fileprivate var needsIsolation: Bool {
    switch self {
    case .fill(let fill): fill.blendMode != .normal
    case .stroke(let stroke): stroke.blendMode != .normal
    case .shadow(let shadow): shadow.blendMode != .normal
    case .contentShadow(let shadow): shadow.blendMode != .normal
    case .image(let image): image.blendMode != .normal
    case .glyphs(let glyphs): glyphs.blendMode != .normal
    case .pushGroup(let group): group.blendMode != .normal
    case .pushClip, .popClip, .popGroup: false
    }
  }
}
