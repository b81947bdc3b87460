// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension LayerSheet {
  /// Fills and lines of shape layers.
  static let lines = LayerSheet(name: "shape-lines") {
    [
      [CAShapeLayerLineCap.butt, .round, .square].map { cap in
        shape("cap \(cap.rawValue)", zigzag) { $0.lineCap = cap }
      } + [shape("width 1", zigzag) { $0.lineWidth = 1 }],
      [CAShapeLayerLineJoin.miter, .round, .bevel].map { join in
        shape("join \(join.rawValue)", zigzag) { $0.lineJoin = join }
      } + [shape("miter limit 1.2", zigzag) { $0.miterLimit = 1.2 }],
      [
        shape("dashes 12, 6", zigzag) { dash($0, [12, 6]) },
        shape("phase 6", zigzag) {
          dash($0, [12, 6])
          $0.lineDashPhase = 6
        },
        shape("round dots", zigzag) {
          dash($0, [0, 10])
          $0.lineCap = .round
        },
        shape("one number", zigzag) { dash($0, [9]) },
      ],
      [
        shape("non-zero", star) { fill($0) },
        shape("even-odd", star) {
          fill($0)
          $0.fillRule = .evenOdd
        },
        shape("fill and line", star) {
          fill($0)
          $0.strokeColor = UIColor.label.cgColor
          $0.lineWidth = 3
        },
        shape("black by default", star) {
          $0.fillColor = CAShapeLayer().fillColor
          $0.strokeColor = nil
        },
      ],
    ]
  }

  /// Parts of lines from `strokeStart` to `strokeEnd`.
  static let strokes = LayerSheet(name: "shape-parts") {
    [
      [(0, 0.25), (0, 0.5), (0.25, 0.75), (0.5, 1)].map { start, end in
        shape("circle \(start) to \(end)", circle) {
          $0.strokeStart = start
          $0.strokeEnd = end
        }
      },
      [(0, 0.5), (0.3, 0.7), (0, 1), (0.5, 0.5)].map { start, end in
        shape("zigzag \(start) to \(end)", zigzag) {
          $0.strokeStart = start
          $0.strokeEnd = end
        }
      },
      [
        shape("ring with round ends", circle) {
          $0.strokeEnd = 0.7
          $0.lineCap = .round
          $0.lineWidth = 10
        },
        shape("fill is whole", circle) {
          fill($0)
          $0.strokeColor = UIColor.label.cgColor
          $0.strokeEnd = 0.5
        },
        shape("dashes count from it", zigzag) {
          dash($0, [12, 6])
          $0.strokeStart = 0.2
        },
        shape("two contours", twoLines) { $0.strokeEnd = 0.75 },
      ],
    ]
  }

  private static func shape(
    _ caption: String, _ path: UIBezierPath, _ change: (CAShapeLayer) -> Void
  ) -> Sample {
    Sample(caption) { view in
      view.backgroundColor = nil
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      layer.fillColor = nil
      layer.strokeColor = UIColor.systemIndigo.cgColor
      layer.lineWidth = 8
      change(layer)
      view.layer.addSublayer(layer)
    }
  }

  private static func fill(_ layer: CAShapeLayer) {
    layer.fillColor = UIColor.systemTeal.cgColor
    layer.strokeColor = nil
  }

  private static func dash(_ layer: CAShapeLayer, _ pattern: [Int]) {
    layer.lineDashPattern = pattern.map { NSNumber(value: $0) }
    layer.lineWidth = 4
  }

  private static var circle: UIBezierPath {
    UIBezierPath(
      arcCenter: CGPoint(x: 32, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
  }

  private static var zigzag: UIBezierPath {
    line([(8, 52), (24, 12), (40, 52), (56, 12)])
  }

  private static var star: UIBezierPath {
    let path = line([(32, 2), (50, 60), (3, 24), (61, 24), (14, 60)])
    path.close()
    return path
  }

  private static var twoLines: UIBezierPath {
    let path = line([(6, 20), (58, 20)])
    path.append(line([(6, 44), (58, 44)]))
    return path
  }

  private static func line(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for (x, y) in points.dropFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
    return path
  }
}
