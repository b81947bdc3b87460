// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A view that a collection may show again with other content.
open class UICollectionReusableView: UIView {
  /// Makes a reusable view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifierStorage = (coder as? NibCoder)?.element["reuseIdentifier"]
  }

  final var reuseIdentifierStorage: String?
  /// What the collection has applied last; `nil` for a view that it may use again.
  final var takenAttributes: UICollectionViewLayoutAttributes?

  /// The name under which a collection keeps views of this kind; `nil` outside of one.
  open var reuseIdentifier: String? { reuseIdentifierStorage }

  /// Called before the view is shown again with other content.
  open func prepareForReuse() {}

  /// Called with the view's place and look, after the collection has applied them. The default does
  /// nothing; it is for attributes of one's own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection takes another layout. The default does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the collection has taken another layout. The default does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view would like to have. The default is a size that fits its
  /// constraints; the given ones where it has none.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard hasFittingSize else { return layoutAttributes }
    let axes = layoutAttributes.givenAxes
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .required : .fittingSizeLevel,
      verticalFittingPriority: axes.contains(.vertical) ? .required : .fittingSizeLevel)
    return layoutAttributes
  }

  /// Whether the view's content has a size of its own.
  var hasFittingSize: Bool { holdsConstraints }
}
