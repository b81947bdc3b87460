// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A font of a page: ISO 32000-1, sections 9.6 and 9.7.
struct PDFFont {
  /// What its glyphs are drawn of.
  enum Glyphs {
    /// Streams of operators.
    case operators(PDFGlyphs)
    /// Outlines of a font that is in the file.
    case outlines(PDFOutlines)
    /// Nothing that is in the file.
    case missing
  }

  /// How errors call it.
  let name: String
  let glyphs: Glyphs
  /// How many bytes a glyph has in a text.
  let codeLength: Int
  private let widths: [Int: CGFloat]
  private let defaultWidth: CGFloat

  init(
    _ dictionary: PDFDictionary, name: String, _ file: inout PDFFile
  ) throws(PDFImage.Error) {
    let kind = try file.value("Subtype", in: dictionary).name
    let base = try file.value("BaseFont", in: dictionary).name
    self.name = "the font \(name) (\(base ?? kind ?? "which is not there"))"
    codeLength = kind == "Type0" ? 2 : 1
    let metrics = try PDFFontWidths(dictionary, isComposite: kind == "Type0", &file)
    (widths, defaultWidth) = (metrics.widths, metrics.other)
    if kind == "Type3" {
      glyphs = .operators(try PDFGlyphs(dictionary, &file))
    } else if let outlines = try PDFOutlines(dictionary, place: self.name, &file) {
      glyphs = .outlines(outlines)
    } else {
      glyphs = .missing
    }
  }

  /// In the units of glyphs: 1/1000 of the size, but for streams of operators.
  func width(_ code: Int) -> CGFloat { widths[code] ?? defaultWidth }

  /// The glyphs' codes in a text.
  func codes(_ bytes: [UInt8]) -> [Int] {
    guard codeLength == 2 else { return bytes.map { Int($0) } }
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])
    }
  }
}

/// How wide a font's glyphs are, by their codes.
private struct PDFFontWidths {
  private(set) var widths: [Int: CGFloat] = [:]
  private(set) var other: CGFloat = 0

  init(
    _ dictionary: PDFDictionary, isComposite: Bool, _ file: inout PDFFile
  ) throws(PDFImage.Error) {
    guard isComposite else {
      let first = try file.value("FirstChar", in: dictionary).integer ?? 0
      let list = try file.numbers("Widths", in: dictionary) ?? []
      for (index, width) in list.prefix(256).enumerated() { widths[first &+ index] = width }
      let descriptor = try file.dictionary("FontDescriptor", in: dictionary)
      other = try file.value("MissingWidth", in: descriptor).number ?? 0
      return
    }
    let parts = try file.value("DescendantFonts", in: dictionary).array ?? []
    let part = try file.resolve(parts.first).dictionary ?? [:]
    other = try file.value("DW", in: part).number ?? 1000
    var items = (try file.value("W", in: part).array ?? [])[...]
    while items.count > 1, let first = try file.resolve(items.popFirst()).integer {
      let next = try file.resolve(items.popFirst())
      if let list = try file.numbers(next) {
        for (index, width) in list.enumerated() { widths[first &+ index] = width }
      } else if let last = next.integer, let width = try file.resolve(items.popFirst()).number {
        for code in first..<max(first, min(last, 65_535) + 1) { widths[code] = width }
      }
    }
  }
}

/// The glyphs of a font of type 3, which are streams of operators.
struct PDFGlyphs {
  let matrix: CGAffineTransform
  let resources: PDFDictionary?
  /// By the bytes of texts.
  let streams: [Int: PDFObject]

  init(_ dictionary: PDFDictionary, _ file: inout PDFFile) throws(PDFImage.Error) {
    matrix = try file.matrix("FontMatrix", in: dictionary)
    resources = try file.value("Resources", in: dictionary).dictionary
    let procedures = try file.dictionary("CharProcs", in: dictionary)
    var streams: [Int: PDFObject] = [:]
    for (code, name) in try file.differences(of: dictionary) {
      if let stream = procedures[name] { streams[code] = stream }
    }
    self.streams = streams
  }
}

extension PDFFile {
  /// The names that a font gives to bytes of its texts.
  mutating func differences(
    of font: PDFDictionary
  ) throws(PDFImage.Error) -> [(code: Int, name: String)] {
    let encoding = try dictionary("Encoding", in: font)
    var names: [(Int, String)] = []
    var code = 0
    for element in try value("Differences", in: encoding).array ?? [] {
      switch try resolve(element) {
      case .name(let name):
        if (0...255).contains(code) { names.append((code, name)) }
        code &+= 1
      case let number: code = number.integer ?? code
      }
    }
    return names
  }
}
