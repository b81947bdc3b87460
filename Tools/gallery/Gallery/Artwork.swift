// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The drawings behind `ExampleViews/Resources`: small pictures of our own, painted by our own
/// rasteriser at 3x.
///
/// `gallery --artwork FOLDER` writes them anew; the files in the repository were made that way.
enum Artwork {
  typealias Picture = (
    name: String, size: CGSize, paint: @Sendable (inout DisplayListRecorder) -> Void
  )

  /// Each picture's file name without extension, its size in points and how it is painted.
  static let pictures: [Picture] = [
    ("checkbox-checked@3x", box, { checkbox(&$0, fill: blue, border: blue, tick: .white) }),
    (
      "checkbox-checked-disabled@3x", box,
      { checkbox(&$0, fill: lightGray, border: lightGray, tick: .white) }
    ),
    ("checkbox-unchecked@3x", box, { checkbox(&$0, fill: .white, border: gray, tick: nil) }),
    (
      "checkbox-unchecked-disabled@3x", box,
      { checkbox(&$0, fill: paleGray, border: lightGray, tick: nil) }
    ),
    ("clear@3x", CGSize(width: 30, height: 22), clear),
    ("cat@3x", CGSize(width: 120, height: 120), cat),
  ]

  private static let box = CGSize(width: 44, height: 44)
  private static let blue = Color(red: 0, green: 122, blue: 255)
  private static let gray = Color(red: 142, green: 142, blue: 147)
  private static let lightGray = Color(red: 199, green: 199, blue: 204)
  private static let paleGray = Color(red: 242, green: 242, blue: 247)

  private static func checkbox(
    _ recorder: inout DisplayListRecorder, fill: Color, border: Color, tick: Color?
  ) {
    let outer = CGRect(x: 8, y: 8, width: 28, height: 28)
    recorder.fill(Path(roundedRect: outer, cornerRadius: 7), with: .color(border))
    recorder.fill(
      Path(roundedRect: outer.insetBy(dx: 2, dy: 2), cornerRadius: 5), with: .color(fill))
    guard let tick else { return }
    let points = [(14.5, 22), (17, 19.5), (20.5, 23), (28, 15.5), (30.5, 18), (20.5, 28)]
    recorder.fill(polygon(points), with: .color(tick))
  }

  private static func clear(_ recorder: inout DisplayListRecorder) {
    var shape = polygon([(9, 1), (29, 1), (29, 21), (9, 21), (0, 11)])
    shape.append(
      polygon([
        (14, 5.5), (18.5, 9.5), (23, 5.5), (24.5, 7), (20.5, 11), (24.5, 15), (23, 16.5),
        (18.5, 12.5), (14, 16.5), (12.5, 15), (16.5, 11), (12.5, 7),
      ]))
    recorder.fill(shape, with: .color(.white), rule: .evenOdd)
  }

  private static func cat(_ recorder: inout DisplayListRecorder) {
    let fur = Color(red: 240, green: 155, blue: 70)
    let dark = Color(red: 70, green: 45, blue: 30)
    let pink = Color(red: 255, green: 160, blue: 165)
    let ears: [(outer: [(Double, Double)], inner: [(Double, Double)])] = [
      ([(14, 56), (20, 6), (58, 32)], [(23, 42), (26, 18), (44, 32)]),
      ([(106, 56), (100, 6), (62, 32)], [(97, 42), (94, 18), (76, 32)]),
    ]
    for (outer, inner) in ears {
      recorder.fill(polygon(outer), with: .color(fur))
      recorder.fill(polygon(inner), with: .color(pink))
    }
    recorder.fill(ellipse(60, 66, 50, 46), with: .color(fur))
    recorder.fill(ellipse(60, 86, 26, 19), with: .color(Color(red: 255, green: 236, blue: 214)))
    for x in [40.0, 80] {
      recorder.fill(ellipse(x, 60, 9, 11), with: .color(.white))
      recorder.fill(ellipse(x, 61, 4, 8), with: .color(dark))
      recorder.fill(ellipse(x + 1.5, 57, 1.6, 2), with: .color(.white))
    }
    recorder.fill(polygon([(53, 76), (67, 76), (60, 84)]), with: .color(pink))
    // Whiskers and glow are translucent, so that the file has every kind of alpha.
    for (from, to) in [(80.0, 74.0), (84, 84), (88, 94)] {
      for side in [-1.0, 1] {
        let start = (60 + side * 20, from)
        let end = (60 + side * 57, to)
        recorder.fill(
          polygon([(start.0, from - 0.9), end, (start.0, from + 0.9)]),
          with: .color(Color(red: 70, green: 45, blue: 30, alpha: 150)))
      }
    }
  }

  private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
