// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension BarSymbol {
  /// The lines, in a box of ``size``.
  var path: Path {
    var pen = SymbolPen()
    draw(with: &pen)
    return pen.path
  }

  private func draw(with pen: inout SymbolPen) {
    let (width, height, inset) = (size.width, size.height, lineWidth / 2)
    let (right, bottom) = (width - inset, height - inset)
    switch self {
    case .chevron:
      // The arms stand at right angles.
      let reach = height / 2 - inset
      pen.line((inset + reach, inset), (inset, height / 2), (inset + reach, bottom))
    case .plus:
      pen.line((width / 2, inset), (width / 2, bottom))
      pen.line((inset, height / 2), (right, height / 2))
    case .cross:
      pen.line((inset, inset), (right, bottom))
      pen.line((right, inset), (inset, bottom))
    case .pencil:
      // A square that is open where the pencil comes in.
      pen.line((10, 3), (5, 3))
      pen.curve(to: (inset, 7), (2.5, 3), (inset, 4.5))
      pen.line(on: (inset, 15), by: ((inset, 17.5), (2.5, bottom), (5, bottom)))
      pen.line(on: (13, bottom), by: ((15.5, bottom), (17, 17.5), (17, 15)))
      pen.line(on: (17, 10), by: nil)
      pen.line((8, 12), (8.5, 9.5), (16.5, 1.5), (18.5, 3.5), (10.5, 11.5), (8, 12))
    case .reply:
      pen.line((9, inset), (inset, 8), (9, 15))
      pen.line((inset, 8), (12, 8))
      pen.curve(to: (right, bottom), (18, 8), (right, 11.5))
    case .share:
      pen.line((5.5, 8), (inset, 8), (inset, bottom), (right, bottom), (right, 8), (12.5, 8))
      pen.line((width / 2, 14), (width / 2, inset))
      pen.line((5, 4.5), (width / 2, inset), (13, 4.5))
    case .folder:
      pen.line(
        (inset, 4), (inset, bottom), (right, bottom), (right, 4), (10, 4), (8, inset),
        (inset, inset), (inset, 4))
    case .book:
      pen.line((12, 3.5), (12, bottom))
      for side: CGFloat in [-1, 1] {
        pen.move((12, 3.5))
        pen.curve(to: (12 + side * 11.125, 2), (12 + side * 4, inset), (12 + side * 8, inset))
        pen.line(on: (12 + side * 11.125, bottom - 1), by: nil)
        pen.curve(to: (12, bottom), (12 + side * 8, bottom - 2.5), (12 + side * 4, bottom - 2.5))
      }
    case .magnifier:
      pen.circle(center: (8.25, 8.25), radius: 7.375)
      pen.line((13.5, 13.5), (right, bottom))
    case .refresh:
      // Three quarters of a circle, and an arrowhead at its end.
      pen.move((16.5, 5.5))
      pen.curve(to: (10, 2.5), (15, 3.6), (12.6, 2.5))
      pen.curve(to: (2, 10.5), (5.6, 2.5), (2, 6.1))
      pen.curve(to: (10, 18.5), (2, 14.9), (5.6, 18.5))
      pen.curve(to: (18, 10.5), (14.4, 18.5), (18, 14.9))
      pen.line((17, inset), (17, 6), (11.9, 6))
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
    }
  }
}

/// Draws the lines of signs.
private struct SymbolPen {
  typealias Place = (x: CGFloat, y: CGFloat)

  private(set) var path = Path()

  private func point(_ place: Place) -> CGPoint { CGPoint(x: place.x, y: place.y) }

  mutating func move(_ place: Place) { path.move(to: point(place)) }

  /// A new line through places.
  mutating func line(_ places: Place...) {
    for (index, place) in places.enumerated() {
      if index == 0 { path.move(to: point(place)) } else { path.addLine(to: point(place)) }
    }
  }

  /// Goes on to a place, and around a corner from there.
  mutating func line(on place: Place, by corner: (Place, Place, Place)?) {
    path.addLine(to: point(place))
    if let corner {
      path.addCurve(
        to: point(corner.2), control1: point(corner.0), control2: point(corner.1))
    }
  }

  mutating func curve(to place: Place, _ control1: Place, _ control2: Place) {
    path.addCurve(to: point(place), control1: point(control1), control2: point(control2))
  }

  mutating func circle(center: Place, radius: CGFloat) {
    path.append(
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
  }

  mutating func rectangle(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    path.append(Path(rect: CGRect(x: x, y: y, width: width, height: height)))
  }

  /// A triangle that points to the right, or to the left where its width is below 0.
  mutating func triangle(from corner: Place, height: CGFloat, width: CGFloat) {
    line(corner, (corner.x + width, corner.y + height / 2), (corner.x, corner.y + height))
    path.close()
  }
}
