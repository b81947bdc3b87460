// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Lines of items, from the start to the end, with a header and a footer for each section.
///
/// The room that a line leaves goes between its items; the last line of a section keeps the
/// distances that it would have if it were full. An item that is alone in a full line stands in the
/// middle.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
/// ```
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What ``sectionInset`` counts from.
  public enum SectionInsetReference: Int, Sendable {
    /// From the content's edges.
    case fromContentInset = 0
    /// From the safe area.
    case fromSafeArea = 1
    /// From the layout margins.
    case fromLayoutMargins = 2
  }

  /// The ``estimatedItemSize`` that stands for "as large as the cell's content".
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private static let standardSize = CGSize(width: 50, height: 50)

  final var sections: [FlowSection] = []
  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var preparedWidth: CGFloat = 0

  /// Makes a layout that scrolls down.
  public override init() {
    super.init()
  }

  /// Reads the layout from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { decodeFlowLayout($0, $1) }
  }

  /// The axis on which the collection scrolls. The default is down.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }

  /// The size of items in points. The default is 50 x 50.
  open var itemSize: CGSize = standardSize {
    didSet { invalidateLayout() }
  }

  /// The size that items are taken to have before they show; zero, the default, leaves ``itemSize``
  /// and does not ask cells for their size.
  open var estimatedItemSize: CGSize = .zero {
    didSet { invalidateLayout() }
  }

  /// The least distance between lines in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  /// The least distance between the items of a line in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  /// The room around the items of each section in points. The default is none.
  open var sectionInset: UIEdgeInsets = .zero {
    didSet { invalidateLayout() }
  }

  /// What ``sectionInset`` counts from. The default is the content's edges.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { invalidateLayout() }
  }

  /// The size of headers in points; only the one on the axis of scrolling counts. The default is
  /// zero, for none.
  open var headerReferenceSize: CGSize = .zero {
    didSet { invalidateLayout() }
  }

  /// The size of footers in points; only the one on the axis of scrolling counts. The default is
  /// zero, for none.
  open var footerReferenceSize: CGSize = .zero {
    didSet { invalidateLayout() }
  }

  /// Whether headers stay in sight while their section shows. The default is false.
  open var sectionHeadersPinToVisibleBounds: Bool = false {
    didSet { invalidateLayout() }
  }

  /// Whether footers stay in sight while their section shows. The default is false.
  open var sectionFootersPinToVisibleBounds: Bool = false {
    didSet { invalidateLayout() }
  }

  // MARK: Layout

  /// Asks the delegate and places all items.
  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  /// The collection's width, and the height of all sections; the other way round where it scrolls
  /// to the side.
  open override var collectionViewContentSize: CGSize {
    let size = FlowSection.Size(along: sections.last?.span.upperBound ?? 0, across: acrossLength)
    return isVertical
      ? CGSize(width: size.across, height: size.along)
      : CGSize(width: size.along, height: size.across)
  }

  /// The cells, headers and footers that `rect` touches.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  /// The attributes of an item's cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    itemAttributes(indexPath)
  }

  /// The attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryAttributes(elementKind, indexPath.section)
  }

  /// True where the size across the direction of scrolling is another one, or where headers or
  /// footers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard !sectionHeadersPinToVisibleBounds, !sectionFootersPinToVisibleBounds else { return true }
    guard let old = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  /// Whether a cell would like to have another size, where ``estimatedItemSize`` asks for it.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredAttributes && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Keeps the size that a cell would like to have.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }

  /// Forgets the sizes that cells wanted.
  override func forgetPreferredSizes() { preferredSizes = [:] }

  // MARK: Axes

  final var isVertical: Bool { scrollDirection == .vertical }

  private var acrossLength: CGFloat {
    guard let collectionView else { return 0 }
    let (size, insets) = (collectionView.bounds.size, collectionView.adjustedContentInset)
    return isVertical
      ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
  }

  final func rect(_ origin: FlowSection.Size, _ size: FlowSection.Size) -> CGRect {
    isVertical
      ? CGRect(x: origin.across, y: origin.along, width: size.across, height: size.along)
      : CGRect(x: origin.along, y: origin.across, width: size.along, height: size.across)
  }

  private func size(_ size: CGSize) -> FlowSection.Size {
    isVertical
      ? .init(along: size.height, across: size.width)
      : .init(along: size.width, across: size.height)
  }

  final func supplementaryRect(_ start: CGFloat, _ length: CGFloat) -> CGRect {
    rect(.init(along: start, across: 0), .init(along: length, across: acrossLength))
  }

  // MARK: Asking

  private func prepareSections() {
    guard let collectionView else { return }
    if preparedWidth != acrossLength { forgetPreferredSizes() }
    preparedWidth = acrossLength
    let grid = PixelGrid(scale: collectionView.traitCollection.displayScale)
    var position: CGFloat = 0
    sections = (0..<collectionView.numberOfSections).map { index in
      var section = askForSection(index, collectionView)
      section.place(from: position, across: acrossLength, grid: grid)
      position = section.span.upperBound
      return section
    }
    reportWideItems(collectionView)
  }

  private func askForSection(_ index: Int, _ view: UICollectionView) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var section = FlowSection()
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    inset = inset.adding(referenceInsets(view))
    if isVertical {
      (section.insetBefore, section.insetAfter) = (inset.top, inset.bottom)
      (section.insetStart, section.insetEnd) = (inset.left, inset.right)
    } else {
      (section.insetBefore, section.insetAfter) = (inset.left, inset.right)
      (section.insetStart, section.insetEnd) = (inset.top, inset.bottom)
    }
    section.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    section.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    (section.header, section.footer) = (size(header).along, size(footer).along)
    section.sizes = (0..<view.numberOfItems(inSection: index)).map { item in
      size(askForSize(IndexPath(item: item, section: index), view, delegate))
    }
    return section
  }

  private func referenceInsets(_ view: UICollectionView) -> UIEdgeInsets {
    let insets: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: insets = view.safeAreaInsets
    case .fromLayoutMargins: insets = view.layoutMargins
    }
    // On the axis of scrolling the content's insets have them already.
    return isVertical
      ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  private func askForSize(
    _ path: IndexPath, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if asksForPreferredAttributes {
      if let size = preferredSizes[path] { return size }
      return estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        ? UICollectionViewFlowLayout.standardSize : estimatedItemSize
    }
    let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    let isUsable = RenderingEnvironment.allows(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "the size of an item must be finite and not negative: \(number(size.width)) x "
        + "\(number(size.height)) at \(path)")
    return isUsable ? size : UICollectionViewFlowLayout.standardSize
  }

  private func reportWideItems(_ view: UICollectionView) {
    guard acrossLength > 0 else { return }
    for section in sections {
      let room = acrossLength - section.insetStart - section.insetEnd
      guard let wide = section.sizes.first(where: { $0.across > room + 0.5 }) else { continue }
      let (length, axis) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
      RenderingEnvironment.report(
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) "
          + "must be less than the \(length) of the UICollectionView minus the section insets "
          + "\(axis) values, minus the content insets \(axis) values. The item's is "
          + "\(number(wide.across)), the room \(number(room)) points: \(view)", kind: .warning)
    }
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
