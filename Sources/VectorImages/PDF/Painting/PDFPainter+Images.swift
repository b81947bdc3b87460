// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension PDFPainter {
  /// Draws an image into the unit square.
  mutating func drawImage(_ stream: PDFStream, _ place: String) throws(PDFImage.Error) {
    let dictionary = stream.dictionary
    guard try file.value("ImageMask", in: dictionary) != .bool(true) else {
      return try drawStencil(stream, place)
    }
    guard dictionary["ColorSpace"] != nil else {
      throw .unsupported("an image without a color space", place: place)
    }
    let space = try file.colorSpace(dictionary["ColorSpace"], content.resources, place: place)
    let image = try PDFSampledImage(stream, dictionary, place: place, &file) {
      _ throws(PDFImage.Error) in space.count
    }
    let mask = try file.value("Mask", in: dictionary)
    let key = mask.array?.compactMap(\.integer)
    var bitmap = image.bitmap(in: space, key: key)
    var maskBitmap: Bitmap?
    if let soft = try file.value("SMask", in: dictionary).stream {
      let coverage = try coverage(soft, "the soft mask of \(place)")
      if let matte = try file.numbers("Matte", in: soft.dictionary),
        let color = space.color(matte)
      {
        bitmap = bitmap.withoutMatte(color, coverage)
      }
      maskBitmap = coverage
    } else if let stencil = mask.stream {
      maskBitmap = try coverage(stencil, "the mask of \(place)")
    }
    guard let maskBitmap else { return try add([command(bitmap)], opacity: state.fillAlpha) }
    if let masked = bitmap.masked(by: maskBitmap) {
      return try add([command(masked)], opacity: state.fillAlpha)
    }
    let commands: [DrawCommand] = [
      .pushGroup(GroupCommand(opacity: 1)), command(bitmap),
      .pushGroup(GroupCommand(opacity: 1, blendMode: .destinationIn)), command(maskBitmap),
      .popGroup, .popGroup,
    ]
    try add(commands, opacity: state.fillAlpha)
  }

  private mutating func coverage(
    _ stream: PDFStream, _ place: String
  ) throws(PDFImage.Error) -> Bitmap {
    let image = try PDFSampledImage(stream, stream.dictionary, place: place, &file) {
      _ throws(PDFImage.Error) in 1
    }
    return image.coverage()
  }

  /// Paints where the samples of a stencil say so.
  private mutating func drawStencil(
    _ stream: PDFStream, _ place: String
  ) throws(PDFImage.Error) {
    let image = try PDFSampledImage(stream, stream.dictionary, place: place, &file) {
      _ throws(PDFImage.Error) in 1
    }
    guard state.fill.pattern == nil else {
      throw .unsupported("a stencil painted with a pattern", place: place)
    }
    guard let color = state.fill.color else { return }
    try add([command(image.coverage(of: color))], opacity: state.fillAlpha)
  }

  /// The unit square's upper left corner is the image's.
  private func command(_ bitmap: Bitmap) -> DrawCommand {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    return .image(
      ImageCommand(
        bitmap: bitmap, destination: CGRect(x: 0, y: 0, width: 1, height: 1),
        transform: upright.concatenating(state.transform)))
  }

  // MARK: Images among operators

  private static let longNames = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms",
    "F": "Filter", "H": "Height", "IM": "ImageMask", "I": "Interpolate", "W": "Width",
  ]

  /// `BI`, entries, `ID`, bytes, `EI`.
  mutating func drawInlineImage(_ lexer: inout PDFLexer) throws(PDFImage.Error) {
    var items: [PDFObject] = []
    while let item = try lexer.next() {
      if item == .keyword("ID") { break }
      if case .object(let object) = item { items.append(object) }
    }
    var dictionary: PDFDictionary = [:]
    for index in stride(from: 0, to: items.count - 1, by: 2) {
      guard let name = items[index].name else { continue }
      dictionary[Self.longNames[name] ?? name] = items[index + 1]
    }
    let start = lexer.position + 1
    guard let end = Self.end(of: &lexer, from: start) else {
      throw .damaged("an image in \(content.place) does not end with EI")
    }
    let stream = PDFStream(
      dictionary: dictionary, range: 0..<0, inlined: Array(lexer.bytes[start..<end]))
    try drawImage(stream, "an image in \(content.place)")
  }

  /// Where the bytes of an image end: before `EI` between spaces.
  private static func end(of lexer: inout PDFLexer, from start: Int) -> Int? {
    var index = start
    while index + 2 < lexer.end {
      if PDFLexer.isSpace(lexer.bytes[index]), lexer.bytes[index + 1] == UInt8(ascii: "E"),
        lexer.bytes[index + 2] == UInt8(ascii: "I"),
        index + 3 >= lexer.end || PDFLexer.isSpace(lexer.bytes[index + 3])
      {
        lexer.position = index + 3
        return index
      }
      index += 1
    }
    return nil
  }
}

extension Bitmap {
  /// The colors before they were mixed with one below what is transparent: ISO 32000-1, 11.6.5.3.
  fileprivate func withoutMatte(_ matte: Color, _ mask: Bitmap) -> Bitmap {
    guard width == mask.width, height == mask.height else { return self }
    var bytes = bytes
    let base = [matte.red, matte.green, matte.blue].map { Int($0) }
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(mask.bytes[start + 3])
      guard alpha > 0 else { continue }
      for channel in 0..<3 {
        let distance = (Int(bytes[start + channel]) - base[channel]) * 255
        let value = base[channel] + (distance + (distance < 0 ? -alpha : alpha) / 2) / alpha
        bytes[start + channel] = UInt8(max(0, min(255, value)))
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
