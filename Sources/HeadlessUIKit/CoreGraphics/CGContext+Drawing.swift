// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension CGContext {
  /// Draws an image into `rect`, upside down as in all contexts of UIKit. `UIImage.draw(in:)` draws
  /// it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    draw(image.bitmap, in: rect)
    restoreGState()
  }

  /// Draws an image into `rect`, upside down, and where `byTiling` is true, again side by side over
  /// all that is not clipped.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let rect = rect.standardized
    saveGState()
    concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    fill(visibleRect, with: Pattern(bitmap: image.bitmap, tile: rect))
    restoreGState()
  }

  func fill(_ rect: CGRect, with pattern: Pattern) {
    inGroup(opacity: state.alpha, within: rect) {
      append(
        .fill(
          FillCommand(
            path: Path(rect: rect), paint: .pattern(pattern), transform: state.transform,
            blendMode: $0 ? .normal : state.blendMode)))
    }
  }

  /// Draws a picture cut into nine. It is recorded on the context's pixels, where its pieces meet.
  func draw(_ sliced: SlicedBitmap, in rect: CGRect) {
    var recorder = DisplayListRecorder(size: .zero, scale: scale)
    recorder.concatenate(state.transform)
    recorder.draw(sliced, in: rect)
    appendAsOne(recorder.finish().commands, CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }

  func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat = 1) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    if state.shadow != nil {
      if bitmap.isOpaque {
        castShadow(of: Path(rect: rect), rule: .nonZero, alpha: 255)
      } else {
        castShadow(
          of: [
            .image(ImageCommand(bitmap: bitmap, destination: rect, transform: state.transform))
          ], fadedBy: state.alpha * alpha)
      }
    }
    inGroup(opacity: state.alpha * alpha, within: rect) {
      let mode = $0 ? BlendMode.normal : state.blendMode
      append(
        .image(
          ImageCommand(
            bitmap: bitmap, destination: rect,
            interpolation: state.interpolationQuality == .none ? .nearest : .high,
            transform: state.transform, blendMode: mode)))
    }
  }

  /// Calls `body`, in a group where a fainter opacity needs one; a group acts inside of `area`
  /// only, which matters for modes that change what lies below where nothing is drawn.
  ///
  /// - Parameter body: Gets whether there is a group, which then takes the blend mode.
  func inGroup(opacity: CGFloat, within area: CGRect, _ body: (Bool) -> Void) {
    guard opacity < 1 else { return body(false) }
    let isClipped = state.blendMode.changesWhereSourceIsTransparent
    if isClipped {
      append(.pushClip(ClipCommand(path: Path(rect: area), transform: state.transform)))
    }
    append(
      .pushGroup(GroupCommand(opacity: max(0, opacity), blendMode: state.blendMode)))
    body(true)
    append(.popGroup)
    if isClipped { append(.popClip) }
  }

  /// Appends what `body` records at one unit per point, in the present coordinates.
  ///
  /// - Parameter size: The recording's canvas in points, for effects that read what is recorded.
  func record(
    size: CGSize = .zero, scale: CGFloat = 1, _ body: (inout DisplayListRecorder) -> Void
  ) {
    var recorder = DisplayListRecorder(size: size, scale: scale)
    body(&recorder)
    let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    let transform = scale == 1 ? state.transform : toPoints.concatenating(state.transform)
    appendAsOne(recorder.finish().commands, transform)
  }

  /// Appends commands, with `transform` after their own, as one picture where that makes a
  /// difference.
  private func appendAsOne(_ commands: [DrawCommand], _ transform: CGAffineTransform) {
    guard !commands.isEmpty else { return }
    let commands = commands.map { $0.transformed(by: transform) }
    castShadow(of: commands, fadedBy: state.alpha)
    let isGroup = state.alpha < 1 || state.blendMode != .normal
    if isGroup {
      append(.pushGroup(GroupCommand(opacity: state.alpha, blendMode: state.blendMode)))
    }
    for command in commands { append(command) }
    if isGroup { append(.popGroup) }
  }

  // MARK: Gradients

  /// Draws a gradient from `start` to `end` over all that is not clipped.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    fillAll(
      Gradient(
        stops: gradient.stops(options), geometry: .linear(start: start, end: end),
        extend: options.isEmpty ? .clear : .pad))
  }

  /// Draws a gradient between two circles around one point over all that is not clipped. Circles
  /// around different points are not drawn, and reported.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter == endCenter, max(startRadius, endRadius) > 0 else {
      RenderingEnvironment.report(
        "a radial gradient between circles around different points is not drawn", kind: .notDrawn)
      return
    }
    let isInward = startRadius > endRadius
    let (inner, outer) = isInward ? (endRadius, startRadius) : (startRadius, endRadius)
    // Before the start is inside of an outward gradient, and outside of an inward one.
    let stops = isInward ? gradient.reversedStops(options) : gradient.stops(options)
    let radii = stops.map { stop in
      Gradient.Stop(
        offset: (inner + (outer - inner) * stop.offset) / outer, color: stop.color)
    }
    fillAll(
      Gradient(
        stops: radii, geometry: .radial(center: startCenter, radius: outer), extend: .pad))
  }

  private func fillAll(_ gradient: Gradient) {
    inGroup(opacity: state.alpha, within: visibleRect) {
      let mode = $0 ? BlendMode.normal : state.blendMode
      append(
        .fill(
          FillCommand(
            path: Path(rect: visibleRect), paint: .gradient(gradient), transform: state.transform,
            blendMode: mode)))
    }
  }
}

/// Commands in the coordinates of what they are drawn in, played into a recorder.
struct CommandPlayer {
  private var rest: ArraySlice<DrawCommand>

  init(_ commands: [DrawCommand]) { rest = commands[...] }

  /// Records commands up to the pop that ends the present clip or group.
  mutating func play(into recorder: inout DisplayListRecorder) {
    while let command = rest.popFirst() {
      switch command {
      case .popClip, .popGroup: return
      case .pushGroup(let group):
        recorder.withGroup(opacity: group.opacity, blendMode: group.blendMode) {
          play(into: &$0)
        }
      case .pushClip(let clip):
        recorder.withSavedState { recorder in
          recorder.clip(to: clip.path, rule: clip.rule, in: clip.transform)
          play(into: &recorder)
        }
      case .fill, .stroke, .shadow, .contentShadow, .image, .glyphs:
        recorder.withSavedState { recorder in recorder.record(command) }
      }
    }
  }
}

extension DisplayListRecorder {
  /// Clips to a path with a transform of its own, which does not count for what follows.
  fileprivate mutating func clip(
    to path: Path, rule: FillRule, in transform: CGAffineTransform
  ) {
    guard !transform.isIdentity else { return clip(to: path, rule: rule) }
    clip(to: path.applying(transform), rule: rule)
  }

  fileprivate mutating func record(_ command: DrawCommand) {
    switch command {
    case .fill(let fill):
      concatenate(fill.transform)
      self.fill(fill.path, with: fill.paint, rule: fill.rule, blendMode: fill.blendMode)
    case .stroke(let stroke):
      concatenate(stroke.transform)
      self.stroke(stroke.path, stroke.style, with: stroke.paint, blendMode: stroke.blendMode)
    case .shadow(let shadow):
      concatenate(shadow.transform)
      drawShadow(
        of: shadow.rule == .evenOdd ? shadow.path.alternating : shadow.path,
        radius: shadow.radius, offset: shadow.offset, color: shadow.color,
        blendMode: shadow.blendMode)
    case .contentShadow: self.record([command])
    case .image(let image):
      concatenate(image.transform)
      draw(
        image.bitmap, in: image.destination, interpolation: image.interpolation,
        blendMode: image.blendMode)
    case .glyphs(let glyphs):
      concatenate(glyphs.transform)
      draw(
        glyphs.run, at: glyphs.origin, with: glyphs.paint, blendMode: glyphs.blendMode)
    case .pushClip, .popClip, .pushGroup, .popGroup: break
    }
  }
}
