// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Longer than other files: what a subclass may override has to stand in the body of the class. The
// work itself is in the `UITableView+Aspect.swift` files.

import Foundation
import Graphics

/// A list of rows in sections, of which only those that show have a cell.
///
/// ```swift
/// let table = UITableView(frame: .zero, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "pet")
/// table.dataSource = self
/// ```
///
/// Rows whose height is ``automaticDimension`` take the height that their cell's constraints, or
/// its labels, need; before a row shows for the first time, it counts with its estimate. A header
/// of a plain table that stays at the top lies on the table's background color: the blur of iOS is
/// not drawn.
open class UITableView: UIScrollView {
  /// The height that stands for "as high as the content": -1.
  public static let automaticDimension: CGFloat = -1

  final weak var dataSourceStorage: (any UITableViewDataSource)?
  final var shown = ShownRows()
  final var registrations = TableRegistrations()
  /// The rows that a storyboard gives its ``UITableViewController``.
  final var staticSections: [StaticTableSection] = []
  final var geometry = TableGeometry()
  final var geometryState = TableGeometryState()
  final var selection: Set<IndexPath> = []
  final var updates: TableUpdates?
  final var separatorInsetStorage: UIEdgeInsets?
  /// The letters that lead to sections, where there are any.
  final var indexView: TableIndexView?

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - style: How its sections are set apart.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    asToolkit {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    style = Style(nib: (coder as? NibCoder)?.element["style"])
    super.init(coder: coder)
    alwaysBounceVertical = true
    coder.decode { decodeTable($0, $1) }
  }

  /// How sections are set apart.
  public final let style: Style

  /// Says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { dataSourceStorage }
    set {
      guard newValue !== dataSourceStorage else { return }
      dataSourceStorage = newValue
      geometryState.isDataDue = true
      setNeedsLayout()
    }
  }

  /// Says how high rows are, gives headers and footers, and hears of what people do.
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollViewDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== scrollViewDelegate else { return }
      scrollViewDelegate = newValue
      geometryState.isDataDue = true
      setNeedsLayout()
    }
  }

  // MARK: Heights

  /// The height of rows in points. The default is ``automaticDimension``.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The height that rows are taken to have before they show, in points. The default,
  /// ``automaticDimension``, is 44; with 0, rows of automatic height are 44 points high.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// The height of headers in points. The default is ``automaticDimension``.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of footers in points. The default is ``automaticDimension``.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// Kept, and not used: headers of automatic height are measured at once.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension

  /// Kept, and not used: footers of automatic height are measured at once.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension

  /// The room above each header of a plain table, in points. The default, ``automaticDimension``,
  /// is 22.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  // MARK: Look

  /// The lines between rows. The default is `singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { heightsDidChange() } }
  }

  /// The color of the lines between rows. `nil` stands for the default, `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      noteSet(.separatorColor)
      if separatorColor != oldValue { setNeedsLayout() }
    }
  }

  /// Where lines start and end, in points; left is where text starts. By default they start where
  /// cells' labels do.
  open var separatorInset: UIEdgeInsets {
    get {
      separatorInsetStorage ?? UIEdgeInsets(top: 0, left: standardMargin, bottom: 0, right: 0)
    }
    set {
      noteSet(.separatorInset)
      guard newValue != separatorInsetStorage else { return }
      separatorInsetStorage = newValue
      setNeedsLayout()
    }
  }

  /// What ``separatorInset`` counts from. The default is the cell's edges.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }

  /// Whether cells' margins grow where lines would become too long to read. The default is false.
  open var cellLayoutMarginsFollowReadableWidth: Bool = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
  }

  /// The view behind all rows, which stays when they scroll.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above all sections. It keeps its height and takes the table's width.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView, height: geometry.top) }
  }

  /// The view below all sections. It keeps its height and takes the table's width.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView, height: geometry.bottom) }
  }

  /// The color of the letters at the edge; `nil`, the default, for the table's tint.
  open var sectionIndexColor: UIColor? {
    didSet { if sectionIndexColor != oldValue { setNeedsLayout() } }
  }

  /// The color behind those letters; `nil`, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { if sectionIndexBackgroundColor != oldValue { setNeedsLayout() } }
  }

  /// The color behind those letters while a finger is on them, which no picture shows. Kept.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// How many rows there must be for letters at the edge. The default is 0.
  open var sectionIndexMinimumDisplayRowCount: Int = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { heightsDidChange() } }
  }

  /// Whether rows that change their height ask the table for it. Kept: they are measured in each
  /// layout. The default is that they do.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Whether rows can have a keyboard's focus. Nobody has one here. The default is false.
  open var allowsFocus: Bool = false
  /// Whether the focus goes back to the row that had it last. Nobody has one here. The default is
  /// false.
  open var remembersLastFocusedIndexPath: Bool = false
  /// Whether there are changes that the table has not shown yet: no.
  open var hasUncommittedUpdates: Bool { false }

  /// Which rows ask for their height by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// Those that say so.
    case enabled = 1
    /// Those that say so, and those whose constraints change.
    case enabledIncludingConstraints = 2
  }

  /// Kept, and not told: nothing scrolls by hand. The default is `nil`.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept, and not used: cells are made when they show.
  open var isPrefetchingEnabled: Bool = true

  // MARK: Cells

  /// Says which class new cells under this name are of; `nil` forgets the name. It is a subclass of
  /// ``UITableViewCell``, without which no cell can be dequeued; as on iOS, it is not looked at
  /// before.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registrations.cells[identifier] = cellClass
    registrations.cellNibs[identifier] = nil
  }

  /// Says which file new cells under this name are made from: one with a cell alone; `nil` forgets
  /// the name.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registrations.cellNibs[identifier] = nib
    registrations.cells[identifier] = nil
  }

  /// Says which class new header and footer views under this name are of; `nil` forgets the name.
  /// It is a subclass of ``UITableViewHeaderFooterView``, without which none can be dequeued.
  open func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registrations.headerFooters[identifier] = viewClass
    registrations.headerFooterNibs[identifier] = nil
  }

  /// Says which file new header and footer views under this name come from; `nil` forgets the name.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registrations.headerFooterNibs[identifier] = nib
    registrations.headerFooters[identifier] = nil
  }

  /// A cell that is no longer shown, after `prepareForReuse()`, or a new one of the registered
  /// class; `nil` where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// A cell that is no longer shown, after `prepareForReuse()`, or a new one of the registered
  /// class.
  ///
  /// - Precondition: A class was registered under the name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = requireDequeued(dequeue(identifier), identifier)
    // It has its row's size while it is filled (Decathlon/vitamin-ios draws rings by it).
    if shown.pathInMaking == indexPath { cell.frame = rectForRow(at: indexPath) }
    return cell
  }

  /// A header or footer view that is no longer shown, after `prepareForReuse()`, or a new one of
  /// the registered class; `nil` where there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  /// Asks for everything again. Cells are asked for in the next layout pass.
  open func reloadData() {
    updates = nil
    selection = []
    geometryState.isDataDue = true
    setNeedsLayout()
  }

  // MARK: Updates

  /// Starts a group of updates, which end with ``endUpdates()``. Groups may be nested.
  open func beginUpdates() { startUpdates() }

  /// Ends a group of updates: rows that are still there keep their cells, and all heights are asked
  /// for again.
  ///
  /// - Precondition: The counts of the data source agree with the updates.
  open func endUpdates() { finishUpdates() }

  /// Runs `updates` between ``beginUpdates()`` and ``endUpdates()``, then calls `completion` with
  /// true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Says that the data source has new rows, whose paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  /// Says that rows are gone from the data source, whose paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  /// Calls the data source for rows that show, where it gets the cells that these rows have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Says that a row is elsewhere in the data source.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Says that the data source has new sections, whose indices are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone from the data source, whose indices are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the rows, headers and footers of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section is elsewhere in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// Whether taps choose rows. The default is true.
  open var allowsSelection: Bool = true
  /// Whether several rows can be chosen. The default is false.
  open var allowsMultipleSelection: Bool = false
  /// Whether taps choose rows while the table is edited. The default is false.
  open var allowsSelectionDuringEditing: Bool = false
  /// Whether several rows can be chosen while the table is edited. The default is false.
  open var allowsMultipleSelectionDuringEditing: Bool = false

  /// Chooses a row, without a call of the delegate; `nil` gives up all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, scrollPosition)
  }

  /// Gives up a row that is chosen, without a call of the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    shown.cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Editing

  /// Whether cells show the controls that delete and insert rows. The default is false.
  open var isEditing: Bool {
    get { geometryState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets ``isEditing``, of the table and of its cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != geometryState.isEditing else { return }
    geometryState.isEditing = editing
    for path in shown.paths {
      guard let cell = shown.cells[path] else { continue }
      prepareEditing(of: cell, at: path)
      cell.setEditing(editing, animated: animated)
    }
    heightsDidChange()
  }

  // MARK: Places

  /// Scrolls to the first of the chosen rows, where there is one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Scrolls to a row. Rows on the way there count with their estimates, those that show are
  /// measured.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(animated: animated) { scroll(to: indexPath, at: scrollPosition) }
  }

  override func places(_ subview: UIView) -> Bool {
    subview is UITableViewCell || subview is UITableViewHeaderFooterView
  }

  /// Places header, rows, footers; makes the cells of rows that show and takes away the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  override func solveForNewCells() {
    // One solution is for all lists in its cells, whose contents have their widths by then.
    guard !isInList, treeUsesConstraints, treeRoot.isSolutionDue else { return }
    for cell in visibleCells where cell.contentView.holdsConstraints { cell.placeParts() }
    solveConstraintsIfNeeded()
  }

  /// Rows have new heights where text has another size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightsDidChange()
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("style", term: style, readers: .description)
    tableProperties
  }

  // MARK: What is where

  /// How many sections there are.
  open var numberOfSections: Int {
    refreshGeometry()
    return geometry.sections.count
  }

  /// How many rows a section has; 0 where there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    refreshGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// The rectangle of a section with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect {
    refreshGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let area = geometry.sections[section]
    return CGRect(x: 0, y: area.minY, width: bounds.width, height: area.maxY - area.minY)
  }

  /// The rectangle of a section's header, where it is when it does not stay in sight.
  open func rectForHeader(inSection section: Int) -> CGRect {
    refreshGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let area = geometry.sections[section]
    return edgeRect(y: area.headerMinY, height: area.header)
  }

  /// The rectangle of a section's footer, where it is when it does not stay in sight.
  open func rectForFooter(inSection section: Int) -> CGRect {
    refreshGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let area = geometry.sections[section]
    return edgeRect(y: area.maxY - area.footer, height: area.footer)
  }

  /// The rectangle of a row; zero where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    refreshGeometry()
    guard geometry.contains(indexPath) else { return .zero }
    let span = geometry.span(of: indexPath)
    return CGRect(
      x: rowMinX, y: span.lowerBound, width: rowWidth, height: span.upperBound - span.lowerBound)
  }

  /// The row at a point of the table's coordinates; `nil` where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    refreshGeometry()
    guard let path = geometry.firstRow(below: point.y), rectForRow(at: path).contains(point) else {
      return nil
    }
    return path
  }

  /// The row that a cell shows; `nil` where it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.paths.first { shown.cells[$0] === cell }
  }

  /// The rows that a rectangle of the table's coordinates touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    refreshGeometry()
    var paths: [IndexPath] = []
    var path = geometry.firstRow(below: rect.minY)
    while let current = path, geometry.span(of: current).lowerBound < rect.maxY {
      paths.append(current)
      path = geometry.row(after: current)
    }
    return paths
  }

  /// The cell of a row that shows; `nil` for any other. Cells that are due are made first, as on
  /// iOS, which does not wait for the layout pass.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfDue()
    return shown.cells[indexPath]
  }

  /// The cells of the rows that show, from top to bottom. Those that are due are made first.
  open var visibleCells: [UITableViewCell] {
    showRowsIfDue()
    return shown.paths.compactMap { shown.cells[$0] }
  }

  /// The rows that show, from top to bottom. Cells that are due are made first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfDue()
    return shown.paths
  }

  /// The header of a section that shows.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that shows.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  /// The row that is chosen, the first where there are several.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The rows that are chosen, from top to bottom; `nil` without any.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }
}
