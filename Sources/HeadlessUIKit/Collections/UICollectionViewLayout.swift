// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Says where the views of a collection lie. A subclass overrides ``prepare()``,
/// ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called when a `.xib` file or a storyboard has made the layout and connected it. The default does
  /// nothing.
  open func awakeFromNib() {}

  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection that the layout is of.
  open internal(set) weak var collectionView: UICollectionView?
  final var decorationClasses: [String: AnyClass] = [:]
  final var decorationNibs: [String: UINib] = [:]
  final var isInvalid = true
  /// Whether one method to invalidate is called by the other.
  private var isToldOfContext = false
  private var hasNewData = false

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Reads the layout from a file of Interface Builder. From an archive it is a new one; `nil` for
  /// other coders.
  public required init?(coder: NSCoder) {
    guard coder.makesObjectsOfUIKit else { return nil }
    super.init()
  }

  // MARK: For subclasses

  /// Computes what the other members give. Called once after each invalidation. The default does
  /// nothing.
  open func prepare() {}

  /// The size of everything, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all views that `rect` touches. The default is none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item's cell. The default is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a view that the data source gives. The default is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a view that the layout gives. The default is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether other bounds, by scrolling or by another size, invalidate the layout with the context
  /// of ``invalidationContext(forBoundsChange:)``. The collection still has the old bounds then, and
  /// the new ones when the layout is told. Items get new places for another size in any case. The
  /// default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout is invalid where a view would like to have other attributes. The default is
  /// false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for a view that would like to have other attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// The context for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Where scrolling that would end at a place ends instead. The default is that place.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is put after a change of the layout. The default is the proposed place.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether places are mirrored where text runs against ``developmentLayoutDirection``. The
  /// default is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout is written. The default is from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Moving items by hand

  /// The place of an item that is moved by hand. The default is that of the item under the point,
  /// or where there is none, the place before.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The attributes of an item that is moved by hand: those of its place, with its middle at the
  /// point. Nothing draws an item under a finger here.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place = layoutAttributesForItem(at: indexPath)
    let moved =
      place?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }

  /// The context for items that are moved by hand.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, previousIndexPaths, to: targetPosition)
  }

  /// The context for items that were moved by hand.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, previousIndexPaths, to: .zero)
  }

  // MARK: Updates

  /// Called on iOS before another layout takes its place, animated. Nothing calls it here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on iOS before it takes the place of another layout, animated. Nothing calls it here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on iOS after that. Nothing calls it here.
  open func finalizeLayoutTransition() {}

  /// Called when items come and go, before they are laid out anew. The default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when items have come and gone. The default does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change, with the old ones, on iOS where that is animated. Nothing
  /// calls it here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animated change of the bounds. Nothing calls it here.
  open func finalizeAnimatedBoundsChange() {}

  /// Where the cell of an item that comes starts. The default is `nil`, for where it will be. Not
  /// asked: the end of the animation is what shows.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where the cell of an item that goes ends. The default is `nil`, for where it was. Not asked.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of the data source's that comes starts. The default is `nil`. Not asked.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of the data source's that goes ends. The default is `nil`. Not asked.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of the layout's that comes starts. The default is `nil`. Not asked.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of the layout's that goes ends. The default is `nil`. Not asked.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The decorations that come with an update. The default is none. Not asked.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decorations that go with an update. The default is none. Not asked.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The views of the data source's that come with an update. The default is none. Not asked.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }
  /// The views of the data source's that go with an update. The default is none. Not asked.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  // MARK: Invalidation

  /// Has everything computed again in the next layout pass, by ``invalidateLayout(with:)`` with a
  /// context that says so; views that size themselves are asked again. An override calls `super`.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
    guard !isToldOfContext else { return }
    collectionView?.shown.measured = []
    let context = makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = hasNewData
    isToldOfContext = true
    invalidateLayout(with: context)
    isToldOfContext = false
  }

  /// Has what the context names computed again in the next layout pass, and moves the content by
  /// its adjustment. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isToldOfContext {
      // Layouts forget what they have computed in an override of either method.
      isToldOfContext = true
      invalidateLayout()
      isToldOfContext = false
    }
    guard context.contentOffsetAdjustment != .zero, let collectionView else { return }
    collectionView.contentOffset.x += context.contentOffsetAdjustment.x
    collectionView.contentOffset.y += context.contentOffsetAdjustment.y
  }

  /// Says which class views of the layout's own under this name are of; `nil` forgets the name. It
  /// is a subclass of ``UICollectionReusableView``, without which none can be made.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Says which file views of the layout's own under this name are made from: one with such a view
  /// alone; `nil` forgets the name.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
  }

  /// Has everything computed again, and the data source asked for its counts.
  func invalidateForNewData() {
    hasNewData = true
    invalidateLayout()
    hasNewData = false
  }

  private func movementContext(
    _ targets: [IndexPath], _ previous: [IndexPath], to point: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = point
    return context
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return contextClass?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Whether the places that the layout gives are mirrored.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Lets a section that scrolls by itself show an item.
  func scrollAcross(to path: IndexPath, at position: UICollectionView.ScrollPosition) {}

  /// Forgets the sizes that views wanted.
  func forgetPreferredSizes() {}

  /// Whether views are asked for the attributes that they would like to have.
  var asksForPreferredAttributes: Bool { true }
}

/// What of a layout is to be computed again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context.
  public override init() {
    super.init()
  }

  /// Whether everything is. The default is false.
  open internal(set) var invalidateEverything: Bool = false
  /// Whether the data source has to be asked for its counts. The default is false.
  open internal(set) var invalidateDataSourceCounts: Bool = false
  /// The items that are named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are named, by their kinds.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are named, by their kinds.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// By how much the content offset changes when the layout is told of the context, in points. The
  /// default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content's size is known to change, in points. The default is zero. The layout
  /// is asked for the size in each pass, so that it changes nothing here.
  open var contentSizeAdjustment = CGSize.zero

  /// Where items that are moved by hand were; `nil` where none is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items that are moved by hand are; `nil` where none is moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point under which items are moved by hand.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names decorations of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What of a flow layout is to be computed again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again. It always is. The default is true.
  open var invalidateFlowLayoutDelegateMetrics: Bool = true
  /// Whether items get new places. They always do. The default is true.
  open var invalidateFlowLayoutAttributes: Bool = true
}
