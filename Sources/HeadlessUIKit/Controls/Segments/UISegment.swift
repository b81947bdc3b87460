// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// One segment of a segmented control: a title or an image in the middle.
final class UISegment: UIView {
  let label = UILabel()
  let imageView = UIImageView()
  /// The app's own picture behind the content.
  private var backgroundView: UIImageView?
  var action: UIAction?
  /// The width that was set; 0 for that of the content.
  var width: CGFloat = 0
  var isEnabled = true
  /// How far the content is from the middle.
  private var offset = UIOffset.zero

  /// Makes a segment; a title that is `nil` leaves the image.
  convenience init(title: String?, image: UIImage?) {
    self.init(frame: .zero)
    isOpaque = false
    label.textAlignment = .center
    label.text = title
    imageView.image = image
    if title == nil, image != nil { addSubview(imageView) } else { addSubview(label) }
  }

  var showsImage: Bool { imageView.superview === self }

  /// What decides about the look of the control.
  struct Shown: Equatable {
    var title: String?
    var image: UIImage?
    var width: CGFloat
    var isEnabled: Bool
  }

  var shown: Shown {
    Shown(title: label.text, image: imageView.image, width: width, isEnabled: isEnabled)
  }

  func show(title: String?, image: UIImage?) {
    guard title != label.text || image != imageView.image else { return }
    label.text = title
    imageView.image = image
    let shown: UIView = title == nil && image != nil ? imageView : label
    let other: UIView = shown === label ? imageView : label
    other.removeFromSuperview()
    if shown.superviewStorage == nil { addSubview(shown) }
    setNeedsLayout()
  }

  func showBackground(_ image: UIImage?) {
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView()
    if view.superviewStorage == nil {
      insertSubview(view, at: 0)
      backgroundView = view
    }
    if view.image != image { view.image = image }
    view.frame = bounds
  }

  func move(by offset: UIOffset) {
    guard offset != self.offset else { return }
    self.offset = offset
    setNeedsLayout()
  }

  /// The width of the content alone.
  var contentWidth: CGFloat {
    showsImage ? imageView.image?.size.width ?? 0 : label.intrinsicContentSize.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let natural = showsImage ? imageView.image?.size ?? .zero : label.intrinsicContentSize
    let size = CGSize(
      width: min(natural.width, bounds.width), height: min(natural.height, bounds.height))
    let view: UIView = showsImage ? imageView : label
    view.frame = CGRect(
      x: grid.round((bounds.width - size.width) / 2 + offset.horizontal),
      y: grid.round((bounds.height - size.height) / 2 + offset.vertical), width: size.width,
      height: size.height)
  }
}
