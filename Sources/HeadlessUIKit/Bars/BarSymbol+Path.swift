// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension BarSymbol {
  /// The lines, in a box of ``size``.
  var path: Path {
    var pen = SymbolPen()
    let inset = lineWidth / 2
    let box = SymbolBox(
      width: size.width, height: size.height, inset: inset, right: size.width - inset,
      bottom: size.height - inset)
    drawSign(with: &pen, in: box)
    drawThing(with: &pen, in: box)
    drawPlayer(with: &pen)
    return pen.path
  }
}

/// The room of a sign; its lines end half a line's width before the edges.
struct SymbolBox {
  let width: CGFloat
  let height: CGFloat
  /// Where lines begin at the left and at the top.
  let inset: CGFloat
  /// Where lines end.
  let right: CGFloat
  let bottom: CGFloat
}
