// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A width and a height of a compositional layout.
///
/// ```swift
/// let size = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
/// ```
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  /// The axes on which content cannot choose its length.
  final var givenAxes: UIAxis {
    var axes = UIAxis()
    if !widthDimension.isEstimated { axes.insert(.horizontal) }
    if !heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// The size in a container; estimates count as they are.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container)))
  }
}

/// A length of a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  private let kind: Kind
  /// The part of the container's length, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the container's width, 1 for all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A part of the container's height, 1 for all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// As long as the content, which counts as so many points until it shows.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  /// As long as the longest content of the group's items, each of which counts as so many points
  /// until it shows.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    let made = NSCollectionLayoutDimension(kind, dimension)
    guard let dimension = made as? Self else {
      trap("NSCollectionLayoutDimension cannot be subclassed")
    }
    return dimension
  }

  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is as long as the content.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether it is as long as the longest content of the group's items.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}
