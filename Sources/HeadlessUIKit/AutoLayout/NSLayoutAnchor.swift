// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A place or a length of a view or layout guide, from which constraints are made.
///
/// ```swift
/// title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
/// ```
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide of the anchor; of a distance, the one of the place where it ends.
  public internal(set) final weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  /// The attribute's name, such as `leading`.
  public final var name: String { attribute.name }

  /// What tells the anchor's item; `nil` for a distance between two.
  private let place: ObjectIdentifier?

  init(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, isDistance: Bool = false
  ) {
    self.item = item
    self.attribute = attribute
    place = isDistance ? nil : ObjectIdentifier(item)
    super.init()
  }

  /// Anchors are equal when they are those of one side of one view or guide.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType>, type(of: other) == type(of: self)
    else {
      return false
    }
    return self === other || place != nil && place == other.place && attribute == other.attribute
  }

  /// Equal anchors have equal hashes.
  open override var hash: Int { attribute.hashValue }

  /// `self = anchor`
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.equal, to: anchor)
  }

  /// `self ≥ anchor`
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor)
  }

  /// `self ≤ anchor`
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor)
  }

  /// `self = anchor + constant`, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: constant)
  }

  /// `self ≥ anchor + constant`, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// `self ≤ anchor + constant`, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func relation(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let item else {
      trap("the view of this \(attribute.name) anchor is gone")
    }
    if let other {
      require(other.item != nil, "the view of this \(other.attribute.name) anchor is gone")
    }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    if distance != nil || other?.distance != nil {
      constraint.distances = LayoutDistances(first: distance, second: other?.distance)
    }
    return constraint
  }

  /// The ends of a distance; `nil` for places and sizes.
  var distance: LayoutDistance? { nil }

  /// `self (=, ≤, ≥) anchor + multiplier · 8` points.
  func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    for anchor in [self, other] {
      require(
        anchor.attribute != .firstBaseline && anchor.attribute != .lastBaseline,
        "the system's distance of baselines follows from the fonts in a way that is not documented: "
          + "give a constant")
    }
    return self.relation(relation, to: other, constant: multiplier * standardSpacing)
  }
}

/// A place from side to side.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// `self = anchor + multiplier · 8` points, towards the end of the text.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, to: anchor, multiplier)
  }

  /// `self ≥ anchor + multiplier · 8` points, towards the end of the text.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, to: anchor, multiplier)
  }

  /// `self ≤ anchor + multiplier · 8` points, towards the end of the text.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, to: anchor, multiplier)
  }

  /// The distance from this place to `otherAnchor`, as a length that can be constrained.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// `self = anchor + multiplier · 8` points, downwards.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, to: anchor, multiplier)
  }

  /// `self ≥ anchor + multiplier · 8` points, downwards.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, to: anchor, multiplier)
  }

  /// `self ≤ anchor + multiplier · 8` points, downwards.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, to: anchor, multiplier)
  }

  /// The distance from this place to `otherAnchor`, as a length that can be constrained.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// The standard distance between neighbors, in points.
private let standardSpacing: CGFloat = 8
