// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A font of a page: ISO 32000-1, section 9.6.5.
struct PDFFont {
  /// How errors call it.
  let name: String
  /// What its glyphs are drawn of; `nil` for fonts of outlines, which are not read.
  let glyphs: PDFGlyphs?
}

/// The glyphs of a font of type 3, which are streams of operators.
struct PDFGlyphs {
  let matrix: CGAffineTransform
  let resources: PDFDictionary?
  /// By the bytes of texts.
  let streams: [UInt8: PDFObject]
  private let firstCode: Int
  private let widths: [CGFloat]

  init(_ dictionary: PDFDictionary, _ file: inout PDFFile) throws(PDFImage.Error) {
    matrix = try file.matrix("FontMatrix", in: dictionary)
    resources = try file.value("Resources", in: dictionary).dictionary
    firstCode = try file.value("FirstChar", in: dictionary).integer ?? 0
    widths = try file.numbers("Widths", in: dictionary) ?? []
    let procedures = try file.dictionary("CharProcs", in: dictionary)
    let encoding = try file.dictionary("Encoding", in: dictionary)
    var streams: [UInt8: PDFObject] = [:]
    var code = 0
    for element in try file.value("Differences", in: encoding).array ?? [] {
      switch try file.resolve(element) {
      case .name(let name):
        if let code = UInt8(exactly: code), let stream = procedures[name] { streams[code] = stream }
        code += 1
      case let number: code = number.integer ?? code
      }
    }
    self.streams = streams
  }

  /// In the units of glyphs.
  func width(_ code: UInt8) -> CGFloat {
    let index = Int(code) - firstCode
    return widths.indices.contains(index) ? widths[index] : 0
  }
}
