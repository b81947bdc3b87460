// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Signs that stand for an action: arrows, plus, cross.

extension BarSymbol {
  func drawSign(with pen: inout SymbolPen, in box: SymbolBox) {
    let (inset, right, bottom) = (box.inset, box.right, box.bottom)
    switch self {
    case .chevron:
      // The arms stand at right angles.
      let reach = box.height / 2 - inset
      pen.line((inset + reach, inset), (inset, box.height / 2), (inset + reach, bottom))
    case .plus:
      pen.line((box.width / 2, inset), (box.width / 2, bottom))
      pen.line((inset, box.height / 2), (right, box.height / 2))
    case .cross:
      pen.line((inset, inset), (right, bottom))
      pen.line((right, inset), (inset, bottom))
    case .reply:
      pen.line((9, inset), (inset, 8), (9, 15))
      pen.line((inset, 8), (12, 8))
      pen.curve(to: (right, bottom), (18, 8), (right, 11.5))
    case .refresh:
      // Three quarters of a circle, and an arrowhead at its end.
      pen.move((16.5, 5.5))
      pen.curve(to: (10, 2.5), (15, 3.6), (12.6, 2.5))
      pen.curve(to: (2, 10.5), (5.6, 2.5), (2, 6.1))
      pen.curve(to: (10, 18.5), (2, 14.9), (5.6, 18.5))
      pen.curve(to: (18, 10.5), (14.4, 18.5), (18, 14.9))
      pen.line((17, inset), (17, 6), (11.9, 6))
    case .pencil, .share, .folder, .book, .magnifier, .camera, .trash, .play, .pause, .rewind,
      .fastForward:
      break
    }
  }

  /// The signs of a player.
  func drawPlayer(with pen: inout SymbolPen) {
    switch self {
    case .play:
      pen.triangle(from: (1.5, 1.5), height: 15, width: 13)
    case .pause:
      pen.rectangle(x: 2.5, y: 1.5, width: 2.5, height: 15)
      pen.rectangle(x: 11, y: 1.5, width: 2.5, height: 15)
    case .rewind:
      pen.triangle(from: (12, 1.5), height: 13, width: -10.5)
      pen.triangle(from: (23.5, 1.5), height: 13, width: -10.5)
    case .fastForward:
      pen.triangle(from: (1.5, 1.5), height: 13, width: 10.5)
      pen.triangle(from: (13, 1.5), height: 13, width: 10.5)
    case .chevron, .plus, .cross, .reply, .refresh, .pencil, .share, .folder, .book, .magnifier,
      .camera, .trash:
      break
    }
  }
}
