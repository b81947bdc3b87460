// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A layer that fills and strokes a path, above its background and below its sublayers.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 40, height: 40)).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemBlue.cgColor
/// ring.lineWidth = 4
/// ring.strokeEnd = 0.75
/// view.layer.addSublayer(ring)
/// ```
open class CAShapeLayer: CALayer {
  /// The path in the layer's own coordinates; `nil`, the default, draws nothing.
  open var path: CGPath? { didSet { didSetProperty("path") } }
  /// What the path is filled with; `nil` fills nothing. The default is opaque black.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didSetProperty("fillColor") }
  }
  /// What is inside where contours overlap. The default is `nonZero`.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// What the path is stroked with; `nil`, the default, strokes nothing.
  open var strokeColor: CGColor? { didSet { didSetProperty("strokeColor") } }
  /// The fraction of the path's length at which the stroke starts, 0, the default, to 1.
  open var strokeStart: CGFloat = 0 { didSet { didSetProperty("strokeStart") } }
  /// The fraction of the path's length at which the stroke ends, 0 to 1, the default.
  open var strokeEnd: CGFloat = 1 { didSet { didSetProperty("strokeEnd") } }
  /// The stroke's width in points. The default is 1.
  open var lineWidth: CGFloat = 1 { didSet { didSetProperty("lineWidth") } }
  /// The longest miter, in widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// How open contours end. The default is `butt`.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// How segments meet. The default is `miter`.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Where in the dash pattern a contour starts, in points. The default is 0.
  open var lineDashPhase: CGFloat = 0 { didSet { didSetProperty("lineDashPhase") } }
  /// Lengths drawn and left out in turns, in points; `nil`, the default, for a line without gaps.
  open var lineDashPattern: [NSNumber]?

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit,
      dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    shapeProperties
  }

  override var hasOwnContent: Bool { path?.isEmpty == false }

  override func recordOwnContent(into recorder: inout DisplayListRecorder) {
    guard let path = path?.path else { return }
    if let color = fillColor?.value.color, color.alpha > 0 {
      recorder.fill(path, with: .color(color), rule: fillRule.rule)
    }
    if let color = strokeColor?.value.color, color.alpha > 0, lineWidth > 0 {
      let stroked = path.trimmed(from: strokeStart, to: strokeEnd)
      recorder.stroke(stroked, strokeStyle, with: .color(color))
    }
  }

  @StatePropertyBuilder private var shapeProperties: [StateProperty] {
    if let path {
      StateProperty("shape", .rect(path.boundingBoxOfPath))
      StateProperty("pathElements", .path(path.path))
      StateProperty("fill", color: fillColor.map { UIColor(cgColor: $0) })
      StateProperty("fillRule", term: fillRule.rawValue, default: "non-zero")
      if let strokeColor {
        strokeProperty(in: strokeColor)
        StateProperty("lineCap", term: lineCap.rawValue, default: "butt")
        StateProperty("lineJoin", term: lineJoin.rawValue, default: "miter")
        StateProperty("miterLimit", number: miterLimit, default: 10)
        StateProperty(
          "lineDashPattern", numbers: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        StateProperty("lineDashPhase", number: lineDashPhase, default: 0)
      }
    }
  }

  /// Width and color, and the part of the path where not all of it is stroked.
  private func strokeProperty(in color: CGColor) -> StateProperty {
    var values: [StateProperty.Value] = [.number(lineWidth), .color(UIColor(cgColor: color))]
    if strokeStart != 0 || strokeEnd != 1 {
      values += [.term("from"), .number(strokeStart), .term("to"), .number(strokeEnd)]
    }
    return StateProperty("stroke", .list(values))
  }

  override var opaqueSilhouette: (path: Path, rule: FillRule)? {
    guard let path = path?.path, fillColor?.alpha == 1, strokeColor == nil, backgroundPaint == nil
    else { return nil }
    return (path, fillRule.rule)
  }
}

/// What is inside of a shape layer's path where contours overlap.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a rule from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the contours wind around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What an odd number of contours is around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

/// How a shape layer's open contours end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a cap from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a width past the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: rawValue) ?? .butt }
}

/// How two segments of a shape layer's stroke meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a join from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The edges go on until they meet, within the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With a straight line.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: StrokeStyle.Join { StrokeStyle.Join(rawValue: rawValue) ?? .miter }
}
