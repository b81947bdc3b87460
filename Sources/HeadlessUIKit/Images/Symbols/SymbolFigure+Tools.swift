// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Tools, places and what people say.

extension SymbolFigure {
  static func tool(_ name: String) -> SymbolFigure? {
    switch name {
    case "gear", "gearshape": gear
    case "square.and.arrow.up": tray(arrowUp: true)
    case "square.and.arrow.down": tray(arrowUp: false)
    case "pencil":
      SymbolFigure(106, 106) {
        $0.outline.polygon((8, 98), (16, 70), (80, 6), (100, 26), (36, 90))
        $0.details.line((66, 20), (86, 40))
      }
    case "square.and.pencil":
      SymbolFigure(122, 118) {
        $0.details.line(
          (72, 18), (18, 18), (6, 30), (6, 100), (18, 112), (88, 112), (100, 100), (100, 54))
        $0.outline.polygon((42, 76), (48, 56), (100, 6), (114, 20), (62, 70))
      }
    case "lock", "lock.open":
      SymbolFigure(86, 118) {
        $0.outline.roundedRectangle(x: 6, y: 52, width: 74, height: 60, radius: 12)
        $0.ink.move((20, 52))
        $0.ink.line(on: (20, 32), by: ((20, 15), (30, 5), (43, 5)))
        $0.ink.curve(to: (66, 30), (56, 5), (66, 15))
        if name == "lock" { $0.ink.line(on: (66, 52), by: nil) }
      }
    case "eye":
      SymbolFigure(142, 92) {
        $0.outline.move((5, 46))
        $0.outline.curve(to: (71, 7), (18, 24), (42, 7))
        $0.outline.curve(to: (137, 46), (100, 7), (124, 24))
        $0.outline.curve(to: (71, 85), (124, 68), (100, 85))
        $0.outline.curve(to: (5, 46), (42, 85), (18, 68))
        $0.outline.close()
        $0.details.circle(center: (71, 46), radius: 20)
      }
    case "phone":
      SymbolFigure(106, 106) {
        $0.outline.move((24, 8))
        $0.outline.curve(to: (44, 34), (34, 10), (44, 26))
        $0.outline.curve(to: (36, 48), (44, 40), (36, 42))
        $0.outline.curve(to: (58, 70), (38, 58), (48, 68))
        $0.outline.curve(to: (72, 62), (64, 70), (66, 62))
        $0.outline.curve(to: (98, 82), (80, 62), (96, 72))
        $0.outline.curve(to: (80, 100), (98, 92), (90, 100))
        $0.outline.curve(to: (6, 26), (44, 96), (10, 62))
        $0.outline.curve(to: (24, 8), (6, 16), (14, 8))
        $0.outline.close()
      }
    case "mic":
      SymbolFigure(82, 124) {
        $0.outline.roundedRectangle(x: 25, y: 5, width: 32, height: 66, radius: 16)
        $0.details.move((5, 54))
        $0.details.curve(to: (41, 92), (5, 78), (20, 92))
        $0.details.curve(to: (77, 54), (62, 92), (77, 78))
        $0.details.line((41, 92), (41, 118))
        $0.details.line((20, 118), (62, 118))
      }
    case "location", "paperplane":
      SymbolFigure(112, 112) {
        $0.outline.polygon((105, 7), (66, 106), (52, 60), (6, 46))
        if name == "paperplane" { $0.details.line((52, 60), (104, 8)) }
      }
    case "mappin":
      SymbolFigure(56, 122) {
        $0.outline.circle(center: (28, 28), radius: 22)
        $0.ink.line((28, 50), (28, 117))
      }
    case "link":
      SymbolFigure(122, 66) {
        $0.details.line((52, 9), (32, 9))
        $0.details.curve(to: (32, 57), (0, 9), (0, 57))
        $0.details.line(on: (52, 57), by: nil)
        $0.details.line((70, 9), (90, 9))
        $0.details.curve(to: (90, 57), (122, 9), (122, 57))
        $0.details.line(on: (70, 57), by: nil)
        $0.details.line((38, 33), (84, 33))
      }
    case "cart":
      SymbolFigure(132, 112) {
        $0.ink.line((5, 8), (24, 8), (40, 80), (112, 80))
        $0.outline.polygon((28, 24), (126, 24), (114, 62), (36, 62))
        $0.solids.circle(center: (50, 99), radius: 8)
        $0.solids.circle(center: (102, 99), radius: 8)
      }
    case "bag":
      SymbolFigure(104, 120) {
        $0.outline.roundedRectangle(x: 6, y: 30, width: 92, height: 84, radius: 14)
        $0.details.move((32, 46))
        $0.details.line(on: (32, 28), by: ((32, 14), (40, 6), (52, 6)))
        $0.details.curve(to: (72, 28), (64, 6), (72, 14))
        $0.details.line(on: (72, 46), by: nil)
      }
    case "gift":
      SymbolFigure(116, 118) {
        $0.outline.polygon((14, 52), (102, 52), (102, 112), (14, 112))
        $0.outline.polygon((6, 30), (110, 30), (110, 52), (6, 52))
        $0.details.line((58, 30), (58, 112))
        $0.details.line((58, 30), (36, 6), (24, 18), (36, 30))
        $0.details.line((58, 30), (80, 6), (92, 18), (80, 30))
      }
    case "globe":
      SymbolFigure(118, 118) {
        $0.details.circle(center: (59, 59), radius: 54)
        $0.details.line((5, 59), (113, 59))
        $0.details.line((59, 5), (59, 113))
        for side: CGFloat in [-1, 1] {
          $0.details.move((59, 5))
          $0.details.curve(to: (59, 113), (59 + 40 * side, 34), (59 + 40 * side, 84))
        }
      }
    case "wifi":
      SymbolFigure(130, 96) {
        for (y, reach) in [(34, 60), (58, 40), (78, 20)] as [(CGFloat, CGFloat)] {
          $0.details.move((65 - reach, y))
          $0.details.curve(
            to: (65 + reach, y), (65 - reach / 2, y - reach / 1.8),
            (65 + reach / 2, y - reach / 1.8))
        }
        $0.solids.circle(center: (65, 87), radius: 8)
      }
    case "book":
      SymbolFigure(140, 108) {
        for side: CGFloat in [-1, 1] {
          $0.outline.move((70, 20))
          $0.outline.curve(to: (70 + side * 64, 12), (70 + side * 24, 2), (70 + side * 46, 4))
          $0.outline.line(on: (70 + side * 64, 96), by: nil)
          $0.outline.curve(to: (70, 102), (70 + side * 46, 88), (70 + side * 24, 88))
          $0.outline.close()
        }
      }
    case "message", "bubble.left", "bubble.right":
      SymbolFigure(126, 112) {
        func x(_ x: CGFloat) -> CGFloat { name == "bubble.right" ? 126 - x : x }
        $0.outline.roundedRectangle(x: 5, y: 5, width: 116, height: 82, radius: 26)
        $0.blots.polygon((x(30), 87), (x(30), 108), (x(55), 87))
      }
    default: nil
    }
  }

  private static func tray(arrowUp: Bool) -> SymbolFigure {
    SymbolFigure(100, 126) {
      $0.details.line((30, 42), (6, 42), (6, 120), (94, 120), (94, 42), (70, 42))
      $0.details.line((50, 80), (50, 6))
      let (tip, ends): (CGFloat, CGFloat) = arrowUp ? (6, 30) : (80, 56)
      $0.details.line((26, ends), (50, tip), (74, ends))
    }
  }

  /// A ring with eight teeth.
  private static var gear: SymbolFigure {
    SymbolFigure(124, 124) {
      let directions: [SymbolPen.Place] = [
        (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071), (0, -1),
        (0.7071, -0.7071),
      ]
      var corners: [SymbolPen.Place] = []
      for (x, y) in directions {
        // Each tooth: up, along, down.
        for (reach, side) in [(42, -16), (56, -10), (56, 10), (42, 16)] as [(CGFloat, CGFloat)] {
          corners.append((62 + reach * x - side * y, 62 + reach * y + side * x))
        }
      }
      $0.outline.polygon(corners)
      $0.details.circle(center: (62, 62), radius: 19)
    }
  }

  /// The form of a base's name; `nil` where there is no drawing.
  static func named(_ name: String) -> SymbolFigure? {
    var figure = arrow(name) ?? sign(name) ?? shape(name) ?? thing(name) ?? tool(name)
    if ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward"].contains(name) {
      figure?.isMirrored = true
    }
    return figure
  }
}
