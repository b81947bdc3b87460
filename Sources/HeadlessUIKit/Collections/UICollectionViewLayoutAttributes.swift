// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where one view of a collection lies and how it looks there.
///
/// A subclass with properties of its own copies them in `copy(with:)` and compares them in
/// `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What kind of view the attributes are for.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that the data source gives, such as a header.
    case supplementaryView = 1
    /// A view that the layout gives.
    case decorationView = 2
  }

  /// The item, or the section's place, that the view belongs to.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What kind of view it is.
  open internal(set) var representedElementCategory: ElementCategory = .cell
  /// The name of a supplementary or decoration view's kind; `nil` for a cell.
  open internal(set) var representedElementKind: String?

  /// The size in points.
  open var size: CGSize = .zero
  /// The middle in the collection's coordinates.
  open var center: CGPoint = .zero
  /// The transform about the middle. The default is the identity.
  open var transform: CGAffineTransform {
    get { transform3D.seenFromFront }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform about the middle in three dimensions. The default is the identity.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// From 0 to 1, the default.
  open var alpha: CGFloat = 1
  /// Views with a greater index lie above others. The default is 0.
  open var zIndex: Int = 0
  /// Whether the view is left out. The default is false.
  open var isHidden: Bool = false

  /// The place in a list; `nil` outside of one.
  final var listPlace: ListPlace?
  /// The axes on which the view cannot choose its length.
  final var givenAxes: UIAxis = []

  /// Makes attributes of zero size for the first cell.
  public override init() {
    super.init()
  }

  /// Makes attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes for a view that the data source gives.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes attributes for a view that the layout gives.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle in the collection's coordinates, without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The size as a rectangle at (0, 0). Its origin cannot be changed.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.size, copy.center, copy.transform3D) = (size, center, transform3D)
    (copy.givenAxes, copy.listPlace) = (givenAxes, listPlace)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Equal where all attributes are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return key == other.key && size == other.size && center == other.center
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// Equal attributes have equal hashes.
  open override var hash: Int { key.hashValue }

  var key: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }

  /// The attributes with the frame mirrored in a content of that width.
  func mirrored(width: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.center.x = width - center.x
    return copy
  }
}

/// Which view of a collection is meant.
struct CollectionElement: Hashable, Comparable {
  var category: UICollectionViewLayoutAttributes.ElementCategory
  var kind: String
  var path: IndexPath

  static func < (left: CollectionElement, right: CollectionElement) -> Bool {
    (left.category.rawValue, left.path, left.kind) < (
      right.category.rawValue, right.path, right.kind
    )
  }
}
