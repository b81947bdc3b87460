// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Signs that are pictures of things.

extension BarSymbol {
  func drawThing(with pen: inout SymbolPen, in box: SymbolBox) {
    let (inset, right, bottom) = (box.inset, box.right, box.bottom)
    switch self {
    case .pencil: drawPencil(with: &pen, in: box)
    case .book: drawBook(with: &pen, in: box)
    case .share:
      pen.line((5.5, 8), (inset, 8), (inset, bottom), (right, bottom), (right, 8), (12.5, 8))
      pen.line((box.width / 2, 14), (box.width / 2, inset))
      pen.line((5, 4.5), (box.width / 2, inset), (13, 4.5))
    case .folder:
      pen.line(
        (inset, 4), (inset, bottom), (right, bottom), (right, 4), (10, 4), (8, inset),
        (inset, inset), (inset, 4))
    case .magnifier:
      pen.circle(center: (8.25, 8.25), radius: 7.375)
      pen.line((13.5, 13.5), (right, bottom))
    case .camera:
      pen.line(
        (inset, 4.5), (6, 4.5), (8, inset), (16, inset), (18, 4.5), (right, 4.5), (right, bottom),
        (inset, bottom), (inset, 4.5))
      pen.circle(center: (12, 11), radius: 4)
    case .trash:
      pen.line((inset, 4), (right, 4))
      pen.line((6, 4), (6.5, inset), (11.5, inset), (12, 4))
      pen.line((2.5, 4), (3.5, bottom), (14.5, bottom), (15.5, 4))
      for x: CGFloat in [6.75, 9, 11.25] { pen.line((x, 7.5), (x, 17.5)) }
    case .chevron, .plus, .cross, .reply, .refresh, .play, .pause, .rewind, .fastForward: break
    }
  }

  /// A square that is open where the pencil comes in.
  private func drawPencil(with pen: inout SymbolPen, in box: SymbolBox) {
    let (inset, bottom) = (box.inset, box.bottom)
    pen.line((10, 3), (5, 3))
    pen.curve(to: (inset, 7), (2.5, 3), (inset, 4.5))
    pen.line(on: (inset, 15), by: ((inset, 17.5), (2.5, bottom), (5, bottom)))
    pen.line(on: (13, bottom), by: ((15.5, bottom), (17, 17.5), (17, 15)))
    pen.line(on: (17, 10), by: nil)
    pen.line((8, 12), (8.5, 9.5), (16.5, 1.5), (18.5, 3.5), (10.5, 11.5), (8, 12))
  }

  private func drawBook(with pen: inout SymbolPen, in box: SymbolBox) {
    let (inset, bottom) = (box.inset, box.bottom)
    pen.line((12, 3.5), (12, bottom))
    for side: CGFloat in [-1, 1] {
      pen.move((12, 3.5))
      pen.curve(to: (12 + side * 11.125, 2), (12 + side * 4, inset), (12 + side * 8, inset))
      pen.line(on: (12 + side * 11.125, bottom - 1), by: nil)
      pen.curve(to: (12, bottom), (12 + side * 8, bottom - 2.5), (12 + side * 4, bottom - 2.5))
    }
  }
}
