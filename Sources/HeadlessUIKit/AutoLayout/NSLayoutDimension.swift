// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A width or a height, from which constraints are made.
///
/// ```swift
/// image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9.0 / 16).isActive = true
/// ```
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private let distanceStorage: LayoutDistance?

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    distanceStorage = nil
    super.init(item, attribute)
  }

  /// The distance from one place to another.
  init<Place>(from start: NSLayoutAnchor<Place>, to end: NSLayoutAnchor<Place>) {
    guard let item = end.item, start.item != nil else {
      trap("the view of one of the anchors of a distance is gone")
    }
    distanceStorage = LayoutDistance(
      start: LayoutPlace(item: start.item, attribute: start.attribute),
      end: LayoutPlace(item: item, attribute: end.attribute))
    super.init(item, end.attribute.axis == .x ? .width : .height, isDistance: true)
  }

  override var distance: LayoutDistance? { distanceStorage }

  /// `self = constant`, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: nil, constant: constant)
  }

  /// `self ≥ constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: nil, constant: constant)
  }

  /// `self ≤ constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: nil, constant: constant)
  }

  /// `self = multiplier · dimension + constant`, in points.
  public func constraint(
    equalTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.equal, to: dimension, multiplier: multiplier, constant: constant)
  }

  /// `self ≥ multiplier · dimension + constant`, in points.
  public func constraint(
    greaterThanOrEqualTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: dimension, multiplier: multiplier, constant: constant)
  }

  /// `self ≤ multiplier · dimension + constant`, in points.
  public func constraint(
    lessThanOrEqualTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: dimension, multiplier: multiplier, constant: constant)
  }
}
