// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Path {
  /// How far a continuous corner reaches along the edge, in radii.
  public static let continuousCornerReach: CGFloat = 1.528_664_98

  /// An upright rectangle whose corners leave the edge gently, so that the curvature has no jump:
  /// those of `CALayerCornerCurve.continuous`.
  ///
  /// A corner is three cubics. With the corner at the origin, the edges along the axes and a radius
  /// of 1, they join the points (1.52866498, 0), (0.63149379, 0.07491139), (0.07491139, 0.63149379)
  /// and (0, 1.52866498); the handles are (1.08849296, 0), (0.86840694, 0), (0.37282383,
  /// 0.16905956) and their mirror images. The figures are those of the path that
  /// `UIBezierPath(roundedRect:cornerRadius:)` makes on iOS 7 and later.
  ///
  /// Where two corners, as far as they reach, do not fit on a side, all are made smaller as
  /// ``CornerRadii/fitting(_:)`` does.
  public init(continuousRoundedRect rect: CGRect, cornerRadii: CornerRadii) {
    let rect = rect.standardized
    guard !cornerRadii.isZero else {
      self.init(rect: rect)
      return
    }
    self.init()
    let reach = Self.continuousCornerReach
    let wanted = CornerRadii(
      topLeft: cornerRadii.topLeft * reach, topRight: cornerRadii.topRight * reach,
      bottomLeft: cornerRadii.bottomLeft * reach, bottomRight: cornerRadii.bottomRight * reach)
    let fitted = wanted.fitting(rect.size)
    move(to: CGPoint(x: rect.minX + fitted.topLeft, y: rect.minY))
    addContinuousCorner(
      CGPoint(x: rect.maxX, y: rect.minY), fitted.topRight / reach, from: (-1, 0), to: (0, 1))
    addContinuousCorner(
      CGPoint(x: rect.maxX, y: rect.maxY), fitted.bottomRight / reach, from: (0, -1), to: (-1, 0))
    addContinuousCorner(
      CGPoint(x: rect.minX, y: rect.maxY), fitted.bottomLeft / reach, from: (1, 0), to: (0, -1))
    addContinuousCorner(
      CGPoint(x: rect.minX, y: rect.minY), fitted.topLeft / reach, from: (0, 1), to: (1, 0))
    close()
  }

  private mutating func addContinuousCorner(
    _ corner: CGPoint, _ radius: CGFloat, from: (x: CGFloat, y: CGFloat),
    to: (x: CGFloat, y: CGFloat)
  ) {
    func point(_ first: CGFloat, _ second: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (from.x * first + to.x * second) * radius,
        y: corner.y + (from.y * first + to.y * second) * radius)
    }
    let reach = Self.continuousCornerReach
    addLine(to: point(reach, 0))
    guard radius > 0 else { return }
    addCurve(
      to: point(0.631_493_79, 0.074_911_39), control1: point(1.088_492_96, 0),
      control2: point(0.868_406_94, 0))
    addCurve(
      to: point(0.074_911_39, 0.631_493_79), control1: point(0.372_823_83, 0.169_059_56),
      control2: point(0.169_059_56, 0.372_823_83))
    addCurve(
      to: point(0, reach), control1: point(0, 0.868_406_94), control2: point(0, 1.088_492_96))
  }
}
