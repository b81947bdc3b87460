// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A cell, a header or a footer of a list.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Pet> {
///   cell, path, pet in
///   var content = cell.defaultContentConfiguration()
///   content.text = pet.name
///   cell.contentConfiguration = content
///   cell.accessories = [.disclosureIndicator()]
/// }
/// ```
open class UICollectionViewListCell: UICollectionViewCell {
  /// From an accessory to the content, and from one to the next.
  private static let accessoryDistance: CGFloat = 8
  /// A step of the indentation, and one in a sidebar, where all arrowheads stand below one another.
  private static let indentation: CGFloat = 10
  private static let sidebarIndentation: CGFloat = 20
  private static let sidebarArrowhead: CGFloat = 13

  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  private var lineAbove: UIView?
  private var lineBelow: UIView?
  private var hasOwnBackground = false
  private var isTakingListBackground = false

  /// The place in a list; `nil` outside of one.
  final var listPlace: ListPlace? {
    didSet {
      let (follows, followed) = (listPlace?.followsHeaderItem, oldValue?.followsHeaderItem)
      if outlinePlace != nil, (follows ?? false) != (followed ?? false) { indentByOutline() }
      if listPlace != oldValue { placeDidChange() }
    }
  }

  /// The place in an outline, which sets the indentation; `nil` outside of one.
  final var outlinePlace: OutlinePlace? {
    didSet { if outlinePlace != oldValue { outlinePlaceDidChange(from: oldValue) } }
  }

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.autoresizingMask = []
  }

  /// Reads the cell from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = []
  }

  /// How many steps the content is indented. The default is 0.
  open var indentationLevel: Int = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far a step of ``indentationLevel`` goes, in points. The default is 10; in a sidebar steps
  /// are 20 points until another value is set.
  open var indentationWidth: CGFloat {
    get { ownIndentationWidth ?? Self.indentation }
    set {
      let old = indentationStep
      ownIndentationWidth = newValue
      if indentationStep != old { setNeedsLayout() }
    }
  }

  private var ownIndentationWidth: CGFloat?

  private var indentationStep: CGFloat {
    ownIndentationWidth ?? (isInSidebar ? Self.sidebarIndentation : Self.indentation)
  }

  private var isInSidebar: Bool { listPlace?.appearance == .sidebar }

  /// Whether accessories at the start are indented with the content. The default is true.
  open var indentsAccessories: Bool = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// What stands at the start and at the end. The default is nothing.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      if !accessories.elementsEqual(oldValue, by: { $0.isSame(as: $1) }) { accessoriesDidChange() }
    }
  }

  /// Content in the look of the list and of the cell's place in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listPlace?.content ?? .cell()
  }

  /// A background in the look of the list and of the cell's place in it.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPlace?.background ?? .listPlainCell()
  }

  /// What lies behind everything else. The default is that of the list.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if !isTakingListBackground { hasOwnBackground = true } }
  }

  /// Where the lines of a list start and end: at the text, and at the list's edge. Constraints may
  /// move it.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide = separatorGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }

  private var separatorGuide: UILayoutGuide?

  /// The cell's state as one value, with what the list knows of it.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditingList
    state.isExpanded = outlinePlace?.isExpanded ?? false
    return state
  }

  private var isEditingList: Bool {
    (superviewStorage as? UICollectionView)?.isEditing ?? false
  }

  /// The distances from the edges that content keeps in the list.
  open override var layoutMargins: UIEdgeInsets {
    get {
      guard layoutStateStorage?.margins == nil else { return super.layoutMargins }
      let margin = listPlace?.margin ?? 16
      let padding = RowMetrics.current.padding
      return UIEdgeInsets(top: padding, left: margin, bottom: padding, right: margin)
    }
    set { super.layoutMargins = newValue }
  }

  // MARK: Place

  private func placeDidChange() {
    guard let listPlace else { return }
    if !hasOwnBackground {
      isTakingListBackground = true
      backgroundConfiguration = listPlace.background
      isTakingListBackground = false
    }
    if listPlace.appearance == .insetGrouped {
      layerStorage.cornerRadius = listPlace.corners.isEmpty ? 0 : RowMetrics.current.groupRadius
      layerStorage.cornerCurve = .continuous
      layerStorage.maskedCorners = listPlace.corners
      layerStorage.masksToBounds = !listPlace.corners.isEmpty
    }
    setNeedsUpdateConfiguration()
  }

  private func outlinePlaceDidChange(from old: OutlinePlace?) {
    if old?.level != outlinePlace?.level { indentByOutline() }
    showExpansion()
    setNeedsUpdateConfiguration()
  }

  /// What is in a header among the items is not indented for it.
  private func indentByOutline() {
    guard let level = outlinePlace?.level else {
      indentationLevel = 0
      return
    }
    indentationLevel = max(0, listPlace?.followsHeaderItem == true ? level - 1 : level)
  }

  private func showExpansion() {
    for (_, view) in accessoryViews {
      (view as? CellAccessoryView)?.isExpanded = outlinePlace?.isExpanded ?? false
    }
  }

  /// Expands or collapses the item of a cell with an outline's arrowhead, as a tap does on iOS.
  ///
  /// - Returns: Whether the cell is one.
  open override func accessibilityActivate() -> Bool {
    let isOutline = accessories.contains { $0.kind.isOutlineDisclosure }
    guard isOutline, let outlinePlace else { return super.accessibilityActivate() }
    outlinePlace.toggle()
    return true
  }

  private func accessoriesDidChange() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0, view(for: $0)) }
    for (_, view) in accessoryViews { addSubview(view) }
    showExpansion()
    setNeedsLayout()
  }

  private func view(for accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .custom(let view):
      if let color = accessory.tintColor { view.tintColor = color }
      return view
    case .label(let text, let font):
      let label = UILabel()
      label.asToolkit {
        label.font = font
        label.textColor = accessory.tintColor ?? .secondaryLabel
      }
      label.text = text
      label.adjustsFontForContentSizeCategory = true
      label.sizeToFit()
      return label
    case .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect,
      .outlineDisclosure, .detail:
      return CellAccessoryView(accessory)
    }
  }

  // MARK: Layout

  private struct Places {
    var content = CGRect.zero
    var accessories: [(UIView, CGRect)] = []
  }

  /// Where everything lies in a size, from left to right.
  private func places(in size: CGSize) -> Places {
    var places = Places()
    let margin = listPlace?.margin ?? 16
    let indent = CGFloat(indentationLevel) * indentationStep
    let safe = safeAreaInsets
    let (safeStart, safeEnd) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
    func room(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
      switch accessory.width {
      case .actual where isInSidebar && accessory.kind.isArrowhead: Self.sidebarArrowhead
      case .actual: view.bounds.width
      case .standard: max(22, view.bounds.width)
      case .custom(let width): width
      }
    }
    func place(_ view: UIView, x: CGFloat, room: CGFloat) {
      let own = view.bounds.size
      let left = x + (room - own.width) / 2
      places.accessories.append(
        (
          view,
          CGRect(
            x: left, y: (size.height - own.height) / 2, width: own.width,
            height: own.height)
        ))
    }
    var start = safeStart + indent
    var x = margin + safeStart + (indentsAccessories ? indent : 0)
    for (accessory, view) in shownAccessories(isLeading: true) {
      let width = room(accessory, view)
      place(view, x: x, room: width)
      start = x + width + (indentsAccessories ? 0 : indent)
      x += width + 2 * Self.accessoryDistance
    }
    var end = size.width - safeEnd
    x = size.width - safeEnd - margin
    for (accessory, view) in shownAccessories(isLeading: false).reversed() {
      let width = room(accessory, view)
      x -= width
      place(view, x: x, room: width)
      end = x - Self.accessoryDistance
      x -= Self.accessoryDistance
    }
    places.content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    return places
  }

  private func shownAccessories(
    isLeading: Bool
  ) -> [(accessory: UICellAccessory, view: UIView)] {
    let isEditing = isEditingList
    let shown = accessoryViews.filter { part in
      part.accessory.isLeading == isLeading && part.accessory.isShown(isEditing: isEditing)
    }
    // The system's stand in its own order, wherever they were listed; an app's own are put among
    // them, one after the other.
    let system = shown.filter { $0.accessory.position == nil }
    var result = Dictionary(grouping: system, by: \.accessory.kind.rank)
      .sorted { $0.key < $1.key }.flatMap(\.value)
    for part in shown {
      guard let position = part.accessory.position else { continue }
      let index = position(result.map(\.accessory))
      result.insert(part, at: min(max(0, index), result.count))
    }
    return result
  }

  private func mirroredFrame(_ rect: CGRect) -> CGRect {
    mirrored(rect, in: CGRect(origin: .zero, size: bounds.size))
  }

  /// The height that the content needs beside the accessories.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if bounds.width != targetSize.width { bounds.size.width = targetSize.width }
    let room = places(in: targetSize).content
    content.frame = mirroredFrame(
      CGRect(x: room.minX, y: 0, width: room.width, height: content.frame.height))
    guard hasConfiguredContent || content.holdsConstraints else { return targetSize }
    var size = content.systemLayoutSizeFitting(
      CGSize(width: room.width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width = targetSize.width
    if let list = content as? UIListContentView {
      size.height = max(size.height, list.leastCellHeight)
    }
    return size
  }

  override var hasFittingSize: Bool { true }

  /// Places content, accessories and lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.size)
    content.frame = mirroredFrame(places.content)
    for (_, view) in accessoryViews {
      guard let place = places.accessories.first(where: { $0.0 === view }) else {
        view.isHidden = true
        continue
      }
      view.isHidden = false
      let grid = PixelGrid(scale: traitCollection.displayScale)
      view.frame = grid.round(cornerOf: mirroredFrame(place.1))
      (view as? CellAccessoryView)?.isChosen = isSelected
    }
    placeLines()
  }

  // MARK: Lines

  private func placeLines() {
    let isChosen = isSelected || isHighlighted
    let height = RowMetrics.current.lineHeight ?? 1 / traitCollection.displayScale
    let above = listPlace?.hasLineAbove == true
    let below = listPlace?.hasLineBelow == true && !isChosen
    show(
      &lineAbove, above, insets: listPlace?.separators.topSeparatorInsets,
      isFull: listPlace?.isLineAboveFull == true, y: 0, height: height)
    show(
      &lineBelow, below, insets: listPlace?.separators.bottomSeparatorInsets,
      isFull: listPlace?.isLineBelowFull == true, y: bounds.height - height, height: height)
  }

  private func show(
    _ line: inout UIView?, _ isShown: Bool, insets: NSDirectionalEdgeInsets?, isFull: Bool,
    y: CGFloat, height: CGFloat
  ) {
    guard isShown, let insets else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? UIView()
    if line == nil { addSubview(view) }
    line = view
    view.backgroundColor = listPlace?.separators.color
    var automatic = NSDirectionalEdgeInsets.zero
    if !isFull {
      automatic.leading = textStart
      if RowMetrics.current.endsLineAtMargin { automatic.trailing = listPlace?.margin ?? 16 }
      if let guide = separatorGuide, guide.layoutFrame.width > 0 {
        let frame = mirroredFrame(guide.layoutFrame)
        automatic.leading = frame.minX
      }
    }
    let used = UIListSeparatorConfiguration.resolved(insets, automatic: automatic)
    view.frame = mirroredFrame(
      CGRect(
        x: used.leading, y: y, width: max(0, bounds.width - used.leading - used.trailing),
        height: height))
  }

  /// From the edge where text starts to the content's text.
  private var textStart: CGFloat {
    let frame = mirroredFrame(content.frame)
    if let list = content as? UIListContentView { return frame.minX + list.textStart }
    return frame.minX + (listPlace?.margin ?? 16)
  }
}

extension PixelGrid {
  /// The rectangle with its corner at a whole pixel.
  func round(cornerOf rect: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: round(rect.minX), y: round(rect.minY)), size: rect.size)
  }
}
