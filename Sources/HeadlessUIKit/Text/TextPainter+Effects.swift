// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// What attributes make of a text's letters: shadows, outlined and slanted letters.
extension DrawnText.Look {
  /// How far the letters of a run in one size may be drawn outside of their own box, in points: the
  /// outline, with its sharpest corners, and the shadow.
  func overhang(pointSize: CGFloat) -> CGFloat {
    let stroke = strokeLine(pointSize: pointSize).map { $0.width / 2 * $0.miterLimit } ?? 0
    guard let shadow else { return stroke }
    return stroke + shadow.reach
  }

  /// The pen that outlines letters of a size, or `nil` where they are only filled.
  func strokeLine(pointSize: CGFloat) -> StrokeStyle? {
    if strokeWidth == 0, let drawing { return drawing.mode.isStroked ? drawing.style : nil }
    let width = abs(strokeWidth) / 100 * pointSize
    return width > 0 ? StrokeStyle(width: width) : nil
  }

  /// Whether letters are filled: by a stroke's width, a positive one only outlines them.
  var isFilled: Bool {
    if strokeWidth == 0, let drawing { return drawing.mode.isFilled }
    return strokeWidth <= 0
  }
}

extension NSShadow {
  /// How far from the text it may be drawn, in points.
  fileprivate var reach: CGFloat {
    let blur = shadowBlurRadius.isFinite ? max(0, shadowBlurRadius) * 2 : 0
    return max(abs(shadowOffset.width), abs(shadowOffset.height)) + blur
  }

  fileprivate var isPossible: Bool {
    shadowBlurRadius.isFinite && shadowOffset.width.isFinite && shadowOffset.height.isFinite
  }
}

extension TextPainter {
  /// Draws the shadow of a run's letters and lines, fainter where the text is translucent.
  func paintShadow(of run: PlacedRun, into recorder: inout DisplayListRecorder) {
    let look = looks[run.span]
    guard let shadow = look.shadow, shadow.isPossible,
      let color = (shadow.shadowColor as? UIColor)?.components(with: .current).color
    else { return }
    let text = foreground(of: run).components(with: .current).color
    var faded = color
    faded.alpha = UInt8((Int(color.alpha) * Int(text.alpha) + 127) / 255)
    for part in silhouettes(of: run) {
      recorder.drawShadow(
        of: part, radius: max(0, shadow.shadowBlurRadius) / 2, offset: shadow.shadowOffset,
        color: faded)
    }
  }

  /// What casts the shadow of a run. Letters and lines cast their own, because their contours may
  /// run in opposite directions and take each other away. Of letters that are filled and outlined,
  /// only the filling casts one.
  private func silhouettes(of run: PlacedRun) -> [Path] {
    let look = looks[run.span]
    var paths: [Path] = []
    switch RenderingEnvironment.current.textRendering {
    case .glyphs:
      let outlines = run.outlines(slope: look.obliqueness, on: grid)
      let pen = look.isFilled ? nil : look.strokeLine(pointSize: run.glyphs.pointSize)
      paths.append(pen.map { outlines.stroked($0) } ?? outlines)
    case .blocks, .blocksOfGlyphs: paths += run.words(on: grid).map { Path(rect: $0) }
    }
    let lines =
      run.lines(look.underline, at: run.underline, on: grid)
      + run.lines(look.strikethrough, at: run.strikethrough, on: grid)
    return paths + lines.map { Path(rect: $0) }
  }

  /// Draws the letters, filled, outlined or both, upright or leaning.
  func paintGlyphs(_ run: PlacedRun, into recorder: inout DisplayListRecorder) {
    let look = looks[run.span]
    recorder.withSavedState { recorder in
      if look.obliqueness != 0 { recorder.concatenate(run.slant(look.obliqueness)) }
      if look.isFilled { paintUpright(run, into: &recorder) }
    }
    guard let pen = look.strokeLine(pointSize: run.glyphs.pointSize) else { return }
    let color = (color ?? look.strokeColor).map(Self.paint) ?? paint(of: run)
    recorder.stroke(run.outlines(slope: look.obliqueness, on: grid), pen, with: color)
  }
}
