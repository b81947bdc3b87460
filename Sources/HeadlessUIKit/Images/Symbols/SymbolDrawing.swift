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
struct SymbolDrawing {
  /// What SF's capital letters are high, in sizes of the font.
  private static let capHeight: CGFloat = 1443 / 2048
  /// What a line is wide for which figures leave room at their edges, in sizes of the font.
  private static let figureLine: CGFloat = 0.1

  let name: SymbolName
  let values: SymbolValues
  private let figure: SymbolFigure
  private let enclosure: SymbolFigure?
  private let lineWidth: CGFloat
  /// Points in a hundredth of the font's size, with the scale.
  private let unit: CGFloat

  init(_ name: SymbolName, _ values: SymbolValues) {
    self.name = name
    self.values = values
    let base = name.figure ?? .standIn
    enclosure = name.enclosure.flatMap { SymbolFigure.named($0.rawValue) }
    if let enclosure {
      let inner = base.scaled(by: min(0.6, 58 / max(base.size.width, base.size.height)))
      figure = inner.centered(
        at: CGPoint(x: enclosure.size.width / 2, y: enclosure.size.height / 2))
    } else {
      figure = base
    }
    lineWidth = values.resolvedWeight.lineWidth * values.resolvedPointSize
    unit = values.resolvedPointSize / 100 * values.scale.factor
  }

  private var figureSize: CGSize { enclosure?.size ?? figure.size }

  /// What lines reach out of the box of the figure.
  private var overhang: CGFloat {
    lineWidth - SymbolDrawing.figureLine * values.resolvedPointSize * values.scale.factor
  }

  /// The size, on whole pixels.
  func size(scale: CGFloat) -> CGSize {
    let figure = figureSize
    func whole(_ side: CGFloat) -> CGFloat {
      // Not a pixel more for what rounding leaves.
      (max(1 / scale, side * unit + overhang) * scale - 0.001).rounded(.up) / scale
    }
    return CGSize(width: whole(figure.width), height: whole(figure.height))
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
    recorder.withSavedState { recorder in
      recorder.concatenate(
        CGAffineTransform(
          a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
          ty: rect.minY))
      let figure = figureSize
      recorder.concatenate(
        CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: (size.width - figure.width * unit) / 2,
          ty: (size.height - figure.height * unit) / 2))
      // What is cut out must not cut what lies below.
      recorder.withGroup { recordParts(color, into: &$0) }
    }
  }

  private func recordParts(_ color: Color, into recorder: inout DisplayListRecorder) {
    let (first, second) = paints(color)
    guard let enclosure else {
      record(figure, isFilled: name.isFilled, first, into: &recorder)
      if name.isSlashed { recordSlash(first, into: &recorder) }
      return
    }
    record(enclosure, isFilled: name.isFilled, second, into: &recorder)
    let cuts = name.isFilled && (values.colors ?? .monochrome) == .monochrome
    if cuts {
      cut(figure, into: &recorder)
    } else {
      record(figure, isFilled: false, first, into: &recorder)
    }
  }

  /// The paints of the sign and of what is around it.
  private func paints(_ color: Color) -> (Paint, Paint) {
    func paint(_ color: UIColor) -> Paint { .color(color.components(with: .current).color) }
    switch values.colors {
    case nil, .monochrome: return (.color(color), .color(color))
    case .hierarchical(let color): return (paint(color), paint(color.faded(by: 0.5)))
    case .palette(let colors):
      guard let first = colors.first else { return (.color(color), .color(color)) }
      return (paint(first), paint(colors.dropFirst().first ?? first))
    }
  }

  private var stroke: StrokeStyle {
    StrokeStyle(width: lineWidth / unit, cap: .round, join: .round)
  }

  /// Draws a figure. What of its details lies within a filled outline is cut out.
  private func record(
    _ figure: SymbolFigure, isFilled: Bool, _ paint: Paint, into recorder: inout DisplayListRecorder
  ) {
    let outline = figure.outline.path
    recorder.stroke(figure.details.path, stroke, with: paint)
    recorder.fill(figure.solids.path, with: paint)
    if isFilled, !outline.isEmpty {
      recorder.fill(outline, with: paint)
      recorder.stroke(outline, stroke, with: paint)
      recorder.withSavedState {
        $0.clip(to: outline)
        cutDetails(of: figure, into: &$0)
      }
    } else {
      recorder.stroke(outline, stroke, with: paint)
    }
    recorder.stroke(figure.ink.path, stroke, with: paint)
    recorder.fill(figure.blots.path, with: paint)
  }

  /// Cuts all lines and areas of a figure out of what lies below.
  private func cut(_ figure: SymbolFigure, into recorder: inout DisplayListRecorder) {
    for lines in [figure.outline, figure.ink] {
      recorder.stroke(lines.path, stroke, with: .color(.black), blendMode: .clear)
    }
    recorder.fill(figure.blots.path, with: .color(.black), blendMode: .clear)
    cutDetails(of: figure, into: &recorder)
  }

  private func cutDetails(of figure: SymbolFigure, into recorder: inout DisplayListRecorder) {
    let paint = Paint.color(.black)
    recorder.stroke(figure.details.path, stroke, with: paint, blendMode: .clear)
    recorder.fill(figure.solids.path, with: paint, blendMode: .clear)
  }

  /// A line across, with room beside it.
  private func recordSlash(_ paint: Paint, into recorder: inout DisplayListRecorder) {
    let (width, height) = (figure.size.width, figure.size.height)
    let middle = CGPoint(x: width / 2, y: height / 2)
    let reach = min(width, height) * 0.46
    var line = Path()
    line.move(to: CGPoint(x: middle.x - reach, y: middle.y - reach))
    line.addLine(to: CGPoint(x: middle.x + reach, y: middle.y + reach))
    var wide = stroke
    wide.width *= 3
    recorder.stroke(line, wide, with: .color(.black), blendMode: .clear)
    recorder.stroke(line, stroke, with: paint)
  }
}

extension SymbolFigure {
  /// What stands for a symbol of which there is no drawing.
  static let standIn = SymbolFigure(108, 108) {
    $0.outline.roundedRectangle(x: 5, y: 5, width: 98, height: 98, radius: 10)
    $0.details.line((32, 76), (76, 32))
  }
}

extension UIColor {
  /// The color with its own opacity multiplied.
  fileprivate func faded(by opacity: CGFloat) -> UIColor {
    let own = components(with: .current)
    return UIColor(own.withAlpha(own.alpha * opacity))
  }
}
