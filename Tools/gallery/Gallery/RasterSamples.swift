// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What ``RasterSheet`` shows: edges, thin strokes, shadows, gradients, blend modes and masks.
enum RasterSamples {
  static var families: [(name: String, rows: [[RasterSheet.Sample]])] {
    [
      ("edges", [edges, corners]), ("strokes", [hairlines, joins]),
      ("shadows", [shadows, contents]),
      ("gradients", [gradients]), ("blend-modes", blendModes),
      ("masks-and-patterns", [masks, patterns]),
    ]
  }

  private static let blue = Color(red: 0, green: 122, blue: 255)
  private static let red = Color(red: 255, green: 59, blue: 48)

  private static func sample(
    _ width: CGFloat, _ height: CGFloat, _ paint: @escaping (inout DisplayListRecorder) -> Void
  ) -> RasterSheet.Sample {
    RasterSheet.Sample(size: CGSize(width: width, height: height), paint: paint)
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Nearly upright and nearly level edges, a diagonal, a star, circles on and off the grid.
  private static var edges: [RasterSheet.Sample] {
    func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
      var path = Path()
      for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.close()
      return path
    }
    let star = polygon([(12, 1), (18.6, 21.4), (1.5, 8.8), (22.5, 8.8), (5.4, 21.4)])
    return [
      sample(24, 24) {
        $0.fill(polygon([(2, 1), (10, 1), (14, 23), (3, 23)]), with: .color(.black))
        $0.fill(polygon([(15, 2), (23, 3), (23, 8), (15, 5)]), with: .color(blue))
      },
      sample(24, 24) { $0.fill(star, with: .color(red)) },
      sample(24, 24) { $0.fill(star, with: .color(red), rule: .evenOdd) },
      sample(24, 24) { $0.fill(Path(ellipseIn: rect(2, 2, 20, 20)), with: .color(.black)) },
      sample(24, 24) { $0.fill(Path(ellipseIn: rect(2.5, 3.3, 18.4, 18.4)), with: .color(.black)) },
      sample(24, 24) { $0.fill(Path(ellipseIn: rect(1, 8.2, 22, 7)), with: .color(blue)) },
    ]
  }

  /// Circular and continuous corners of the same radius, one above the other, and corners that
  /// differ.
  private static var corners: [RasterSheet.Sample] {
    let box = rect(2, 2, 44, 36)
    return [
      sample(48, 40) {
        $0.fill(Path(roundedRect: box, cornerRadius: 12), with: .color(.black))
      },
      sample(48, 40) {
        $0.fill(
          Path(continuousRoundedRect: box, cornerRadii: CornerRadii(12)), with: .color(.black))
      },
      sample(48, 40) {
        $0.fill(
          Path(
            roundedRect: box,
            cornerRadii: CornerRadii(topLeft: 0, topRight: 18, bottomLeft: 6, bottomRight: 12)),
          with: .color(blue))
      },
    ]
  }

  private static var hairlines: [RasterSheet.Sample] {
    [0.25, 0.5, 1, 1.5].map { width in
      sample(32, 24) { recorder in
        for (index, end) in [0, 1, 4, 12, 22].enumerated() {
          var line = Path()
          line.move(to: CGPoint(x: 2, y: 1.5 + CGFloat(index)))
          line.addLine(to: CGPoint(x: 30, y: 1.5 + CGFloat(index) + CGFloat(end) * 0.8))
          recorder.stroke(line, StrokeStyle(width: width), with: .color(.black))
        }
      }
    }
  }

  private static var joins: [RasterSheet.Sample] {
    let styles = [
      StrokeStyle(width: 5, cap: .butt, join: .miter),
      StrokeStyle(width: 5, cap: .round, join: .round),
      StrokeStyle(width: 5, cap: .square, join: .bevel),
      StrokeStyle(width: 2, cap: .round, join: .round, dashes: [4, 4]),
    ]
    return styles.map { style in
      sample(32, 24) {
        var path = Path()
        path.move(to: CGPoint(x: 4, y: 19))
        path.addLine(to: CGPoint(x: 12, y: 5))
        path.addLine(to: CGPoint(x: 16, y: 18))
        path.addCurve(
          to: CGPoint(x: 28, y: 8), control1: CGPoint(x: 22, y: 24), control2: CGPoint(x: 20, y: 2))
        $0.stroke(path, style, with: .color(blue))
      }
    }
  }

  private static var shadows: [RasterSheet.Sample] {
    [0, 1, 3, 8].map { radius in
      sample(56, 48) {
        let card = Path(roundedRect: rect(14, 12, 28, 22), cornerRadius: 6)
        $0.drawShadow(
          of: card, radius: radius, offset: CGSize(width: 0, height: 3),
          color: Color(red: 0, green: 0, blue: 0, alpha: 128))
        $0.fill(card, with: .color(.white))
      }
    }
  }

  /// A translucent shape, a picture with holes and what they cast.
  private static var contents: [RasterSheet.Sample] {
    [0, 1, 3, 8].map { radius in
      sample(56, 48) { recorder in
        func paint(_ recorder: inout DisplayListRecorder) {
          var faint = red
          faint.alpha = 120
          recorder.fill(Path(ellipseIn: rect(12, 8, 20, 20)), with: .color(faint))
          recorder.draw(checks, in: rect(26, 16, 18, 18), interpolation: .nearest)
        }
        recorder.drawShadow(
          radius: radius, offset: CGSize(width: 2, height: 5), color: .black, ofContents: paint)
        paint(&recorder)
      }
    }
  }

  private static let checks: Bitmap = {
    var bitmap = Bitmap(width: 6, height: 6)
    for y in 0..<6 {
      for x in 0..<6 where (x + y) % 2 == 0 { bitmap[x, y] = blue }
    }
    return bitmap
  }()

  private static var gradients: [RasterSheet.Sample] {
    let stops: [Gradient.Stop] = [
      .init(offset: 0, color: red), .init(offset: 0.5, color: Color(red: 255, green: 204, blue: 0)),
      .init(offset: 1, color: blue),
    ]
    let geometries: [(Gradient.Geometry, Gradient.Extend)] = [
      (.linear(start: .zero, end: CGPoint(x: 40, y: 40)), .pad),
      (.linear(start: .zero, end: CGPoint(x: 10, y: 4)), .reflect),
      (.radial(center: CGPoint(x: 20, y: 20), radius: 18), .pad),
      (.conic(center: CGPoint(x: 20, y: 20), angle: 0), .pad),
    ]
    return geometries.map { geometry, extend in
      sample(40, 40) {
        $0.fill(
          Path(rect: rect(0, 0, 40, 40)),
          with: .gradient(Gradient(stops: stops, geometry: geometry, extend: extend)))
      }
    }
  }

  /// A circle over a striped ground, in the order of the modes' numbers.
  private static var blendModes: [[RasterSheet.Sample]] {
    let all = BlendMode.allCases.map { mode in
      sample(20, 20) { recorder in
        recorder.withGroup { group in
          for (index, color) in [red, Color(red: 52, green: 199, blue: 89), .white].enumerated() {
            group.fill(
              Path(rect: rect(0, CGFloat(index) * 5, 16, 5)), with: .color(color))
          }
          var above = blue
          above.alpha = 220
          group.fill(Path(ellipseIn: rect(5, 3, 14, 15)), with: .color(above), blendMode: mode)
        }
      }
    }
    return stride(from: 0, to: all.count, by: 7).map { Array(all[$0..<min($0 + 7, all.count)]) }
  }

  private static var masks: [RasterSheet.Sample] {
    let fade = Gradient(
      stops: [.init(offset: 0, color: .clear), .init(offset: 1, color: .black)],
      geometry: .linear(start: .zero, end: CGPoint(x: 40, y: 0)))
    func ground(_ recorder: inout DisplayListRecorder) {
      recorder.fill(Path(rect: rect(0, 0, 40, 40)), with: .color(blue))
      recorder.fill(Path(ellipseIn: rect(8, 8, 24, 24)), with: .color(red))
    }
    return [
      sample(40, 40) {
        $0.withGroup(
          ground, maskedBy: { $0.fill(Path(rect: rect(0, 0, 40, 40)), with: .gradient(fade)) })
      },
      sample(40, 40) {
        $0.withGroup(
          ground,
          maskedBy: { $0.fill(Path(ellipseIn: rect(2.5, 6.5, 35, 27)), with: .color(.black)) })
      },
      sample(40, 40) {
        $0.withGroup(
          opacity: 0.5, blendMode: .multiply, ground,
          maskedBy: { $0.draw(checks, in: rect(0, 0, 40, 40), interpolation: .nearest) })
      },
    ]
  }

  private static var patterns: [RasterSheet.Sample] {
    let frame: Bitmap = {
      var bitmap = Bitmap(width: 12, height: 12, color: red)
      for y in 2..<10 {
        for x in 2..<10 { bitmap[x, y] = (x + y) % 2 == 0 ? .white : blue }
      }
      return bitmap
    }()
    return [
      sample(40, 40) {
        $0.fill(
          Path(ellipseIn: rect(1, 1, 38, 38)),
          with: .pattern(Pattern(bitmap: checks, tile: rect(0, 0, 9, 9))))
      },
      sample(40, 40) {
        $0.draw(
          SlicedBitmap(frame, left: 3, top: 3, right: 3, bottom: 3), in: rect(2, 2, 36, 30))
      },
      sample(40, 40) {
        $0.draw(
          SlicedBitmap(frame, left: 3, top: 3, right: 3, bottom: 3, resizing: .tile),
          in: rect(2, 2, 36, 30))
      },
      sample(40, 40) {
        $0.concatenate(CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.3))
        $0.draw(
          SlicedBitmap(frame, left: 3, top: 3, right: 3, bottom: 3), in: rect(-15, -12, 30, 24))
      },
    ]
  }
}
