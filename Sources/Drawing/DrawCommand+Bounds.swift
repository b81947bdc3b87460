// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension DrawCommand {
  /// How far a Gaussian is drawn, in standard deviations.
  public static let blurReach: CGFloat = 2

  /// The smallest upright rectangle in pixels that is known to hold what the command paints,
  /// without regard to clips; `nil` where it paints nothing. A clip's is that of its path, a
  /// group's is infinite.
  ///
  /// It is a little too large rather than too small: curves count with their control points,
  /// strokes with their longest miter. Where a number is not finite, it is infinite.
  public var bounds: CGRect? {
    let rect: CGRect? =
      switch self {
      case .fill(let fill): fill.path.bounds(under: fill.transform)
      case .stroke(let stroke): stroke.bounds
      case .shadow(let shadow): shadow.bounds
      case .contentShadow(let shadow): shadow.bounds
      case .image(let image): image.destination.standardized.applying(image.transform)
      case .glyphs(let glyphs): glyphs.bounds
      case .pushClip(let clip): clip.path.bounds(under: clip.transform)
      case .pushGroup: .infinite
      case .popClip, .popGroup: nil
      }
    guard let rect, !rect.isNull else { return nil }
    return rect.isNumber ? rect : .infinite
  }
}

extension CGRect {
  fileprivate var isNumber: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  fileprivate mutating func formUnion(_ other: CGRect) {
    guard !other.isNull else { return }
    self = isNull ? other : union(other)
  }
}

extension Path {
  /// Flattened curves may be a little outside of their control points.
  fileprivate static let flattening: CGFloat = 1.0 / 64

  fileprivate func bounds(under transform: CGAffineTransform) -> CGRect? {
    let bounds = controlPointBounds?.applying(transform)
    if case .rectangle? = shape { return bounds }
    return bounds?.insetBy(dx: -Self.flattening, dy: -Self.flattening)
  }
}

extension StrokeCommand {
  fileprivate var bounds: CGRect? {
    let reach = style.width / 2 * max(1.5, style.join == .miter ? style.miterLimit : 1)
    return path.controlPointBounds?.insetBy(dx: -reach, dy: -reach).applying(transform)
      .insetBy(dx: -Path.flattening, dy: -Path.flattening)
  }
}

extension ShadowCommand {
  fileprivate var bounds: CGRect? {
    let moved = transform.translatedBy(x: offset.width, y: offset.height)
    return path.controlPointBounds?.applying(moved).blurred(sigma)
  }
}

extension ContentShadowCommand {
  fileprivate var bounds: CGRect? {
    contentBounds?.offsetBy(dx: pixelOffset.width, dy: pixelOffset.height).blurred(sigma)
  }

  /// What the contents can paint, clips and the canvas left aside; `nil` for nothing.
  public var contentBounds: CGRect? {
    var all = CGRect.null
    for command in contents {
      switch command {
      case .pushClip, .pushGroup, .popClip, .popGroup: continue
      default: all.formUnion(command.bounds ?? .null)
      }
    }
    return all.isNull ? nil : all
  }
}

extension CGRect {
  /// Where a blur of what is inside can be seen. The margin is for a map of coarse cells.
  fileprivate func blurred(_ sigma: CGFloat) -> CGRect {
    let reach = max(0, sigma) * (DrawCommand.blurReach + 1) + 4
    return insetBy(dx: -reach, dy: -reach)
  }
}

extension GlyphsCommand {
  fileprivate var bounds: CGRect? {
    let scale = run.pointSize / CGFloat(max(1, run.face.unitsPerEm))
    var all = CGRect.null
    for glyph in run.glyphs {
      guard let outline = run.face.outline(of: glyph.id).controlPointBounds else { continue }
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
      all.formUnion(outline.applying(place))
    }
    // Origins are moved to quarters of a pixel, baselines to whole ones.
    return all.isNull ? nil : all.applying(transform).insetBy(dx: -1, dy: -1)
  }
}
