// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The view of one item of a collection.
///
/// ```swift
/// final class KeyCell: UICollectionViewCell {
///   let label = UILabel()
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     contentView.addSubview(label)
///   }
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Archives of cells are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The view for the cell's subviews; it fills the cell.
  open var contentView: UIView { content }

  /// Whether the item is chosen. The default is false.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the item is being pressed. Labels and image views in the cell are highlighted with it.
  /// The default is false.
  open var isHighlighted: Bool = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      contentView.highlightContent(isHighlighted)
      stateDidChange()
    }
  }

  /// The view behind everything else; it fills the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView, at: 0) }
  }

  /// The view above ``backgroundView`` that shows while the cell is chosen or pressed.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(
        oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      stateDidChange()
    }
  }

  /// The size that the content needs.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.holdsConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var fittingView: UIView { content }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("selected", flag: isSelected, default: false)
    StateProperty("highlighted", flag: isHighlighted, default: false)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

extension UIView {
  /// Highlights the labels and image views among this view and those in it. Controls keep their own
  /// state.
  func highlightContent(_ isHighlighted: Bool) {
    if let label = self as? UILabel { label.isHighlighted = isHighlighted }
    if let imageView = self as? UIImageView { imageView.isHighlighted = isHighlighted }
    for subview in subviewStorage where !(subview is UIControl) {
      subview.highlightContent(isHighlighted)
    }
  }
}
