// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Draws the lines of signs.
struct SymbolPen {
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

  mutating func close() { path.close() }
}
