// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import PNGCodec
import TextLayout

/// Draws a laid out text: backgrounds, underlines, glyphs, pictures and the lines through them.
struct TextPainter {
  let block: TextBlock
  let looks: [DrawnText.Look]
  /// Where the block's top left corner lies, in points.
  let origin: CGPoint
  let grid: PixelGrid
  /// A color for all text, instead of its own.
  var color: UIColor?

  /// Everything that is drawn, in points.
  var bounds: CGRect? {
    let boxes = runs.filter { looks[$0.span].isMoreThanGlyphs }.map(\.box)
    let ink = block.inkBounds?.offsetBy(dx: origin.x, dy: origin.y)
    return ([ink].compactMap { $0 } + boxes).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Draws the text under the current traits.
  func paint(into recorder: inout DisplayListRecorder) {
    let runs = runs
    for run in runs {
      guard let background = looks[run.span].background else { continue }
      recorder.fill(Path(rect: run.box), with: Self.paint(background))
    }
    for run in runs {
      let look = looks[run.span]
      paintLines(
        look.underline, look.underlineColor, at: run.underline, of: run, into: &recorder)
      paintContent(run, into: &recorder)
      paintLines(
        look.strikethrough, look.strikethroughColor, at: run.strikethrough, of: run,
        into: &recorder)
    }
  }

  private func paintContent(_ run: PlacedRun, into recorder: inout DisplayListRecorder) {
    switch RenderingEnvironment.current.textRendering {
    case .glyphs:
      recorder.draw(run.glyphs, at: CGPoint(x: run.x, y: run.baseline), with: paint(of: run))
      paintPictures(run, into: &recorder)
    case .blocks, .blocksOfGlyphs:
      for word in run.words(on: grid) { recorder.fill(Path(rect: word), with: paint(of: run)) }
    }
    guard let attachment = looks[run.span].attachment, let image = attachment.image,
      run.glyphs.glyphs.isEmpty
    else { return }
    let room = attachment.room
    let scale = room.width > 0 ? run.glyphs.width / room.width : 1
    let bitmap =
      image.renderingMode == .alwaysTemplate
      ? image.bitmap.tinted(foreground(of: run).components(with: .current).color) : image.bitmap
    let destination = CGRect(
      x: run.x, y: grid.round(run.baseline - room.maxY * scale), width: room.width * scale,
      height: room.height * scale)
    recorder.draw(bitmap, in: destination)
  }

  /// Draws the glyphs that are pictures, on whole pixels.
  private func paintPictures(_ run: PlacedRun, into recorder: inout DisplayListRecorder) {
    let scale = run.glyphs.pointSize / CGFloat(run.glyphs.face.unitsPerEm)
    for glyph in run.glyphs.glyphs {
      let picture = run.glyphs.face.picture(of: glyph.id) { bytes in
        (try? PNG.decode(bytes))?.bitmap
      }
      guard let picture else { continue }
      let destination = CGRect(
        x: grid.round(run.x + glyph.x + picture.box.minX * scale),
        y: grid.round(run.baseline + glyph.y + picture.box.minY * scale),
        width: picture.box.width * scale, height: picture.box.height * scale)
      recorder.draw(picture.bitmap, in: destination)
    }
  }

  /// Draws the lines of an underline from `place` on.
  private func paintLines(
    _ style: NSUnderlineStyle, _ color: UIColor?, at place: LinePlace, of run: PlacedRun,
    into recorder: inout DisplayListRecorder
  ) {
    guard style.rawValue & NSUnderlineStyle.double.rawValue != 0 || style.contains(.thick) else {
      return
    }
    let pixel = 1 / grid.scale
    let thickness = max(pixel, grid.round(place.thickness * (style.contains(.thick) ? 2 : 1)))
    let top = grid.round(run.baseline + place.top)
    let paint = color.map(Self.paint) ?? paint(of: run)
    for index in 0..<(style.contains(.double) ? 2 : 1) {
      let line = CGRect(
        x: run.x, y: top + CGFloat(index) * 2 * thickness, width: run.glyphs.width,
        height: thickness)
      recorder.fill(Path(rect: line), with: paint)
    }
  }

  private func foreground(of run: PlacedRun) -> UIColor { color ?? looks[run.span].color }
  private func paint(of run: PlacedRun) -> Paint { Self.paint(foreground(of: run)) }
  private static func paint(_ color: UIColor) -> Paint {
    .color(color.components(with: .current).color)
  }

  // MARK: Runs

  /// Where a line under or through text is, in points below the baseline.
  private struct LinePlace {
    var top: CGFloat
    var thickness: CGFloat
  }

  /// A run in the coordinates that it is drawn in.
  private struct PlacedRun {
    let glyphs: GlyphRun
    let span: Int
    let x: CGFloat
    let baseline: CGFloat
    /// From the top to the bottom of its line.
    let box: CGRect

    var underline: LinePlace {
      place(glyphs.face.metrics.underlinePosition, glyphs.face.metrics.underlineThickness)
    }

    var strikethrough: LinePlace {
      place(
        glyphs.face.metrics.strikethroughPosition, glyphs.face.metrics.strikethroughThickness)
    }

    /// A box for each word on whole pixels, from the baseline to 0.7 em above it, with a gap of a pixel
    /// after it. A word ends at a glyph that leaves no mark.
    func words(on grid: PixelGrid) -> [CGRect] {
      let pixel = 1 / grid.scale
      let bottom = grid.round(baseline)
      let height = max(pixel, grid.round(glyphs.pointSize * 0.7))
      var words: [CGRect] = []
      var start: CGFloat?
      for (index, glyph) in glyphs.glyphs.enumerated() {
        let hasMark = glyphs.face.bounds(of: glyph.id) != nil
        if hasMark { start = start ?? glyph.x }
        let isLast = index + 1 == glyphs.glyphs.count
        guard let from = start, !hasMark || isLast else { continue }
        let left = grid.round(x + from)
        let right = grid.round(x + (hasMark ? glyphs.width : glyph.x)) - pixel
        words.append(
          CGRect(x: left, y: bottom - height, width: max(pixel, right - left), height: height))
        start = nil
      }
      return words
    }

    private func place(_ position: Int, _ thickness: Int) -> LinePlace {
      let scale = glyphs.pointSize / CGFloat(glyphs.face.unitsPerEm)
      return LinePlace(top: CGFloat(-position) * scale, thickness: CGFloat(thickness) * scale)
    }
  }

  private var runs: [PlacedRun] {
    block.lines.flatMap { line in
      line.runs.map { run in
        PlacedRun(
          glyphs: run.glyphs, span: run.span, x: origin.x + run.x,
          baseline: origin.y + line.baseline - run.baselineOffset,
          box: CGRect(
            x: origin.x + run.x, y: origin.y + line.top, width: run.glyphs.width,
            height: line.height))
      }
    }
  }
}

extension DrawnText.Look {
  fileprivate var isMoreThanGlyphs: Bool {
    background != nil || attachment != nil || !underline.isEmpty || !strikethrough.isEmpty
  }
}
