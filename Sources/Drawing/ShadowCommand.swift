// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Paints a path's shadow: its area, blurred by a Gaussian.
///
/// The whole shadow is painted, also where the path itself is: what casts it is painted above.
public struct ShadowCommand: Hashable, Sendable {
  /// What casts the shadow; open contours are closed.
  public var path: Path
  /// Which points are inside.
  public var rule: FillRule
  /// The Gaussian's standard deviation in the path's coordinates, 0 or more, as
  /// `CALayer.shadowRadius`.
  ///
  /// Under a transform that is not the same in all directions, the mean scale counts.
  public var radius: CGFloat
  /// How far the shadow is moved, in the path's coordinates.
  public var offset: CGSize
  /// The color where the shadow is full.
  public var color: Color
  /// From the path's coordinates to pixels.
  public var transform: CGAffineTransform
  /// How it becomes one with what lies below.
  public var blendMode: BlendMode

  /// Makes a shadow of `path`.
  public init(
    path: Path, rule: FillRule = .nonZero, radius: CGFloat, offset: CGSize = .zero, color: Color,
    transform: CGAffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    self.path = path
    self.rule = rule
    self.radius = radius
    self.offset = offset
    self.color = color
    self.transform = transform
    self.blendMode = blendMode
  }

  /// The standard deviation in pixels; under a transform that is not the same in all directions,
  /// the mean scale counts.
  public var sigma: CGFloat {
    radius * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }
}
