// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A section of a compositional layout: a group that is repeated, and what lies around.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: group)
/// section.interGroupSpacing = 8
/// section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
/// section.orthogonalScrollingBehavior = .groupPaging
/// ```
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// What makes the section one of a list; `nil` for any other.
  final var list: ListSectionLook?

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// From the section's edges to its groups, in points. The default is none.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Between groups, in points. The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// What is kept free of groups on both sides beside ``contentInsets``. The default is the
  /// layout's, which is the safe area.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The same for headers and footers. The default is ``contentInsetsReference``.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether headers and footers keep the ``contentInsets``. The default is true.
  open var supplementariesFollowContentInsets: Bool = true
  /// Views at the section's edges, such as a header. The default is none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views of the layout's own, such as a background. The default is none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How the groups scroll across the layout's axis. The default is not at all. A picture shows
  /// the first groups, or those that were scrolled to.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// How the groups come to rest and bounce. Kept only: a picture shows them at rest.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Called with what shows whenever the layout is made, and changes its look.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The section itself: what can be changed is changed before a layout is made.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes the look of what shows of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How the groups of a section scroll across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: they follow one another along the layout's axis.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, to the start of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the collection's width.
  case paging = 3
  /// From group to group.
  case groupPaging = 4
  /// From group to group, each of which comes to rest in the middle.
  case groupPagingCentered = 5
}

/// What a section's insets count from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the surroundings say.
  case automatic = 0
  /// The edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The width in which text is easy to read.
  case readableContent = 4
}
