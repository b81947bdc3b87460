// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension PDFPainter {
  /// `g G rg RG k K cs CS sc SC scn SCN`; false for other operators.
  mutating func setColor(_ operands: PDFOperands) throws(PDFImage.Error) -> Bool {
    let isStroke = operands.name.first?.isUppercase == true
    let source: PDFGraphicsState.Source
    switch operands.name {
    case "g", "G": source = Self.source(.gray, try operands.numbers(1))
    case "rg", "RG": source = Self.source(.rgb, try operands.numbers(3))
    case "k", "K": source = Self.source(.cmyk, try operands.numbers(4))
    case "cs", "CS":
      let name = try operands.lastName()
      let space = try file.colorSpace(.name(name), content.resources, place: content.place)
      source = Self.source(space, space.initial)
    case "sc", "SC", "scn", "SCN":
      source = try self.source(operands, isStroke ? state.stroke.space : state.fill.space)
    default: return false
    }
    // The glyph or the pattern has the color of whoever uses it.
    guard !content.isUncolored else { return true }
    if isStroke { state.stroke = source } else { state.fill = source }
    return true
  }

  private static func source(
    _ space: PDFColorSpace, _ components: [CGFloat]
  ) -> PDFGraphicsState.Source {
    PDFGraphicsState.Source(space: space, color: space.color(components), pattern: nil)
  }

  private mutating func source(
    _ operands: PDFOperands, _ space: PDFColorSpace
  ) throws(PDFImage.Error) -> PDFGraphicsState.Source {
    guard case .pattern(let base) = space else {
      // A color of one component for a space of three is a fault that readers forgive.
      guard operands.numbers.count >= min(space.count, 1) else { throw operands.fault }
      return Self.source(space, Array(operands.numbers.suffix(space.count)))
    }
    let name = try operands.lastName()
    let patterns = try file.dictionary("Pattern", in: content.resources)
    let pattern = try file.value(name, in: patterns)
    guard pattern.dictionary != nil else {
      throw .damaged("the pattern /\(name) of \(content.place) is not there")
    }
    return PDFGraphicsState.Source(
      space: space, color: base?.color(operands.numbers), pattern: pattern)
  }
}
