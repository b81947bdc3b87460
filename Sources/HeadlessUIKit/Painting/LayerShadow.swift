// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The shadow that a layer casts.
struct LayerShadow {
  let path: Path
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// - Parameters:
  ///   - background: What the layer fills its bounds with. A translucent one casts a fainter shadow.
  ///   - traits: What the layer is drawn under.
  init?(_ layer: CALayer, background: LayerLook.Fill?, traits: UITraitCollection) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else {
      return nil
    }
    var alpha = color.alpha * CGFloat(min(1, layer.shadowOpacity))
    if let shadowPath = layer.shadowPath {
      path = shadowPath.path
    } else if let background {
      path = background.path
      alpha *= CGFloat(background.color.alpha) / 255
    } else {
      path = LayerPainter(drawsShadows: false).silhouette(of: layer, traits: traits)
    }
    guard alpha > 0, !path.isEmpty else { return nil }
    self.color = color.value.withAlpha(alpha).color
    radius = max(0, layer.shadowRadius)
    offset = layer.shadowOffset
  }

  func record(into recorder: inout DisplayListRecorder) {
    recorder.drawShadow(of: path, radius: radius, offset: offset, color: color)
  }
}

extension DisplayList {
  /// The area that the commands paint, as far as it is made of shapes: translucent paint counts as
  /// opaque, a picture as its rectangle, and what is clipped as the clip.
  ///
  /// - Parameter scale: Pixels per unit of the result.
  func silhouette(scale: CGFloat) -> Path {
    var silhouette = Path()
    let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    var clips: [(path: Path, isUsed: Bool)] = []
    func add(_ path: Path, _ transform: CGAffineTransform) {
      if clips.isEmpty {
        silhouette.append(path.applying(transform.concatenating(toPoints)))
      } else if !clips[0].isUsed {
        clips[0].isUsed = true
        silhouette.append(clips[0].path)
      }
    }
    for command in commands {
      switch command {
      case .fill(let fill):
        add(fill.rule == .evenOdd ? fill.path.alternating : fill.path, fill.transform)
      case .stroke(let stroke): add(stroke.path.stroked(stroke.style), stroke.transform)
      case .image(let image): add(Path(rect: image.destination), image.transform)
      case .glyphs(let glyphs): add(glyphs.outline, glyphs.transform)
      case .pushClip(let clip):
        clips.append((clip.path.applying(clip.transform.concatenating(toPoints)), false))
      case .popClip: clips.removeLast()
      case .shadow, .pushGroup, .popGroup: break
      }
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
