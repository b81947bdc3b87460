// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A layer that fills its rounded bounds with a gradient, above its background.
///
/// ```swift
/// let shade = CAGradientLayer()
/// shade.frame = view.bounds
/// shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
/// shade.locations = [0.5, 1]
/// view.layer.addSublayer(shade)
/// ```
open class CAGradientLayer: CALayer {
  /// The colors, each a ``CGColor``, in order; `nil`, the default, draws nothing.
  open var colors: [Any]? { didSet { didSetProperty("colors") } }
  /// Where the colors are, 0 to 1, rising; `nil`, the default, spreads them evenly.
  open var locations: [NSNumber]? { didSet { didSetProperty("locations") } }
  /// Where the gradient starts, from (0, 0) at the layer's top left to (1, 1). The default is the
  /// middle of the top edge. A radial or conic gradient has its middle there.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didSetProperty("startPoint") } }
  /// Where the gradient ends. The default is the middle of the bottom edge. A radial gradient's
  /// ellipse reaches as far to the side and down as this point; a conic one starts in its
  /// direction.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didSetProperty("endPoint") } }
  /// What kind of gradient it is. The default is `axial`.
  open var type: CAGradientLayerType = .axial

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    let colors = (colors ?? []).map { color -> StateProperty.Value in
      (color as? CGColor).map { .color(UIColor(cgColor: $0)) } ?? .term("\(color)")
    }
    if !colors.isEmpty {
      StateProperty("colors", .list(colors))
      StateProperty("locations", numbers: (locations ?? []).map { CGFloat($0.doubleValue) })
      StateProperty("startPoint", point: startPoint, default: CGPoint(x: 0.5, y: 0))
      StateProperty("endPoint", point: endPoint, default: CGPoint(x: 0.5, y: 1))
      StateProperty("gradientType", term: type.rawValue, default: "axial")
    }
  }

  override var hasOwnContent: Bool { !stops.isEmpty && !bounds.isEmpty }

  override func recordOwnContent(into recorder: inout DisplayListRecorder) {
    let (start, end) = (place(startPoint), place(endPoint))
    switch type {
    case .radial:
      recordRadial(around: start, reaching: end, into: &recorder)
    case .conic:
      let angle = angle(ofX: end.x - start.x, y: end.y - start.y)
      fill(outline, .conic(center: start, angle: angle), into: &recorder)
    default:
      fill(outline, .linear(start: start, end: axialEnd(from: start, to: end)), into: &recorder)
    }
  }

  /// Where the gradient ends that is one in the unit square and stretched with it: a line of one
  /// color stands upright on the way from start to end there, and not in a layer that is wider than
  /// high. From corner to corner, the other two corners have the middle's color, as in LazyFolks's
  /// pictures.
  private func axialEnd(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let (width, height) = (bounds.width, bounds.height)
    guard x != 0, y != 0, width != height else { return end }
    // How much of the way a point in x and in y is, per point.
    let share = CGPoint(x: x / width, y: y / height)
    let scale = (x * x + y * y) / (share.x * share.x + share.y * share.y)
    return CGPoint(x: start.x + share.x * scale, y: start.y + share.y * scale)
  }

  /// A circle of radius 1, stretched to the ellipse.
  private func recordRadial(
    around center: CGPoint, reaching end: CGPoint, into recorder: inout DisplayListRecorder
  ) {
    let (width, height) = (abs(end.x - center.x), abs(end.y - center.y))
    guard width != height else {
      fill(outline, .radial(center: center, radius: width), into: &recorder)
      return
    }
    guard width > 0, height > 0 else {
      // An ellipse without area: everything lies outside of it.
      if let last = stops.last { recorder.fill(outline, with: .color(last.color)) }
      return
    }
    let stretch = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
    recorder.withSavedState { recorder in
      recorder.concatenate(stretch)
      fill(
        outline.applying(stretch.inverted()), .radial(center: .zero, radius: 1), into: &recorder)
    }
  }

  private func fill(
    _ path: Path, _ geometry: Gradient.Geometry, into recorder: inout DisplayListRecorder
  ) {
    recorder.fill(path, with: .gradient(Gradient(stops: stops, geometry: geometry)))
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  private var stops: [Gradient.Stop] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let locations = locations?.map { CGFloat($0.doubleValue) } ?? []
    let isPlaced = locations.count == colors.count
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Gradient.Stop(
        offset: isPlaced ? locations[index] : even, color: color.value.color)
    }.mixingStraightColors
  }

  override var opaqueSilhouette: (path: Path, rule: FillRule)? {
    hasOwnContent && stops.allSatisfy(\.color.isOpaque) ? (outline, .nonZero) : nil
  }
}

/// The kinds of gradient that a gradient layer draws.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a kind from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle of an ellipse to its edge.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
