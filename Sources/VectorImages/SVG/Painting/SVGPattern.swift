// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A pattern as it is painted.
struct SVGPattern {
  /// The most tiles of a fill: 10,000.
  static let maximumTileCount = 10_000

  /// Whose children are drawn.
  let element: SVGElement
  let transform: CGAffineTransform
  private let rect: CGRect
  private let isOfBounds: Bool
  private let contentsAreOfBounds: Bool
  private let box: SVGViewBox?

  /// - Returns: `nil` for an element that is no pattern.
  init?(_ found: SVGElement, _ image: SVGImage) throws(SVGImage.Error) {
    guard found.name == "pattern" else { return nil }
    let chain = try SVGGradient.chain(found, image)
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { $0.attributes[name] }.first
    }
    element = chain.first { !$0.children.isEmpty } ?? found
    isOfBounds = attribute("patternUnits") != "userSpaceOnUse"
    contentsAreOfBounds = attribute("patternContentUnits") == "objectBoundingBox"
    let whole = isOfBounds ? CGSize(width: 1, height: 1) : image.viewBox.size
    func length(_ name: String, _ whole: CGFloat) throws(SVGImage.Error) -> CGFloat {
      let text = attribute(name) ?? "0"
      guard let length = SVGLength(text) else {
        throw .invalidValue(text, attribute: name, line: found.line)
      }
      return length.points(of: whole)
    }
    rect = CGRect(
      x: try length("x", whole.width), y: try length("y", whole.height),
      width: try length("width", whole.width), height: try length("height", whole.height))
    let text = attribute("patternTransform") ?? ""
    guard let own = CGAffineTransform(svg: text) else {
      throw .invalidValue(text, attribute: "patternTransform", line: found.line)
    }
    transform = own
    box = try chain.first { $0.attributes["viewBox"] != nil }
      .flatMap { element throws(SVGImage.Error) in try SVGViewBox(of: element) }
  }

  /// The first tile.
  func tile(in bounds: CGRect) -> CGRect {
    guard isOfBounds else { return rect }
    return CGRect(
      x: bounds.minX + rect.minX * bounds.width, y: bounds.minY + rect.minY * bounds.height,
      width: rect.width * bounds.width, height: rect.height * bounds.height)
  }

  /// From the coordinates of the contents to those of a tile, whose corner is the origin; `nil`
  /// where the contents have no room.
  func contents(in tile: CGRect, of bounds: CGRect) -> CGAffineTransform? {
    if let box { return box.transform(to: CGRect(origin: .zero, size: tile.size)) }
    guard contentsAreOfBounds else { return .identity }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return CGAffineTransform(scaleX: bounds.width, y: bounds.height)
  }
}

extension SVGPainter {
  /// Fills `path` with the tiles of a pattern.
  ///
  /// - Parameter bounds: The unit square of a pattern that is of the shape's bounds.
  mutating func fill(
    _ path: Path, _ rule: FillRule, with pattern: SVGPattern, opacity: CGFloat, _ bounds: CGRect,
    _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    let tile = pattern.tile(in: bounds)
    let back = pattern.transform.inverted()
    guard tile.width > 0, tile.height > 0, let contents = pattern.contents(in: tile, of: bounds),
      back.concatenating(pattern.transform).isFinite
    else { return }
    let area = path.tightBounds.applying(back)
    let columns = Self.tiles(from: area.minX - tile.minX, to: area.maxX - tile.minX, of: tile.width)
    let rows = Self.tiles(from: area.minY - tile.minY, to: area.maxY - tile.minY, of: tile.height)
    guard let columns, let rows, columns.count * rows.count <= SVGPattern.maximumTileCount else {
      throw .tooLarge("tiles of a pattern", limit: SVGPattern.maximumTileCount)
    }
    let style = try SVGStyle(color: .black).child(
      pattern.element, image.styles, diagonal: diagonal)
    try nested { painter throws(SVGImage.Error) in
      try painter.group(&recorder, opacity: opacity) { painter, recorder throws(SVGImage.Error) in
        recorder.clip(to: path, rule: rule)
        recorder.concatenate(pattern.transform)
        for row in rows {
          for column in columns {
            try painter.state(&recorder) { painter, recorder throws(SVGImage.Error) in
              recorder.concatenate(
                CGAffineTransform(
                  translationX: tile.minX + CGFloat(column) * tile.width,
                  y: tile.minY + CGFloat(row) * tile.height))
              recorder.clip(to: Path(rect: CGRect(origin: .zero, size: tile.size)))
              recorder.concatenate(contents)
              try painter.drawChildren(of: pattern.element, style, &recorder)
            }
          }
        }
      }
    }
  }

  /// Which tiles are seen between two places; `nil` for more than can be counted.
  private static func tiles(from start: CGFloat, to end: CGFloat, of length: CGFloat) -> Range<Int>?
  {
    // What sticks out by rounding alone is no tile.
    let slack = length / 4096
    let first = ((start + slack) / length).rounded(.down)
    let last = ((end - slack) / length).rounded(.up)
    guard abs(first) < 1e9, abs(last) < 1e9 else { return nil }
    return Int(first)..<max(Int(first), Int(last))
  }
}
