// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A symbol at a size and a weight, in points.
///
///     ┌──────────┐ box                 the middle of the box is that of a capital letter
///     │  figure  │
///     │__________│__ baseline
///     └──────────┘
struct SymbolDrawing: SymbolPicture {
  /// What SF's capital letters are high, in sizes of the font.
  private static let capHeight: CGFloat = 1443 / 2048
  /// What is drawn of a figure's box: symbols of iOS leave room around themselves. A filled circle
  /// in a tab bar is 23.33 points wide there, a `plus` of 20 points, medium and large, 21.
  private static let drawnPart: CGFloat = 0.86
  /// What a line is wide for which figures leave room at their edges, in hundredths.
  private static let figureLine: CGFloat = 10
  /// Beside and above what is drawn, both sides together, in sizes of the font. In a row of FOSDEM's
  /// app the large `0.circle.fill` of 16 points is 23 wide, 20.67 of which are drawn, and not higher
  /// than 22; storyboards say that circles are 128 wide where they are 121 high.
  private static let room = CGSize(width: 0.15, height: 0.075)

  let values: SymbolValues
  private let figure: SymbolFigure
  private let lineWidth: CGFloat
  /// Points in a hundredth of the font's size, with the scale.
  private let unit: CGFloat

  init(_ figure: SymbolFigure, _ values: SymbolValues) {
    self.figure = figure
    self.values = values
    lineWidth = values.resolvedWeight.lineWidth * values.resolvedPointSize
    unit = values.resolvedPointSize / 100 * values.scale.factor
  }

  private var drawnUnit: CGFloat { unit * SymbolDrawing.drawnPart }

  /// The size, on whole pixels: what is drawn, and the room around it.
  func size(scale: CGFloat) -> CGSize {
    func whole(_ side: CGFloat, _ room: CGFloat) -> CGFloat {
      let drawn = (side - SymbolDrawing.figureLine) * drawnUnit + lineWidth
      // Not a pixel more for what rounding leaves.
      let length = max(1 / scale, drawn + room * values.resolvedPointSize)
      return (length * scale - 0.001).rounded(.up) / scale
    }
    let room = SymbolDrawing.room
    return CGSize(
      width: whole(figure.size.width, room.width), height: whole(figure.size.height, room.height))
  }

  /// From the lower edge of a box of `size` up to the baseline, in points.
  func baseline(in size: CGSize) -> CGFloat {
    (size.height - SymbolDrawing.capHeight * values.resolvedPointSize) / 2
  }

  /// Records the symbol into a rectangle.
  ///
  /// - Parameter color: Of all parts, where the configuration has no colors of its own.
  func record(
    in rect: CGRect, color: Color, scale: CGFloat, into recorder: inout DisplayListRecorder
  ) {
    let size = size(scale: scale)
    let origin = CGPoint(
      x: (size.width - figure.size.width * drawnUnit) / 2,
      y: (size.height - figure.size.height * drawnUnit) / 2)
    let paints = paints(color)
    // Where lines of one color cross, they are not darker.
    let opacity = paints.areOne ? color.opacity : 1
    recorder.withSymbol(
      of: size, in: rect, unit: drawnUnit, origin: origin, opacity: opacity
    ) { record(figure, paints, into: &$0) }
  }

  private struct Paints {
    /// Of the sign.
    var first: Color
    /// Of what is around it.
    var second: Color
    /// Whether all is of one color, which is opaque here.
    var areOne: Bool
  }

  private func paints(_ color: Color) -> Paints {
    func plain(_ color: UIColor) -> Color { color.components(with: .current).color }
    switch values.colors {
    case .hierarchical(let color):
      return Paints(first: plain(color), second: plain(color.faded(by: 0.5)), areOne: false)
    case .palette(let colors):
      if let first = colors.first {
        return Paints(
          first: plain(first), second: plain(colors.dropFirst().first ?? first), areOne: false)
      }
    case nil, .monochrome: break
    }
    return Paints(first: color.opaque, second: color.opaque, areOne: true)
  }

  private func record(
    _ figure: SymbolFigure, _ paints: Paints, into recorder: inout DisplayListRecorder
  ) {
    let color = figure.isFaint ? paints.second : paints.first
    if color.isOpaque {
      recordLayers(of: figure, .color(color), into: &recorder)
    } else {
      recorder.withGroup(opacity: color.opacity) {
        recordLayers(of: figure, .color(color.opaque), into: &$0)
      }
    }
    for part in figure.parts {
      switch part.placing {
      case .above: clear(below: part.figure, into: &recorder)
      case .within where figure.isFilled && paints.areOne:
        recorder.withGroup(blendMode: .destinationOut) { record(part.figure, paints, into: &$0) }
        continue
      case .beside, .within: break
      }
      record(part.figure, paints, into: &recorder)
    }
  }

  private func stroke(_ figure: SymbolFigure) -> StrokeStyle {
    StrokeStyle(width: lineWidth / drawnUnit * figure.lineScale, cap: .round, join: .round)
  }

  /// Draws what a figure has itself. What of its details lies within a filled outline is cut out.
  private func recordLayers(
    of figure: SymbolFigure, _ paint: Paint, into recorder: inout DisplayListRecorder
  ) {
    let outline = figure[.outline]
    let stroke = stroke(figure)
    recorder.stroke(figure[.details], stroke, with: paint)
    recorder.fill(figure[.solids], with: paint)
    if figure.isFilled, !outline.isEmpty {
      recorder.fill(outline, with: paint)
      recorder.stroke(outline, stroke, with: paint)
      recorder.withSavedState {
        $0.clip(to: outline)
        $0.stroke(figure[.details], stroke, with: .color(.black), blendMode: .clear)
        $0.fill(figure[.solids], with: .color(.black), blendMode: .clear)
      }
    } else {
      recorder.stroke(outline, stroke, with: paint)
    }
    recorder.stroke(figure[.ink], stroke, with: paint)
    recorder.fill(figure[.blots], with: paint)
  }

  /// Clears what a figure covers, and a gap of a line's width around it.
  private func clear(below figure: SymbolFigure, into recorder: inout DisplayListRecorder) {
    var line = stroke(figure)
    line.width *= 3
    var gap = stroke(figure)
    gap.width *= 2
    for (layer, path) in figure.paths.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let isArea = layer == .blots || layer == .solids
      recorder.stroke(path, isArea ? gap : line, with: .color(.black), blendMode: .clear)
      guard isArea || layer == .outline else { continue }
      recorder.fill(path, with: .color(.black), blendMode: .clear)
    }
    for part in figure.parts { clear(below: part.figure, into: &recorder) }
  }
}

extension Color {
  fileprivate var opacity: CGFloat { CGFloat(alpha) / 255 }
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension UIColor {
  /// The color with its own opacity multiplied.
  fileprivate func faded(by opacity: CGFloat) -> UIColor {
    let own = components(with: .current)
    return UIColor(own.withAlpha(own.alpha * opacity))
  }
}

extension DisplayListRecorder {
  /// Records a symbol of `size` points into a rectangle, as a group: what is cut out of it must not
  /// cut what lies below.
  ///
  /// - Parameters:
  ///   - unit: The points of one unit of the drawing.
  ///   - origin: Where the drawing's origin lies in the symbol, in points.
  ///   - opacity: Of the whole, 0 to 1.
  mutating func withSymbol(
    of size: CGSize, in rect: CGRect, unit: CGFloat, origin: CGPoint, opacity: CGFloat = 1,
    _ body: (inout DisplayListRecorder) -> Void
  ) {
    withSavedState { recorder in
      recorder.concatenate(
        CGAffineTransform(
          a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
          ty: rect.minY))
      recorder.concatenate(
        CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: origin.x, ty: origin.y))
      recorder.withGroup(opacity: opacity, body)
    }
  }
}
