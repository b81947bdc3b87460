// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Pictures of things that have an inside.

extension SymbolFigure {
  static func shape(_ name: String) -> SymbolFigure? {
    switch name {
    case "circle": SymbolFigure(118, 118) { $0.outline.circle(center: (59, 59), radius: 54) }
    case "square":
      SymbolFigure(108, 108) {
        $0.outline.roundedRectangle(x: 5, y: 5, width: 98, height: 98, radius: 18)
      }
    case "rectangle":
      SymbolFigure(130, 104) {
        $0.outline.roundedRectangle(x: 5, y: 5, width: 120, height: 94, radius: 18)
      }
    case "triangle":
      SymbolFigure(124, 112) { $0.outline.polygon((62, 7), (118, 105), (6, 105)) }
    case "exclamationmark.triangle":
      SymbolFigure(124, 112) {
        $0.outline.polygon((62, 7), (118, 105), (6, 105))
        $0.details.line((62, 42), (62, 70))
        $0.solids.circle(center: (62, 86), radius: 6)
      }
    case "star": SymbolFigure(122, 116) { $0.outline.star(center: (61, 63), outer: 57, inner: 23) }
    case "heart": heart
    case "bolt":
      SymbolFigure(84, 124) {
        $0.outline.polygon((50, 6), (8, 70), (40, 70), (34, 118), (76, 52), (44, 52))
      }
    case "play": SymbolFigure(98, 104) { $0.outline.polygon((9, 7), (91, 52), (9, 97)) }
    case "pause":
      SymbolFigure(82, 104) {
        $0.outline.roundedRectangle(x: 7, y: 6, width: 22, height: 92, radius: 4)
        $0.outline.roundedRectangle(x: 53, y: 6, width: 22, height: 92, radius: 4)
      }
    case "stop":
      SymbolFigure(96, 96) {
        $0.outline.roundedRectangle(x: 6, y: 6, width: 84, height: 84, radius: 8)
      }
    case "forward":
      SymbolFigure(136, 84) {
        $0.outline.polygon((6, 7), (66, 42), (6, 77))
        $0.outline.polygon((68, 7), (128, 42), (68, 77))
      }
    case "backward":
      SymbolFigure(136, 84) {
        $0.outline.polygon((68, 7), (8, 42), (68, 77))
        $0.outline.polygon((130, 7), (70, 42), (130, 77))
      }
    case "square.grid.2x2":
      SymbolFigure(108, 108) {
        for (x, y) in [(5, 5), (60, 5), (5, 60), (60, 60)] as [(CGFloat, CGFloat)] {
          $0.outline.roundedRectangle(x: x, y: y, width: 43, height: 43, radius: 8)
        }
      }
    case "moon": moon
    case "cloud": cloud
    case "sun.max":
      SymbolFigure(126, 126) {
        $0.outline.circle(center: (63, 63), radius: 26)
        for (x, y) in [
          (0, 1), (1, 0), (0, -1), (-1, 0), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7),
        ]
          as [(CGFloat, CGFloat)]
        {
          $0.details.line((63 + 44 * x, 63 + 44 * y), (63 + 58 * x, 63 + 58 * y))
        }
      }
    default: nil
    }
  }

  private static var heart: SymbolFigure {
    SymbolFigure(120, 108) {
      $0.outline.move((60, 102))
      $0.outline.curve(to: (6, 36), (28, 80), (6, 60))
      $0.outline.curve(to: (34, 6), (6, 18), (18, 6))
      $0.outline.curve(to: (60, 22), (45, 6), (54, 11))
      $0.outline.curve(to: (86, 6), (66, 11), (75, 6))
      $0.outline.curve(to: (114, 36), (102, 6), (114, 18))
      $0.outline.curve(to: (60, 102), (114, 60), (92, 80))
      $0.outline.close()
    }
  }

  private static var moon: SymbolFigure {
    SymbolFigure(108, 110) {
      $0.outline.move((40, 6))
      $0.outline.curve(to: (102, 68), (30, 52), (58, 82))
      $0.outline.curve(to: (58, 104), (95, 90), (78, 104))
      $0.outline.curve(to: (6, 52), (28, 104), (6, 82))
      $0.outline.curve(to: (40, 6), (6, 30), (20, 12))
      $0.outline.close()
    }
  }

  private static var cloud: SymbolFigure {
    SymbolFigure(138, 96) {
      $0.outline.move((34, 90))
      $0.outline.curve(to: (6, 63), (17, 90), (6, 79))
      $0.outline.curve(to: (26, 38), (6, 50), (14, 40))
      $0.outline.curve(to: (64, 6), (28, 18), (44, 6))
      $0.outline.curve(to: (98, 32), (80, 6), (93, 16))
      $0.outline.curve(to: (132, 62), (118, 31), (132, 44))
      $0.outline.curve(to: (104, 90), (132, 78), (120, 90))
      $0.outline.close()
    }
  }

  static func thing(_ name: String) -> SymbolFigure? {
    switch name {
    case "person": person
    case "person.2":
      SymbolFigure(164, 106) {
        $0.outline = person.outline.applying(CGAffineTransform(translationX: 0, y: 0))
        $0.outline.circle(center: (116, 34), radius: 21)
        $0.details.move((118, 64))
        $0.details.curve(to: (158, 95), (142, 64), (158, 76))
        $0.details.curve(to: (150, 101), (158, 99), (155, 101))
        $0.details.line(on: (116, 101), by: nil)
      }
    case "magnifyingglass":
      SymbolFigure(110, 110) {
        $0.details.circle(center: (46, 46), radius: 40)
        $0.details.line((76, 76), (104, 104))
      }
    case "trash":
      SymbolFigure(104, 122) {
        $0.outline.polygon((15, 24), (21, 116), (83, 116), (89, 24))
        $0.details.line((5, 24), (99, 24))
        $0.details.line((36, 22), (38, 6), (66, 6), (68, 22))
        for x: CGFloat in [36, 52, 68] { $0.details.line((x, 42), (x, 98)) }
      }
    case "house":
      SymbolFigure(130, 110) {
        $0.outline.polygon((65, 8), (112, 50), (112, 104), (18, 104), (18, 50))
        $0.details.line((5, 56), (65, 6), (125, 56))
        $0.details.line((52, 102), (52, 70), (78, 70), (78, 102))
      }
    case "bell":
      SymbolFigure(104, 118) {
        $0.outline.move((52, 8))
        $0.outline.curve(to: (86, 44), (74, 8), (86, 24))
        $0.outline.curve(to: (99, 92), (86, 70), (99, 80))
        $0.outline.line(on: (5, 92), by: nil)
        $0.outline.curve(to: (18, 44), (5, 80), (18, 70))
        $0.outline.curve(to: (52, 8), (18, 24), (30, 8))
        $0.outline.close()
        $0.blots.semicircleBelow((38, 98), (66, 98), depth: 17)
      }
    case "bookmark":
      SymbolFigure(80, 118) {
        $0.outline.polygon((7, 7), (73, 7), (73, 111), (40, 80), (7, 111))
      }
    case "flag":
      SymbolFigure(104, 118) {
        $0.ink.line((7, 5), (7, 113))
        $0.outline.polygon((7, 10), (97, 10), (97, 68), (7, 68))
      }
    case "tag":
      SymbolFigure(118, 118) {
        $0.outline.polygon((7, 7), (58, 7), (112, 60), (60, 112), (7, 58))
        $0.solids.circle(center: (34, 34), radius: 8)
      }
    case "folder":
      SymbolFigure(130, 104) {
        $0.outline.polygon(
          (6, 10), (48, 10), (60, 22), (124, 22), (124, 98), (6, 98))
        $0.details.line((6, 42), (124, 42))
      }
    case "doc":
      SymbolFigure(92, 118) {
        $0.outline.polygon((7, 6), (52, 6), (85, 40), (85, 112), (7, 112))
        $0.details.line((52, 8), (52, 40), (83, 40))
      }
    case "envelope":
      SymbolFigure(130, 100) {
        $0.outline.roundedRectangle(x: 5, y: 5, width: 120, height: 90, radius: 14)
        $0.details.line((10, 16), (65, 60), (120, 16))
      }
    case "creditcard":
      SymbolFigure(130, 98) {
        $0.outline.roundedRectangle(x: 5, y: 5, width: 120, height: 88, radius: 14)
        $0.details.line((5, 34), (125, 34))
        $0.details.line((22, 70), (46, 70))
      }
    case "calendar":
      SymbolFigure(116, 112) {
        $0.outline.roundedRectangle(x: 5, y: 9, width: 106, height: 98, radius: 14)
        $0.details.line((5, 38), (111, 38))
        for (x, y) in [(34, 58), (58, 58), (82, 58), (34, 82), (58, 82), (82, 82)]
          as [(CGFloat, CGFloat)]
        {
          $0.solids.circle(center: (x, y), radius: 6)
        }
      }
    case "clock":
      SymbolFigure(118, 118) {
        $0.outline.circle(center: (59, 59), radius: 54)
        $0.details.line((59, 26), (59, 62), (36, 62))
      }
    case "photo":
      SymbolFigure(134, 106) {
        $0.outline.roundedRectangle(x: 5, y: 5, width: 124, height: 96, radius: 14)
        $0.solids.circle(center: (38, 36), radius: 11)
        $0.details.line((8, 88), (42, 60), (60, 76), (92, 44), (127, 76))
      }
    case "camera":
      SymbolFigure(136, 106) {
        $0.outline.polygon(
          (5, 24), (38, 24), (48, 7), (88, 7), (98, 24), (131, 24), (131, 100), (5, 100))
        $0.details.circle(center: (68, 60), radius: 23)
      }
    default: nil
    }
  }

  private static var person: SymbolFigure {
    SymbolFigure(108, 108) {
      $0.outline.circle(center: (54, 31), radius: 25)
      $0.outline.move((12, 102))
      $0.outline.curve(to: (5, 95), (8, 102), (5, 100))
      $0.outline.curve(to: (54, 66), (5, 78), (26, 66))
      $0.outline.curve(to: (103, 95), (82, 66), (103, 78))
      $0.outline.curve(to: (96, 102), (103, 100), (100, 102))
      $0.outline.close()
    }
  }
}
