// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The shadow that a layer casts.
struct LayerShadow {
  private enum Caster {
    case path(Path)
    /// All that the layer paints, under these traits.
    case contents(CALayer, UITraitCollection)
  }

  private let caster: Caster
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// - Parameters:
  ///   - background: What the layer fills its bounds with. A translucent one casts a fainter
  ///     shadow.
  ///   - traits: What the layer is drawn under.
  init?(_ layer: CALayer, background: LayerLook.Fill?, traits: UITraitCollection) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else {
      return nil
    }
    var alpha = color.alpha * CGFloat(min(1, layer.shadowOpacity))
    if let shadowPath = layer.shadowPath {
      caster = .path(shadowPath.path)
    } else if let background,
      background.color.isOpaque || (layer.paintsOnlyBackground && background.pattern == nil)
    {
      caster = .path(background.path)
      alpha *= CGFloat(background.color.alpha) / 255
    } else {
      caster = LayerShadow.caster(layer, traits)
    }
    guard alpha > 0 else { return nil }
    if case .path(let path) = caster, path.isEmpty { return nil }
    self.color = color.value.withAlpha(alpha).color
    radius = max(0, layer.shadowRadius)
    offset = layer.shadowOffset
  }

  /// The area of the contents where they are opaque shapes, which costs less than their picture.
  private static func caster(_ layer: CALayer, _ traits: UITraitCollection) -> Caster {
    let scale = RenderingEnvironment.current.displayScale
    var recorder = DisplayListRecorder(size: .zero, scale: scale)
    LayerPainter(drawsShadows: false).paintCaster(layer, traits: traits, into: &recorder)
    let list = recorder.finish()
    return list.opaqueSilhouette(scale: scale).map { .path($0) } ?? .contents(layer, traits)
  }

  func record(into recorder: inout DisplayListRecorder) {
    switch caster {
    case .path(let path):
      recorder.drawShadow(of: path, radius: radius, offset: offset, color: color)
    case .contents(let layer, let traits):
      recorder.drawShadow(radius: radius, offset: offset, color: color) {
        LayerPainter(drawsShadows: false).paintCaster(layer, traits: traits, into: &$0)
      }
    }
  }
}

extension CALayer {
  /// Whether nothing but the background can be seen.
  fileprivate var paintsOnlyBackground: Bool {
    sublayerStorage.isEmpty && contents == nil && !hasOwnContent && view?.hasContent != true
      && (borderWidth <= 0 || borderColor == nil)
  }
}

extension DisplayList {
  /// The area that the commands paint; `nil` where it is not made of opaque shapes alone.
  ///
  /// - Parameter scale: Pixels per unit of the result.
  fileprivate func opaqueSilhouette(scale: CGFloat) -> Path? {
    var silhouette = Path()
    let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    func add(
      _ path: @autoclosure () -> Path, _ paint: Paint, _ mode: BlendMode,
      _ transform: CGAffineTransform
    ) -> Bool {
      guard case .color(let color) = paint, color.isOpaque, mode == .normal else { return false }
      silhouette.append(path().applying(transform.concatenating(toPoints)))
      return true
    }
    for command in commands {
      let isShape =
        switch command {
        case .fill(let fill):
          add(
            fill.rule == .evenOdd ? fill.path.alternating : fill.path, fill.paint, fill.blendMode,
            fill.transform)
        case .stroke(let stroke):
          add(
            stroke.path.stroked(stroke.style), stroke.paint, stroke.blendMode, stroke.transform)
        case .glyphs(let glyphs):
          add(glyphs.outline, glyphs.paint, glyphs.blendMode, glyphs.transform)
        case .image, .shadow, .contentShadow, .pushClip, .popClip, .pushGroup, .popGroup: false
        }
      if !isShape { return nil }
    }
    return silhouette
  }
}

extension GlyphsCommand {
  /// The outlines of all glyphs.
  fileprivate var outline: Path {
    let scale = run.pointSize / CGFloat(run.face.unitsPerEm)
    return run.glyphs.reduce(into: Path()) { path, glyph in
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
      path.append(run.face.outline(of: glyph.id).applying(place))
    }
  }
}

extension Path {
  /// Every other contour turned around: a ring's hole stays one by the non-zero rule.
  var alternating: Path {
    contours.enumerated().reduce(into: Path()) { path, contour in
      var single = Path()
      single.move(to: contour.element.start)
      for segment in contour.element.segments { single.add(segment.curve.element) }
      single.close()
      path.append(contour.offset % 2 == 0 ? single : single.reversed)
    }
  }
}
