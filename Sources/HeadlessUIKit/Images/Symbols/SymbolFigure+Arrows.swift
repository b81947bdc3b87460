// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Signs without an inside: arrows, crosses, ticks.

extension SymbolFigure {
  static func arrow(_ name: String) -> SymbolFigure? {
    switch name {
    case "chevron.right", "chevron.forward": chevron(pointsRight: true)
    case "chevron.left", "chevron.backward": chevron(pointsRight: false)
    case "chevron.down": SymbolFigure(98, 58) { $0.details.line((5, 8), (49, 50), (93, 8)) }
    case "chevron.up": SymbolFigure(98, 58) { $0.details.line((5, 50), (49, 8), (93, 50)) }
    case "chevron.up.chevron.down":
      SymbolFigure(68, 106) {
        $0.details.line((5, 35), (34, 6), (63, 35))
        $0.details.line((5, 71), (34, 100), (63, 71))
      }
    case "arrow.right", "arrow.forward": straight((5, 43), (107, 43), (70, 5), (70, 81))
    case "arrow.left", "arrow.backward": straight((107, 43), (5, 43), (42, 5), (42, 81))
    case "arrow.up": upright((43, 107), (43, 5), (5, 42), (81, 42))
    case "arrow.down": upright((43, 5), (43, 107), (5, 70), (81, 70))
    case "arrow.up.right":
      SymbolFigure(80, 80) {
        $0.details.line((5, 75), (74, 6))
        $0.details.line((20, 6), (74, 6), (74, 60))
      }
    case "arrow.up.arrow.down":
      SymbolFigure(112, 96) {
        $0.details.line((30, 91), (30, 6))
        $0.details.line((5, 31), (30, 6), (55, 31))
        $0.details.line((82, 5), (82, 90))
        $0.details.line((57, 65), (82, 90), (107, 65))
      }
    case "arrow.clockwise": turn(isClockwise: true)
    case "arrow.counterclockwise": turn(isClockwise: false)
    case "arrow.triangle.2.circlepath": circlepath
    default: nil
    }
  }

  private static func chevron(pointsRight: Bool) -> SymbolFigure {
    SymbolFigure(58, 98) {
      let (tip, end): (CGFloat, CGFloat) = pointsRight ? (50, 8) : (8, 50)
      $0.details.line((end, 5), (tip, 49), (end, 93))
    }
  }

  private static func straight(
    _ tail: SymbolPen.Place, _ tip: SymbolPen.Place, _ first: SymbolPen.Place,
    _ second: SymbolPen.Place
  ) -> SymbolFigure {
    SymbolFigure(112, 86) {
      $0.details.line(tail, tip)
      $0.details.line(first, tip, second)
    }
  }

  private static func upright(
    _ tail: SymbolPen.Place, _ tip: SymbolPen.Place, _ first: SymbolPen.Place,
    _ second: SymbolPen.Place
  ) -> SymbolFigure {
    SymbolFigure(86, 112) {
      $0.details.line(tail, tip)
      $0.details.line(first, tip, second)
    }
  }

  /// Most of a circle, with an arrowhead at its upper end.
  private static func turn(isClockwise: Bool) -> SymbolFigure {
    func x(_ x: CGFloat) -> CGFloat { isClockwise ? x : 100 - x }
    return SymbolFigure(100, 114) {
      $0.details.move((x(50), 22))
      $0.details.curve(to: (x(5), 66), (x(25), 22), (x(5), 42))
      $0.details.curve(to: (x(50), 109), (x(5), 90), (x(25), 109))
      $0.details.curve(to: (x(95), 66), (x(75), 109), (x(95), 90))
      $0.details.line((x(44), 5), (x(62), 22), (x(44), 40))
    }
  }

  private static var circlepath: SymbolFigure {
    SymbolFigure(126, 104) {
      $0.details.move((16, 46))
      $0.details.curve(to: (63, 9), (20, 24), (40, 9))
      $0.details.curve(to: (104, 34), (82, 9), (96, 19))
      $0.details.line((108, 10), (106, 36), (80, 34))
      $0.details.move((110, 58))
      $0.details.curve(to: (63, 95), (106, 80), (86, 95))
      $0.details.curve(to: (22, 70), (44, 95), (30, 85))
      $0.details.line((18, 94), (20, 68), (46, 70))
    }
  }

  static func sign(_ name: String) -> SymbolFigure? {
    switch name {
    case "plus":
      SymbolFigure(96, 96) {
        $0.details.line((48, 5), (48, 91))
        $0.details.line((5, 48), (91, 48))
      }
    case "minus": SymbolFigure(96, 10) { $0.details.line((5, 5), (91, 5)) }
    case "xmark", "multiply":
      SymbolFigure(84, 84) {
        $0.details.line((6, 6), (78, 78))
        $0.details.line((78, 6), (6, 78))
      }
    case "checkmark": SymbolFigure(94, 90) { $0.details.line((6, 52), (34, 84), (88, 6)) }
    case "equal":
      SymbolFigure(90, 40) {
        $0.details.line((5, 5), (85, 5))
        $0.details.line((5, 35), (85, 35))
      }
    case "info":
      SymbolFigure(44, 100) {
        $0.solids.circle(center: (20, 10), radius: 8)
        $0.details.line((8, 38), (22, 38), (22, 94))
        $0.details.line((5, 94), (39, 94))
      }
    case "exclamationmark":
      SymbolFigure(18, 100) {
        $0.details.line((9, 5), (9, 66))
        $0.solids.circle(center: (9, 91), radius: 7)
      }
    case "questionmark":
      SymbolFigure(62, 100) {
        $0.details.move((5, 24))
        $0.details.curve(to: (30, 5), (7, 12), (17, 5))
        $0.details.curve(to: (57, 27), (47, 5), (57, 14))
        $0.details.curve(to: (30, 52), (57, 41), (30, 40))
        $0.details.line(on: (30, 66), by: nil)
        $0.solids.circle(center: (30, 91), radius: 7)
      }
    case "ellipsis":
      SymbolFigure(100, 22) {
        for x: CGFloat in [11, 50, 89] { $0.solids.circle(center: (x, 11), radius: 9) }
      }
    case "line.3.horizontal": lines([(5, 107, 5), (5, 107, 40), (5, 107, 75)])
    case "line.3.horizontal.decrease": lines([(5, 107, 5), (22, 90, 40), (39, 73, 75)])
    case "list.bullet":
      SymbolFigure(118, 84) {
        for y: CGFloat in [10, 42, 74] {
          $0.solids.circle(center: (9, y), radius: 7)
          $0.details.line((32, y), (113, y))
        }
      }
    case "slider.horizontal.3":
      SymbolFigure(118, 92) {
        for (y, knob) in [(10, 76), (46, 36), (82, 76)] as [(CGFloat, CGFloat)] {
          $0.details.line((5, y), (knob - 11, y))
          $0.details.line((knob + 11, y), (113, y))
          $0.details.circle(center: (knob, y), radius: 9)
        }
      }
    default: nil
    }
  }

  private static func lines(_ lines: [(CGFloat, CGFloat, CGFloat)]) -> SymbolFigure {
    SymbolFigure(112, 80) {
      for (left, right, y) in lines { $0.details.line((left, y), (right, y)) }
    }
  }
}
