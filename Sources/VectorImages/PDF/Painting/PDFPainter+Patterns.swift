// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension PDFPainter {
  /// The most tiles of a pattern.
  private static let maximumTileCount = 5_000

  /// What fills an area of the coordinates in force with a pattern.
  ///
  /// - Parameter color: That of a pattern without colors.
  mutating func patternPainting(
    _ path: Path, _ rule: FillRule, _ pattern: PDFObject, _ color: Color?, _ alpha: CGFloat
  ) throws(PDFImage.Error) -> [DrawCommand] {
    guard let dictionary = pattern.dictionary else { return [] }
    let matrix = try file.matrix("Matrix", in: dictionary).concatenating(content.base)
    switch try file.value("PatternType", in: dictionary).integer {
    case 1:
      guard let stream = pattern.stream else { throw .damaged("a pattern of \(content.place)") }
      return try tiles(stream, matrix, path, rule, color, alpha)
    case 2:
      if let parameters = try file.value("ExtGState", in: dictionary).dictionary,
        parameters["SMask"] != nil || parameters["BM"] != nil
      {
        throw .unsupported("a state of a shading pattern", place: content.place)
      }
      return try shadingPainting(
        try file.value("Shading", in: dictionary), path, rule, from: matrix, alpha,
        isPattern: true)
    case let kind: throw .unsupported("a pattern of type \(kind ?? 0)", place: content.place)
    }
  }

  /// What fills an area of the coordinates in force with a shading of other coordinates.
  mutating func shadingPainting(
    _ object: PDFObject, _ path: Path, _ rule: FillRule, from transform: CGAffineTransform,
    _ alpha: CGFloat, isPattern: Bool
  ) throws(PDFImage.Error) -> [DrawCommand] {
    let shading = try PDFShading(object, content.resources, place: content.place, &file)
    let toShading = state.transform.concatenating(transform.inverted())
    guard transform.scale > 1e-9, toShading.isFinite else { return [] }
    let area = path.applying(toShading)
    var commands = try shading.commands(area, rule, transform)
    let place = PDFShadedArea(path: area, rule: rule, transform: transform)
    if let box = shading.box { commands = place.clipped(to: Path(rect: box), .nonZero, commands) }
    if isPattern, let background = shading.background {
      commands.insert(place.fill(.color(background)), at: 0)
    }
    guard alpha < 1 else { return commands }
    return [.pushGroup(GroupCommand(opacity: alpha))] + commands + [.popGroup]
  }

  /// The operator `sh`: everything that is not clipped.
  mutating func drawShading(_ operands: PDFOperands) throws(PDFImage.Error) {
    let name = try operands.lastName()
    let shadings = try file.dictionary("Shading", in: content.resources)
    let shading = try file.value(name, in: shadings)
    guard shading.dictionary != nil else {
      throw .damaged("the shading /\(name) of \(content.place) is not there")
    }
    guard state.transform.scale > 1e-9 else { return }
    let all = Path(rect: canvas).applying(state.transform.inverted())
    try add(
      try shadingPainting(
        shading, all, .nonZero, from: state.transform, state.fillAlpha, isPattern: false))
  }

  // MARK: Tiles

  private mutating func tiles(
    _ stream: PDFStream, _ matrix: CGAffineTransform, _ path: Path, _ rule: FillRule,
    _ color: Color?, _ alpha: CGFloat
  ) throws(PDFImage.Error) -> [DrawCommand] {
    let dictionary = stream.dictionary
    guard let box = try file.rect("BBox", in: dictionary),
      let xStep = try file.value("XStep", in: dictionary).number.map(abs),
      let yStep = try file.value("YStep", in: dictionary).number.map(abs), xStep > 0, yStep > 0
    else { throw .damaged("a pattern of \(content.place)") }
    guard matrix.scale > 1e-9 else { return [] }
    let seen = path.tightBounds.applying(state.transform).intersection(canvas)
    guard !seen.isNull, !seen.isEmpty else { return [] }
    let area = seen.applying(matrix.inverted())
    let columns = Self.range(area.minX - box.maxX, area.maxX - box.minX, xStep)
    let rows = Self.range(area.minY - box.maxY, area.maxY - box.minY, yStep)
    guard columns.count * rows.count <= Self.maximumTileCount else {
      throw .tooLarge("tiles of a pattern", limit: Self.maximumTileCount)
    }
    let bytes = try file.contents(of: stream)
    let isUncolored = try file.value("PaintType", in: dictionary).integer == 2
    var inner = PDFContent(
      place: "a pattern", resources: try file.dictionary("Resources", in: dictionary),
      base: matrix, isUncolored: isUncolored)
    let tiles = try collected { painter throws(PDFImage.Error) in
      for row in rows {
        for column in columns {
          inner.base = CGAffineTransform(
            translationX: CGFloat(column) * xStep, y: CGFloat(row) * yStep
          ).concatenating(matrix)
          try painter.nested(inner) { painter throws(PDFImage.Error) in
            painter.state = PDFGraphicsState(transform: inner.base)
            if isUncolored {
              painter.state.fill.color = color
              painter.state.stroke.color = color
            }
            painter.clip(Path(rect: box))
            try painter.run(bytes)
          }
        }
      }
    }
    let place = PDFShadedArea(path: path, rule: rule, transform: state.transform)
    let commands = place.clipped(to: path, rule, tiles)
    guard alpha < 1 else { return commands }
    return [.pushGroup(GroupCommand(opacity: alpha))] + commands + [.popGroup]
  }

  /// The tiles that begin at multiples of `step` between two places.
  private static func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
    let first = max(-1e6, min(1e6, (low / step).rounded(.up)))
    let last = max(-1e6, min(1e6, (high / step).rounded(.down)))
    return Int(first)...max(Int(first), Int(last))
  }
}
