// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The form of a symbol in hundredths of the font's size, y down. The middle of its box lies at the
/// middle of a capital letter.
struct SymbolFigure {
  /// The box; lines of the regular weight end at its edges.
  var size: CGSize
  /// Closed lines, which are filled in the variant `fill`.
  var outline = SymbolPen()
  /// Lines; in the variant `fill` they are cut out of what the outline holds.
  var details = SymbolPen()
  /// Areas that are filled, and cut out as details are.
  var solids = SymbolPen()
  /// Lines of all variants, which are never cut out.
  var ink = SymbolPen()
  /// Areas of all variants, which are never cut out.
  var blots = SymbolPen()
  /// Whether it points the other way where text runs from right to left.
  var isMirrored = false

  init(_ width: CGFloat, _ height: CGFloat, _ draw: (inout SymbolFigure) -> Void = { _ in }) {
    size = CGSize(width: width, height: height)
    draw(&self)
  }

  /// The figure at another scale; lines keep their width.
  func scaled(by scale: CGFloat) -> SymbolFigure {
    var figure = self
    figure.size = CGSize(width: size.width * scale, height: size.height * scale)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    figure.outline = outline.applying(transform)
    figure.details = details.applying(transform)
    figure.solids = solids.applying(transform)
    figure.ink = ink.applying(transform)
    figure.blots = blots.applying(transform)
    return figure
  }

  /// The figure with its box's middle at a place.
  func centered(at place: CGPoint) -> SymbolFigure {
    var figure = self
    let transform = CGAffineTransform(
      translationX: place.x - size.width / 2, y: place.y - size.height / 2)
    figure.outline = outline.applying(transform)
    figure.details = details.applying(transform)
    figure.solids = solids.applying(transform)
    figure.ink = ink.applying(transform)
    figure.blots = blots.applying(transform)
    return figure
  }
}
