// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Gives the section at an index; `nil` leaves it out.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, each with a layout of its own.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///   index == 0 ? carousel(environment) : grid(environment)
/// }
/// ```
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var sections: [CompositionalSection] = []
  /// Views at the edges of the whole layout.
  final var boundaryPlaces: [CompositionalPlace] = []
  /// How far sections were scrolled across the axis.
  final var offsets: [Int: CGFloat] = [:]
  final var measured: [CollectionElement: CGSize] = [:]
  private var end: CGFloat = 0
  private var preparedSize = CGSize.zero
  private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration

  // UIKit's initializers are all designated: a subclass may override each.

  /// Makes a layout in which all sections are the same.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout in which all sections are the same.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    configurationStorage = configuration
    super.init()
  }

  /// Makes a layout whose sections a closure gives.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout whose sections a closure gives.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    configurationStorage = configuration
    super.init()
  }

  /// Archives of layouts are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What the layout has beside its sections. Setting it makes the layout again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { configurationStorage }
    set {
      configurationStorage = newValue
      invalidateLayout()
    }
  }

  // MARK: Layout

  final var axis: LayoutAxis {
    configurationStorage.scrollDirection == .vertical ? .vertical : .horizontal
  }

  /// Asks for the sections and places everything.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = room(of: collectionView)
    if size.size != preparedSize { measured = [:] }
    preparedSize = size.size
    let traits = collectionView.traitCollection
    let environment = LayoutContainer(collectionView.bounds.size, size.insets, traits)
    boundaryPlaces = []
    var position = placeBoundary(.start, at: 0, in: size.size)
    sections = []
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if !sections.isEmpty { position += configurationStorage.interSectionSpacing }
      section.list?.resolve(collectionView, self)
      let solved = CompositionalSection(
        section, index: index, from: position,
        in: surroundings(of: section, size.size, collectionView),
        solver: GroupSolver(
          section: index, itemCount: collectionView.numberOfItems(inSection: index),
          measured: measured, traits: traits),
        measured: measured)
      sections.append(solved)
      position = solved.span.upperBound
    }
    end = position + placeBoundary(.end, at: position, in: size.size)
  }

  /// The collection's room within its insets, and these.
  private func room(
    of view: UICollectionView
  ) -> (size: CGSize, insets: NSDirectionalEdgeInsets) {
    let insets = view.adjustedContentInset
    let size = view.bounds.inset(by: insets).size
    let direction = view.effectiveUserInterfaceLayoutDirection
    return (
      CGSize(width: max(0, size.width), height: max(0, size.height)),
      NSDirectionalEdgeInsets(insets, direction)
    )
  }

  private func surroundings(
    of section: NSCollectionLayoutSection, _ size: CGSize, _ view: UICollectionView
  ) -> CompositionalSection.Surroundings {
    let own =
      section.contentInsetsReference == .automatic
      ? configurationStorage.contentInsetsReference : section.contentInsetsReference
    let supplementary =
      section.supplementaryContentInsetsReference == .automatic
      ? own : section.supplementaryContentInsetsReference
    return CompositionalSection.Surroundings(
      axis: axis, size: size, sides: sides(own, view),
      supplementarySides: sides(supplementary, view),
      grid: PixelGrid(scale: view.traitCollection.displayScale))
  }

  /// What is kept free across the layout's axis.
  private func sides(
    _ reference: UIContentInsetsReference, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    var insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea:
      // What the content's insets have already does not count twice.
      let given = view.adjustedContentInset
      insets = view.safeAreaInsets
      if given.left > 0 || given.right > 0 { (insets.left, insets.right) = (0, 0) }
      if given.top > 0 || given.bottom > 0 { (insets.top, insets.bottom) = (0, 0) }
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - UIView.readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
    }
    if axis == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.left, insets.right) = (0, 0)
    }
    return NSDirectionalEdgeInsets(insets, view.effectiveUserInterfaceLayoutDirection)
  }

  /// - Returns: How long the views at that edge are on the axis.
  private func placeBoundary(
    _ side: BoundarySide, at position: CGFloat, in size: CGSize
  ) -> CGFloat {
    var length: CGFloat = 0
    for item in configurationStorage.boundarySupplementaryItems where item.side(on: axis) == side {
      let element = CollectionElement(
        category: .supplementaryView, kind: item.elementKind, path: IndexPath(index: 0))
      let given = item.layoutSize.givenAxes
      var own = item.layoutSize.size(in: size)
      if let wanted = measured[element] {
        if !given.contains(.horizontal) { own.width = wanted.width }
        if !given.contains(.vertical) { own.height = wanted.height }
      }
      let left = axis.across.length(size) - axis.across.length(own)
      let across: CGFloat =
        switch item.side(on: axis.across) {
        case .start: 0
        case .middle: left / 2
        case .end: left
        }
      let origin = axis.point(along: position + length, across: across)
      boundaryPlaces.append(
        CompositionalPlace(
          element: element,
          frame: CGRect(origin: origin, size: own).offsetBy(item.offset),
          zIndex: item.zIndex + (item.pinToVisibleBounds ? 2 : 0), givenAxes: given,
          pinning: item.pinToVisibleBounds ? side : nil, isInGroup: false))
      if item.extendsBoundary { length += axis.length(own) }
    }
    return length
  }

  /// The collection's room across the axis, and the length of all sections along it.
  open override var collectionViewContentSize: CGSize {
    axis.size(along: end, across: axis.across.length(preparedSize))
  }

  /// The views that `rect` touches.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    visibleAttributes(in: rect)
  }

  /// The attributes of an item's cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(category: .cell, kind: "", path: indexPath))
  }

  /// The attributes of a header, a footer or a view that belongs to an item.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  /// The attributes of a section's background.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(category: .decorationView, kind: elementKind, path: indexPath))
  }

  /// Whether a view would like to have another length where its length is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    let given = originalAttributes.givenAxes
    return (!given.contains(.horizontal) && new.width != old.width)
      || (!given.contains(.vertical) && new.height != old.height)
  }

  /// Keeps the size that a view would like to have.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.key] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  /// True: places are mirrored where text runs from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func forgetPreferredSizes() { measured = [:] }

  override func scrollAcross(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
    scrollGroups(to: path, at: position)
  }
}
