// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation
import Graphics

/// The outlines that were asked for, by glyph.
///
/// A `Dictionary` asks the runtime once whether its keys are `Hashable`, which looks through all
/// libraries of the process and delays its first picture.
struct GlyphOutlines {
  /// One more than the index of a glyph's path, 0 for none.
  private var places: [Int32] = []
  private var paths: [Path] = []

  subscript(glyph: UInt32) -> Path? {
    get {
      guard glyph < places.count, places[Int(glyph)] != 0 else { return nil }
      return paths[Int(places[Int(glyph)]) - 1]
    }
    set {
      // Fonts have no more glyphs; what is beyond has no outline, and need not be remembered.
      guard let newValue, glyph <= UInt16.max else { return }
      if glyph >= places.count {
        places.append(
          contentsOf: repeatElement(0, count: max(512, Int(glyph) + 1 - places.count)))
      }
      paths.append(newValue)
      places[Int(glyph)] = Int32(paths.count)
    }
  }
}

extension FontFace {
  /// The glyph's outline in font units, y pointing down, origin on the baseline.
  ///
  /// Coordinates are exact, halves and smaller fractions included. The outline of a glyph that the
  /// face does not have is empty. A first use costs about 2 µs; then it is remembered.
  public func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    var path = Path()
    withUnsafeMutablePointer(to: &path) { path in
      hb_font_get_glyph_shape(font, glyph, OutlineReader.shared.functions, path)
    }
    outlines.withLock { $0[glyph] = path }
    return path
  }

  /// The smallest rectangle around the glyph's picture, or its outlines, those of its
  /// layers included, and the control points, in font
  /// units, y pointing down; `nil` for a glyph without either, such as a space.
  public func bounds(of glyph: UInt32) -> CGRect? {
    if let known = boxes.withLock({ $0[glyph] }) { return known }
    let outlines = [outline(of: glyph)] + layers(of: glyph).map { outline(of: $0.glyph) }
    let points = outlines.flatMap(\.elements).flatMap(\.points)
    let box = pictureBox(of: glyph) ?? (points.isEmpty ? nil : CGRect(enclosing: points))
    boxes.withLock { _ = $0.updateValue(box, forKey: glyph) }
    return box
  }
}

/// HarfBuzz's callbacks that build a `Path`; `y` changes its sign, as ours points down.
private final class OutlineReader: Sendable {
  static let shared = OutlineReader()

  /// Immutable once made.
  nonisolated(unsafe) let functions: OpaquePointer?

  private init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, path, _, x, y, _ in change(path) { $0.move(to: point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, path, _, x, y, _ in change(path) { $0.addLine(to: point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, path, _, controlX, controlY, x, y, _ in
        change(path) {
          $0.addQuadCurve(to: point(x, y), control: point(controlX, controlY))
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, x1, y1, x2, y2, x, y, _ in
        change(path) {
          $0.addCurve(
            to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, path, _, _ in change(path) { $0.close() } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }
}

private func change(_ pointer: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) {
  guard let pointer else { return }
  body(&pointer.assumingMemoryBound(to: Path.self).pointee)
}

private func point(_ x: Float, _ y: Float) -> CGPoint {
  CGPoint(x: CGFloat(x), y: 0 - CGFloat(y))
}
