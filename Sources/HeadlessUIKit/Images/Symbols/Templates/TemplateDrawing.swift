// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What a symbol is drawn by: a drawing of the package's own, or a team's template.
protocol SymbolPicture {
  /// The size, on whole pixels.
  func size(scale: CGFloat) -> CGSize
  /// From the lower edge of a box of `size` up to the baseline, in points.
  func baseline(in size: CGSize) -> CGFloat
  /// Records the symbol into a rectangle.
  ///
  /// - Parameter color: Of all parts, where the configuration has no colors of its own.
  func record(
    in rect: CGRect, color: Color, scale: CGFloat, into recorder: inout DisplayListRecorder)
}

/// A team's symbol at a size and a weight, in points. It is as wide as its margins say, and as high
/// as its forms and the room around them are.
struct TemplateDrawing: SymbolPicture {
  /// Above and below the forms together, in sizes of the font. Two symbols of a published project's
  /// catalog, exported by Apple's app, stand on iOS in images of 20 x 19 points at a font's size of
  /// 17, and their forms are 16.93 high.
  private static let room: CGFloat = 0.12

  private let values: SymbolValues
  private let variant: SymbolTemplate.Variant
  /// Points in a hundredth of the font's size.
  private let unit: CGFloat
  /// From the highest point to the lowest one, in hundredths of the font's size; the baseline is
  /// at 0.
  private let top: CGFloat
  private let bottom: CGFloat

  init(_ template: SymbolTemplate, _ values: SymbolValues) {
    self.values = values
    variant = template.variant(values.resolvedWeight, values.scale)
    unit = values.resolvedPointSize / 100
    let box = variant.layers.reduce(CGRect.null) { $0.union($1.path.tightBounds) }
    (top, bottom) = box.isNull ? (0, 0) : (box.minY, box.maxY)
  }

  func size(scale: CGFloat) -> CGSize {
    func whole(_ side: CGFloat) -> CGFloat {
      // Not a pixel more for what rounding leaves.
      (max(1 / scale, side * unit) * scale - 0.001).rounded(.up) / scale
    }
    let height = bottom - top + TemplateDrawing.room * 100
    return CGSize(width: whole(variant.width), height: whole(height))
  }

  func baseline(in size: CGSize) -> CGFloat {
    bottom * unit + (size.height - (bottom - top) * unit) / 2
  }

  func record(
    in rect: CGRect, color: Color, scale: CGFloat, into recorder: inout DisplayListRecorder
  ) {
    let size = size(scale: scale)
    let origin = CGPoint(
      x: (size.width - variant.width * unit) / 2, y: size.height - baseline(in: size))
    recorder.withSymbol(of: size, in: rect, unit: unit, origin: origin) {
      recordLayers(color, into: &$0)
    }
  }

  private func recordLayers(_ color: Color, into recorder: inout DisplayListRecorder) {
    let colors = values.colors?.layers
    guard colors != nil || variant.layers.contains(where: { $0.plain.clears }) else {
      return recordAsOne(color, into: &recorder)
    }
    for layer in variant.layers {
      let look = colors == nil ? layer.plain : layer.layered
      if look.clears {
        recorder.fill(layer.path, with: .color(.black), rule: layer.rule, blendMode: .clear)
      }
      guard look.opacity > 0 else { continue }
      var paint = colors.map { $0[min(look.level, $0.count - 1)] } ?? color
      paint.alpha = UInt8((CGFloat(paint.alpha) * look.opacity).rounded())
      recorder.fill(layer.path, with: .color(paint), rule: layer.rule)
    }
  }

  /// In one color the forms are one: what turns the other way round is a hole.
  private func recordAsOne(_ color: Color, into recorder: inout DisplayListRecorder) {
    var whole = Path()
    for layer in variant.layers {
      if layer.rule == .evenOdd {
        recorder.fill(layer.path, with: .color(color), rule: .evenOdd)
      } else {
        whole.append(layer.path)
      }
    }
    recorder.fill(whole, with: .color(color))
  }
}

extension SymbolValues.Colors {
  /// The colors of the first layers; `nil` where all have that of the tint.
  fileprivate var layers: [Color]? {
    switch self {
    case .monochrome: return nil
    case .hierarchical(let color):
      let own = color.components(with: .current)
      return [1, 0.5, 0.25].map { own.withAlpha(own.alpha * $0).color }
    case .palette(let colors):
      return colors.isEmpty ? nil : colors.map { $0.components(with: .current).color }
    }
  }
}
