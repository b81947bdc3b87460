// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Image and title form one block:
//
//   bounds │ contentEdgeInsets │ [image][title] │ contentEdgeInsets │
//
// The insets of one part move the rectangle in which the block is aligned, for that part only.

extension UIButton {
  /// The least room above and below a title alone where no content inset is set, in points; beside
  /// an image a title has none, as in a picture that Gravatar's SDK keeps.
  private static let titlePadding: CGFloat = 6
  private static let leastSystemWidth: CGFloat = 30

  private var imageSize: CGSize { shownImage?.size ?? .zero }

  private func titleSize(width: CGFloat?) -> CGSize {
    guard let label = titleLabelStorage, label.text?.isEmpty == false else { return .zero }
    if label.numberOfLines != 1, let width {
      return label.sizeThatFits(CGSize(width: width, height: 0))
    }
    return label.intrinsicContentSize
  }

  /// What the content needs, and not less than the background image has, as on iOS.
  func naturalSize() -> CGSize {
    let (content, ground) = (contentSize, currentBackgroundImage?.size ?? .zero)
    return CGSize(
      width: max(content.width, ground.width), height: max(content.height, ground.height))
  }

  /// A title counts in whole points, at every scale.
  private var contentSize: CGSize {
    let (image, insets) = (imageSize, contentEdgeInsets)
    let exact = titleSize(width: nil)
    let title = CGSize(width: exact.width.rounded(.up), height: exact.height.rounded(.up))
    if shownImage == nil, title.height == 0, insets == .zero,
      currentBackgroundImage == nil
    {
      return emptySize
    }
    let isAlone = title.height > 0 && shownImage == nil
    let padding = insets == .zero && isAlone ? 2 * UIButton.titlePadding : 0
    let size = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height + padding) + insets.top + insets.bottom)
    guard buttonType.isTinted, insets == .zero, title.width > 0 else { return size }
    return CGSize(width: max(size.width, UIButton.leastSystemWidth), height: size.height)
  }

  /// A button without title and image keeps the room of a line of its font: 30x34 at 18 points, as
  /// in a log of iOS's callout bar whose hidden button is empty, and as high as the three empty
  /// buttons that share a stack of 118 points in ViewCode-Sample's picture.
  private var emptySize: CGSize {
    let font = titleLabelStorage?.font ?? standardFont
    return CGSize(
      width: UIButton.leastSystemWidth,
      height: font.lineHeight.rounded(.up) + 2 * UIButton.titlePadding)
  }

  func placeParts() {
    let content = contentRect(forBounds: bounds)
    backgroundViewStorage?.frame = backgroundRect(forBounds: bounds)
    imageViewStorage?.frame = imageRect(forContentRect: content)
    titleLabelStorage?.frame = titleRect(forContentRect: content)
  }

  /// The places of both parts in `rect` less `insets`.
  func layout(in rect: CGRect, insets: UIEdgeInsets) -> (image: CGRect, title: CGRect) {
    let room = rect.inset(by: insets)
    let image = CGSize(
      width: min(imageSize.width, max(0, room.width)),
      height: min(imageSize.height, max(0, room.height)))
    let titleRoom = max(0, room.width - image.width)
    let natural = titleSize(width: titleRoom)
    let isFilled = contentHorizontalAlignment == .fill
    var title = CGSize(
      width: isFilled && natural.width > 0 ? titleRoom : min(natural.width, titleRoom),
      // A title keeps its height, and lies over the edges where it has less room: one of two lines
      // in a button of one line's height, in the pictures of ios-registration-case-study.
      height: natural.height)
    if contentVerticalAlignment == .fill, natural.height > 0 { title.height = max(0, room.height) }
    let left = room.minX + (room.width - image.width - title.width) * horizontalShare
    let imageX = isMirrored ? left + title.width : left
    let titleX = isMirrored ? left : left + image.width
    return (
      place(image, x: imageX, in: room), place(title, x: titleX, in: room)
    )
  }

  private func place(_ size: CGSize, x: CGFloat, in room: CGRect) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGRect(
      x: grid.round(x), y: grid.round(room.minY + (room.height - size.height) * verticalShare),
      width: size.width, height: size.height)
  }

  /// The part of the free width that lies to the left of the block.
  private var horizontalShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: return 0.5
    case .left: return 0
    case .right: return 1
    case .leading: return isMirrored ? 1 : 0
    case .trailing: return isMirrored ? 0 : 1
    }
  }

  /// The part of the free height that lies above a part.
  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}

extension UIButton: TextContent {
  var contentHeightFollowsWidth: Bool { configuration != nil }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    return configuration == nil ? naturalSize() : configuredSize(width: width)
  }

  // The title is in the middle of a button of natural height.
  var firstBaselineFromTop: CGFloat {
    let title = titleSize(width: nil)
    return (intrinsicContentSize.height - title.height) / 2
      + (titleLabelStorage?.font.ascender ?? 0)
  }

  var lastBaselineFromBottom: CGFloat { intrinsicContentSize.height - firstBaselineFromTop }

  var baselineFromMiddle: CGFloat? {
    contentVerticalAlignment == .center
      ? firstBaselineFromTop - intrinsicContentSize.height / 2 : nil
  }
}
