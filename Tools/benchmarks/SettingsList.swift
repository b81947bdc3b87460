// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A list of settings as a phone shows it: cards of rows with an icon, a title, a chevron and a
/// hairline. It needs no scene files, so that its instructions can be counted anywhere.
struct SettingsList {
  private static let rowHeight: CGFloat = 44
  private let face: FontFace

  init() throws { face = try FontLibrary.system.face(named: "Inter-Regular") }

  /// The list on a canvas of 390 by 844 points.
  func displayList(scale: CGFloat) -> DisplayList {
    let size = CGSize(width: 390, height: 844)
    var recorder = DisplayListRecorder(size: size, scale: scale)
    recorder.fill(
      Path(rect: CGRect(origin: .zero, size: size)),
      with: .color(Color(red: 242, green: 242, blue: 247)))
    for card in 0..<4 {
      let top = 60 + CGFloat(card) * (Self.rowHeight * 4 + 18)
      recorder.fill(
        Path(
          roundedRect: CGRect(x: 16, y: top, width: 358, height: Self.rowHeight * 4),
          cornerRadius: 10), with: .color(.white))
      for row in 0..<4 {
        drawRow(card * 4 + row, top: top + CGFloat(row) * Self.rowHeight, &recorder)
      }
    }
    return recorder.finish()
  }

  private func drawRow(_ index: Int, top: CGFloat, _ recorder: inout DisplayListRecorder) {
    let hue = UInt8(index * 15)
    recorder.fill(
      Path(roundedRect: CGRect(x: 28, y: top + 7.5, width: 29, height: 29), cornerRadius: 7),
      with: .color(Color(red: 255 - hue, green: hue, blue: 180)))
    recorder.fill(
      Path(ellipseIn: CGRect(x: 36, y: top + 15.5, width: 13, height: 13)), with: .color(.white))
    var glyphs: [GlyphRun.Glyph] = []
    for place in 0..<12 {
      let id = 300 + (index * 7 + place * 13) % 200
      glyphs.append(GlyphRun.Glyph(id: UInt32(id), x: CGFloat(place) * 9.4))
    }
    recorder.draw(
      GlyphRun(face: face, pointSize: 17, glyphs: glyphs, width: 113),
      at: CGPoint(x: 72, y: top + 28), with: .color(.black))
    let gray = Paint.color(Color(red: 60, green: 60, blue: 67, alpha: 76))
    if index % 4 < 3 {
      recorder.fill(
        Path(rect: CGRect(x: 72, y: top + Self.rowHeight - 1.0 / 3, width: 302, height: 1.0 / 3)),
        with: gray)
    }
    var chevron = Path()
    chevron.move(to: CGPoint(x: 352, y: top + 16))
    chevron.addLine(to: CGPoint(x: 358, y: top + 22))
    chevron.addLine(to: CGPoint(x: 352, y: top + 28))
    recorder.stroke(
      chevron, StrokeStyle(width: 2, cap: .round, join: .round), with: gray)
  }
}
