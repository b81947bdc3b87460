// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What `q` keeps and `Q` brings back: ISO 32000-1, section 8.4.
struct PDFGraphicsState {
  /// What fills or strokes.
  struct Source {
    var space = PDFColorSpace.gray
    /// `nil` paints nothing.
    var color: Color? = .black
    /// What takes the place of the color.
    var pattern: PDFObject?
  }

  /// From the coordinates in force to those of the display list.
  var transform: CGAffineTransform
  var fill = Source()
  var stroke = Source()
  var line = StrokeStyle()
  var fillAlpha: CGFloat = 1
  var strokeAlpha: CGFloat = 1
  var blendMode = BlendMode.normal
  /// What paints the soft mask, whose alpha counts.
  var softMask: [DrawCommand]?
  var text = PDFTextState()
  /// How many clips were pushed since the state was kept.
  var clipCount = 0

  init(transform: CGAffineTransform) { self.transform = transform }
}

/// Section 9.3.
struct PDFTextState {
  var font: PDFFont?
  var size: CGFloat = 0
  var characterSpacing: CGFloat = 0
  var wordSpacing: CGFloat = 0
  var horizontalScale: CGFloat = 1
  var leading: CGFloat = 0
  var rise: CGFloat = 0
  var mode = 0
  var matrix = CGAffineTransform.identity
  var lineMatrix = CGAffineTransform.identity
}

/// A stream of operators that is carried out: the page's, a form's, a pattern's or a glyph's.
struct PDFContent {
  /// How errors call it.
  var place: String
  var resources: PDFDictionary
  /// The transform at its start, which patterns are relative to.
  var base: CGAffineTransform
  /// Whether its operators may not set colors.
  var isUncolored = false
}

/// What an operator is given.
struct PDFOperands {
  let name: String
  let values: [PDFObject]
  let place: String

  /// The last numbers, at least `count`.
  func numbers(_ count: Int) throws(PDFImage.Error) -> [CGFloat] {
    let numbers = values.suffix(count).compactMap(\.number)
    guard numbers.count == count, numbers.allSatisfy({ abs($0) < 1e9 }) else { throw fault }
    return numbers
  }

  /// All numbers.
  var numbers: [CGFloat] { values.compactMap(\.number) }

  func number() throws(PDFImage.Error) -> CGFloat { try numbers(1)[0] }

  func point() throws(PDFImage.Error) -> CGPoint {
    let n = try numbers(2)
    return CGPoint(x: n[0], y: n[1])
  }

  func matrix() throws(PDFImage.Error) -> CGAffineTransform {
    let n = try numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  func lastName() throws(PDFImage.Error) -> String {
    guard let name = values.last?.name else { throw fault }
    return name
  }

  var fault: PDFImage.Error {
    .damaged("the operator '\(name)' in \(place) has \(values.count) operands that do not fit it")
  }
}
