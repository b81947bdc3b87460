// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Longer than other files: what a subclass may override has to stand in the body of the class. The
// work itself is in the `UICollectionView+Aspect.swift` files.

import Foundation

/// Items in sections, placed by a layout. Only those that show have a cell.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// collection.register(PetCell.self, forCellWithReuseIdentifier: "pet")
/// collection.dataSource = self
/// ```
open class UICollectionView: UIScrollView {
  /// The axis on which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// To the side.
    case horizontal = 1
  }

  /// Where an item is scrolled to: one place on each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit a place.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a flow layout's headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final weak var dataSourceStorage: (any UICollectionViewDataSource)?
  final var shown = ShownItems()
  final var registrations = CollectionRegistrations()
  final var state = CollectionState()
  final var selection: Set<IndexPath> = []
  final var updates: TableUpdates?

  /// Makes a collection.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - collectionViewLayout: What places the items.
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    asToolkit { backgroundColor = .systemBackground }
    collectionViewLayout.collectionView = self
  }

  /// Makes a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    coder.decode { element, session in
      if let child = element.child(key: "collectionViewLayout") {
        layout = session.makeLayout(child)
      }
    }
    collectionViewLayout = layout
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    coder.decode { decodeCollection($0, $1) }
  }

  /// What kind of view attributes are for.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory

  /// What places the items. Setting it places them anew, at once.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutWasReplaced(oldValue) }
  }

  /// Sets ``collectionViewLayout``.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  /// Takes another layout, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    let (old, cells) = (collectionViewLayout, visibleCells)
    for cell in cells { cell.willTransition(from: old, to: layout) }
    collectionViewLayout = layout
    for cell in cells { cell.didTransition(from: old, to: layout) }
  }

  /// Says what the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceStorage }
    set {
      guard newValue !== dataSourceStorage else { return }
      dataSourceStorage = newValue
      dataDidChange()
    }
  }

  /// Hears of what people do; one that is a ``UICollectionViewDelegateFlowLayout`` also says sizes.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollViewDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== scrollViewDelegate else { return }
      scrollViewDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  /// The view behind all items, which stays when they scroll.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What shows menus of items that are pressed long: none does here.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Whether cells that change their size ask the layout for it. Kept: they are measured in each
  /// layout. The default is that they do.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Whether items can have a keyboard's focus. Nobody has one here. The default is false.
  open var allowsFocus: Bool = false
  /// Whether the focus goes back to the item that had it last. Nobody has one here. The default is
  /// false.
  open var remembersLastFocusedIndexPath: Bool = false
  /// Whether there are changes that the collection has not shown yet: no.
  open var hasUncommittedUpdates: Bool { false }
  /// How soon items make room for one that is dragged. Nobody drags. The default is at once.
  open var reorderingCadence: ReorderingCadence = .immediate

  /// Which cells ask for their size by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// Those that say so.
    case enabled = 1
    /// Those that say so, and those whose constraints change.
    case enabledIncludingConstraints = 2
  }

  /// How soon items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short while.
    case fast = 1
    /// After a longer while.
    case slow = 2
  }

  /// Kept, and not told: nothing scrolls by hand. The default is `nil`.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Kept, and not used: cells are made when they show.
  open var isPrefetchingEnabled: Bool = true

  // MARK: Cells

  /// Says which class new cells under this name are of; `nil` forgets the name. It is a subclass of
  /// ``UICollectionViewCell``, without which no cell can be dequeued; as on iOS, it is not looked at
  /// before.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registrations.cells[identifier] = cellClass
    registrations.cellNibs[identifier] = nil
  }

  /// Says which file new cells under this name are made from: one with a cell alone; `nil` forgets
  /// the name.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registrations.cellNibs[identifier] = nib
    registrations.cells[identifier] = nil
  }

  /// Says which file new views of a kind under this name are made from: one with such a view alone;
  /// `nil` forgets the name.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations.viewNibs[kind, default: [:]][identifier] = nib
    registrations.views[kind, default: [:]][identifier] = nil
  }

  /// Says which class new views of a kind under this name are of; `nil` forgets the name. It is a
  /// subclass of ``UICollectionReusableView``, without which none can be dequeued.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations.views[elementKind, default: [:]][identifier] = viewClass
  }

  /// A cell that is no longer shown, after `prepareForReuse()`, or a new one of the registered
  /// class.
  ///
  /// - Precondition: A class was registered under the name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A view that is no longer shown, after `prepareForReuse()`, or a new one of the registered
  /// class.
  ///
  /// - Precondition: A class was registered for the kind and the name.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueView(elementKind, identifier, indexPath)
  }

  /// Asks for everything again. Cells are asked for in the next layout pass.
  open func reloadData() {
    updates = nil
    selection = []
    dataDidChange()
  }

  // MARK: Updates

  /// Runs `updates`, carries out what is inserted, deleted, moved and reloaded in it, and calls
  /// `completion` with true.
  ///
  /// - Precondition: The counts of the data source agree with the updates.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    startUpdates()
    updates?()
    finishUpdates()
    completion?(true)
  }

  /// Says that the data source has new items, whose paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  /// Says that items are gone from the data source, whose paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  /// Calls the data source for items that show, where it gets the cells that these items have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Says that an item is elsewhere in the data source.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Says that the data source has new sections, whose indices are those after the update.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone from the data source, whose indices are those before the update.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all views of sections again.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section is elsewhere in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Movement by hand

  /// Starts moving an item, where the data source lets it. Its cell stays where it is: a still
  /// picture has no finger to follow.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    startMoving(indexPath)
  }

  /// Lets the item that is moved lie under a point of the collection's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(under: targetPosition)
  }

  /// Ends the movement and tells the data source where the item went.
  open func endInteractiveMovement() { finishMoving() }

  /// Ends the movement and leaves the item where it was.
  open func cancelInteractiveMovement() { state.movement = nil }

  // MARK: Selection

  /// Whether taps choose items. The default is true.
  open var allowsSelection: Bool = true
  /// Whether several items can be chosen. The default is false.
  open var allowsMultipleSelection: Bool = false

  /// Whether taps choose items while the collection is edited. The default is false.
  open var allowsSelectionDuringEditing: Bool = false
  /// Whether several items can be chosen while the collection is edited. The default is false.
  open var allowsMultipleSelectionDuringEditing: Bool = false

  /// Whether the cells of lists show what they have for editing. The default is false.
  open var isEditing: Bool = false {
    didSet {
      guard isEditing != oldValue else { return }
      for case let cell as UICollectionViewListCell in visibleCells {
        cell.setNeedsUpdateConfiguration()
      }
      shown.measured = []
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Chooses an item, without a call of the delegate; `nil` gives up all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    choose(indexPath, scrollPosition)
  }

  /// Gives up an item that is chosen, without a call of the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Places

  /// Scrolls to an item, at once.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(animated: animated) { scroll(to: indexPath, at: scrollPosition) }
  }

  override func places(_ subview: UIView) -> Bool { subview is UICollectionReusableView }

  /// Makes and places the views that show, and takes away the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItems()
  }

  /// The layout is asked while the old bounds are there, and told of it when the new ones are.
  override func changeBounds(to new: CGRect, _ change: () -> Void) {
    let layout = collectionViewLayout
    let isAsked = layout.collectionView === self
    let context =
      isAsked && layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
    super.changeBounds(to: new, change)
    if let context { layout.invalidateLayout(with: context) }
  }

  override func solveForNewCells() {
    // One solution is for all lists in its cells.
    guard !isInList, treeUsesConstraints, treeRoot.isSolutionDue else { return }
    solveConstraintsIfNeeded()
  }

  /// Items have new sizes where text has another size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.invalidateLayout()
  }

  // MARK: What is where

  /// How many sections there are.
  open var numberOfSections: Int { itemCounts.count }

  /// How many items a section has; 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// The attributes of an item's cell; `nil` where there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return mirrored(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  /// The attributes of a view beside cells; `nil` where there is no such view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return mirrored(
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// The item at a point of the collection's coordinates; `nil` where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    return elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The item that a cell shows; `nil` where it shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.elements.first { $0.category == .cell && shown.views[$0] === cell }?.path
  }

  /// The cell of an item that shows; `nil` for any other.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.views[CollectionElement(category: .cell, kind: "", path: indexPath)]
      as? UICollectionViewCell
  }

  /// The cells of the items that show, in order.
  open var visibleCells: [UICollectionViewCell] {
    shown.elements.compactMap { $0.category == .cell ? shown.views[$0] : nil }
      .compactMap { $0 as? UICollectionViewCell }
  }

  /// The items that show, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.elements.filter { $0.category == .cell }.map(\.path)
  }

  /// The view of a kind that shows at a place; `nil` where none does.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.views[
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// The views of a kind that show, in order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    elements(ofKind: elementKind).compactMap { shown.views[$0] }
  }

  /// The places of the views of a kind that show, in order.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    elements(ofKind: elementKind).map(\.path)
  }

  /// The items that are chosen, in order; `nil` without any.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }
}
