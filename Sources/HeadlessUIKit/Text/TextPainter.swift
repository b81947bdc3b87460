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
  var origin: CGPoint
  let grid: PixelGrid
  /// A color for all text, instead of its own.
  var color: UIColor?
  /// What is drawn of the text; `nil` for all.
  var part: Part?
  /// What is drawn of its letters.
  var layers = Layers.all

  /// Parts of how a text looks.
  struct Layers: OptionSet {
    let rawValue: Int

    /// What lies behind the letters.
    static let backgrounds = Layers(rawValue: 1)
    /// The lines below letters.
    static let underlines = Layers(rawValue: 2)
    /// The letters, with their shadows and the lines through them.
    static let letters = Layers(rawValue: 4)
    static let all: Layers = [.backgrounds, .underlines, .letters]
  }

  /// Everything that is drawn, in points.
  var bounds: CGRect? {
    let runs = runs
    let boxes = runs.filter { looks[$0.span].isMoreThanGlyphs }.map(\.box)
    let ink = block.inkBounds?.offsetBy(dx: origin.x, dy: origin.y)
    return ([ink].compactMap { $0 } + boxes + runs.compactMap(effectBox)).reduce(nil) {
      $0?.union($1) ?? $1
    }
  }

  /// Where the letters of fallback fonts are drawn, in points, or `nil` where there are none.
  ///
  /// They may be higher than their line, which is as high as the font asks for: on iOS the system's
  /// fallback fonts are made to fit into it, the ones here are not.
  var fallbackInk: CGRect? {
    runs.reduce(nil) { ink, run in
      guard let face = looks[run.span].face, run.glyphs.face !== face,
        let box = run.glyphs.inkBounds?.offsetBy(dx: run.x, dy: run.baseline)
      else { return ink }
      return ink?.union(box) ?? box
    }
  }

  /// Where a run's letters and their shadow may be drawn if they are more than filled.
  private func effectBox(_ run: PlacedRun) -> CGRect? {
    let look = looks[run.span]
    guard
      look.shadow != nil || look.strokeWidth != 0 || look.obliqueness != 0 || look.drawing != nil
    else { return nil }
    let overhang = look.overhang(pointSize: run.glyphs.pointSize)
    let ink = run.glyphs.inkBounds?.offsetBy(dx: run.x, dy: run.baseline) ?? run.box
    return ink.union(run.box).applying(run.slant(look.obliqueness))
      .insetBy(dx: -overhang, dy: -overhang)
  }

  /// Draws the text under the current traits.
  func paint(into recorder: inout DisplayListRecorder) {
    let runs = runs
    if let drawn = RenderingEnvironment.current.drawnFaces {
      for run in runs where !run.glyphs.glyphs.isEmpty { drawn.add(run.glyphs.face) }
    }
    for run in runs where layers.contains(.backgrounds) {
      guard let background = looks[run.span].background else { continue }
      recorder.fill(Path(rect: run.box), with: Self.paint(background))
    }
    for run in runs {
      let look = looks[run.span]
      if layers.contains(.letters) { paintShadow(of: run, into: &recorder) }
      if layers.contains(.underlines) {
        paintLines(
          look.underline, look.underlineColor, at: run.underline, of: run, into: &recorder)
      }
      guard layers.contains(.letters) else { continue }
      paintContent(run, into: &recorder)
      paintLines(
        look.strikethrough, look.strikethroughColor, at: run.strikethrough, of: run,
        into: &recorder)
    }
  }

  private func paintContent(_ run: PlacedRun, into recorder: inout DisplayListRecorder) {
    switch RenderingEnvironment.current.textRendering {
    case .glyphs:
      paintGlyphs(run, into: &recorder)
    case .blocks, .blocksOfGlyphs:
      for word in run.words(on: grid) { recorder.fill(Path(rect: word), with: paint(of: run)) }
    }
    let room = looks[run.span].attachmentRoom
    guard let attachment = looks[run.span].attachment, run.glyphs.glyphs.isEmpty,
      let image = attachment.image(forBounds: room, textContainer: nil, characterIndex: 0)
    else { return }
    let scale = room.width > 0 ? run.glyphs.width / room.width : 1
    let bitmap =
      image.takesTint && image.displayOptions.symbolTint == nil
      ? image.bitmap.tinted(foreground(of: run).components(with: .current).color) : image.bitmap
    let destination = CGRect(
      x: run.x, y: grid.round(run.baseline - room.maxY * scale), width: room.width * scale,
      height: room.height * scale)
    recorder.draw(bitmap, in: destination)
  }

  /// Draws a run's letters and pictures without any effect.
  func paintUpright(_ run: PlacedRun, into recorder: inout DisplayListRecorder) {
    let place = CGPoint(x: run.x, y: run.baseline)
    for part in run.glyphs.colorLayers {
      recorder.draw(
        part.glyphs, at: place, with: part.color.map { .color($0) } ?? paint(of: run))
    }
    paintPictures(run, into: &recorder)
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
    let paint = color.map(Self.paint) ?? paint(of: run)
    for line in run.lines(style, at: place, on: grid) {
      recorder.fill(Path(rect: line), with: paint)
    }
  }

  func foreground(of run: PlacedRun) -> UIColor { color ?? looks[run.span].color }
  func paint(of run: PlacedRun) -> Paint { Self.paint(foreground(of: run)) }
  static func paint(_ color: UIColor) -> Paint {
    color.paint
  }
}

extension DrawnText.Look {
  fileprivate var isMoreThanGlyphs: Bool {
    background != nil || attachment != nil || !underline.isEmpty || !strikethrough.isEmpty
  }
}
