// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension PDFPainter {
  /// The operators of text, and `d0 d1` of glyphs; false for other operators.
  mutating func writeText(_ operands: PDFOperands) throws(PDFImage.Error) -> Bool {
    switch operands.name {
    case "BT":
      state.text.matrix = .identity
      state.text.lineMatrix = .identity
    case "ET", "d0": break
    // The glyph is a shape: it has the color of the text.
    case "d1": content.isUncolored = true
    case "Tc": state.text.characterSpacing = try operands.number()
    case "Tw": state.text.wordSpacing = try operands.number()
    case "Tz": state.text.horizontalScale = try operands.number() / 100
    case "TL": state.text.leading = try operands.number()
    case "Ts": state.text.rise = try operands.number()
    case "Tr": state.text.mode = Int(try operands.number())
    case "Tf": try setFont(operands)
    case "Td", "TD":
      let point = try operands.point()
      if operands.name == "TD" { state.text.leading = -point.y }
      nextLine(point.x, point.y)
    case "Tm":
      state.text.matrix = try operands.matrix()
      state.text.lineMatrix = state.text.matrix
    case "T*": nextLine(0, -state.text.leading)
    case "Tj", "TJ", "'", "\"": try showText(operands)
    default: return false
    }
    return true
  }

  private mutating func nextLine(_ x: CGFloat, _ y: CGFloat) {
    let move = CGAffineTransform(translationX: x, y: y)
    state.text.lineMatrix = move.concatenating(state.text.lineMatrix)
    state.text.matrix = state.text.lineMatrix
  }

  private mutating func setFont(_ operands: PDFOperands) throws(PDFImage.Error) {
    guard operands.values.count >= 2 else { throw operands.fault }
    let name = operands.values[operands.values.count - 2].name ?? ""
    let fonts = try file.dictionary("Font", in: content.resources)
    try setFont(fonts[name] ?? .null, name: "/\(name)", size: try operands.number())
  }

  mutating func setFont(
    _ object: PDFObject, name: String, size: CGFloat
  ) throws(PDFImage.Error) {
    state.text.size = size
    if let known = fonts[object] { return state.text.font = known }
    let dictionary = try file.resolve(object).dictionary ?? [:]
    let font = try PDFFont(dictionary, name: name, &file)
    fonts[object] = font
    state.text.font = font
  }

  private mutating func showText(_ operands: PDFOperands) throws(PDFImage.Error) {
    if operands.name == "\"" {
      let n = operands.numbers
      guard n.count >= 2 else { throw operands.fault }
      (state.text.wordSpacing, state.text.characterSpacing) = (n[0], n[1])
    }
    if operands.name == "'" || operands.name == "\"" { nextLine(0, -state.text.leading) }
    guard let last = operands.values.last else { throw operands.fault }
    for element in last.array ?? [last] {
      if let bytes = element.bytes {
        try show(bytes)
      } else if let number = element.number {
        let distance = -number / 1000 * state.text.size * state.text.horizontalScale
        advance(distance)
      }
    }
  }

  private mutating func advance(_ distance: CGFloat) {
    state.text.matrix = CGAffineTransform(translationX: distance, y: 0)
      .concatenating(state.text.matrix)
  }

  /// Shows the glyphs of bytes.
  private mutating func show(_ bytes: [UInt8]) throws(PDFImage.Error) {
    guard !bytes.isEmpty else { return }
    guard let font = state.text.font else {
      throw .damaged("text of \(content.place) has no font")
    }
    // Text that is only there to be found.
    let isInvisible = state.text.mode == 3
    guard state.text.mode < 3 || isInvisible else {
      throw .unsupported("text that clips", place: content.place)
    }
    var unit: CGFloat = 0.001
    if case .operators(let glyphs) = font.glyphs { unit = glyphs.matrix.a }
    for code in font.codes(bytes) {
      if !isInvisible { try draw(code, font) }
      let text = state.text
      let isSpace = code == 32 && font.codeLength == 1
      let spacing = text.characterSpacing + (isSpace ? text.wordSpacing : 0)
      advance((font.width(code) * unit * text.size + spacing) * text.horizontalScale)
    }
  }

  private mutating func draw(_ code: Int, _ font: PDFFont) throws(PDFImage.Error) {
    switch font.glyphs {
    case .operators(let glyphs):
      if let stream = try file.resolve(glyphs.streams[code]).stream {
        try drawGlyph(stream, glyphs)
      }
    case .outlines(let outlines):
      guard let outline = outlines.outline(code) else {
        // Fonts that are cut to what is used leave spaces out.
        guard code != 32, code != 160 else { return }
        throw .unsupported("the code \(code) of \(font.name)", place: content.place)
      }
      let path = outline.applying(textTransform)
      if state.text.mode != 1 { try fill(path) }
      if state.text.mode == 1 || state.text.mode == 2 { try stroke(path) }
    case .missing:
      throw .unsupported(
        "text in \(font.name), which is not in the file,", place: content.place)
    }
  }

  /// From a glyph of size 1 to the coordinates in force.
  private var textTransform: CGAffineTransform {
    let text = state.text
    return CGAffineTransform(
      a: text.size * text.horizontalScale, b: 0, c: 0, d: text.size, tx: 0, ty: text.rise
    ).concatenating(text.matrix)
  }

  private mutating func drawGlyph(
    _ stream: PDFStream, _ glyphs: PDFGlyphs
  ) throws(PDFImage.Error) {
    let transform = glyphs.matrix.concatenating(textTransform).concatenating(state.transform)
    let inner = PDFContent(
      place: "a glyph", resources: glyphs.resources ?? content.resources, base: transform,
      isUncolored: content.isUncolored)
    let bytes = try file.contents(of: stream)
    try nested(inner) { painter throws(PDFImage.Error) in
      painter.state.transform = transform
      try painter.run(bytes)
    }
  }
}
