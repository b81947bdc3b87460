// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Where the image and the texts of a list's content lie at a width.
///
/// ```
/// ├ margin ┤image├ padding ┤text     secondary├ margin ┤   side by side
///
/// ├ margin ┤image├ padding ┤text              ├ margin ┤   one above the other
///                           secondary
/// ```
struct ListContentArrangement {
  /// The places of what shows.
  struct Frames {
    var image: CGRect?
    var text: CGRect?
    var secondary: CGRect?
  }

  private let content: UIListContentConfiguration
  private let margins: UIEdgeInsets
  private let isMirrored: Bool
  private let grid: PixelGrid
  private let imageSize: CGSize?
  private let imageRoom: CGSize
  private let textSize: CGSize?
  private let secondarySize: CGSize?
  private let isSideBySide: Bool
  /// From the edge where text starts to the texts.
  let textStart: CGFloat
  private let end: CGFloat

  init(
    _ content: UIListContentConfiguration, margins: UIEdgeInsets, isMirrored: Bool,
    image: UIImage?, text: UILabel?, secondary: UILabel?, width: CGFloat, grid: PixelGrid
  ) {
    self.content = content
    self.margins = margins
    self.isMirrored = isMirrored
    self.grid = grid
    let size = image.map { content.imageProperties.size(of: $0.size) }
    imageSize = size
    imageRoom =
      image.flatMap { image in size.map { content.imageProperties.room(for: image, $0) } } ?? .zero
    let start = isMirrored ? margins.right : margins.left
    textStart = start + (size == nil ? 0 : imageRoom.width + content.imageToTextPadding)
    end = isMirrored ? margins.left : margins.right
    let room = max(1, width - textStart - end)
    // Lines of any length first: texts side by side need one line.
    let natural = (
      text.map(ListContentArrangement.line), secondary.map(ListContentArrangement.line)
    )
    let both = (natural.0?.width ?? 0) + (natural.1?.width ?? 0)
    let padding = content.textToSecondaryTextHorizontalPadding
    isSideBySide =
      content.prefersSideBySideTextAndSecondaryText
      && (natural.0 == nil || natural.1 == nil || both + padding <= room)
    let limit = CGSize(width: room, height: 0)
    textSize = isSideBySide ? natural.0 : text?.sizeThatFits(limit)
    secondarySize = isSideBySide ? natural.1 : secondary?.sizeThatFits(limit)
  }

  private static func line(_ label: UILabel) -> CGSize { label.sizeThatFits(.zero) }

  private var verticalPadding: CGFloat {
    textSize != nil && secondarySize != nil ? content.textToSecondaryTextVerticalPadding : 0
  }

  private var textHeight: CGFloat {
    let heights = (textSize?.height ?? 0, secondarySize?.height ?? 0)
    return isSideBySide
      ? max(heights.0, heights.1) : heights.0 + heights.1 + verticalPadding
  }

  private var textWidth: CGFloat {
    let widths = (textSize?.width ?? 0, secondarySize?.width ?? 0)
    let padding =
      textSize == nil || secondarySize == nil
      ? 0 : content.textToSecondaryTextHorizontalPadding
    return isSideBySide ? widths.0 + widths.1 + padding : max(widths.0, widths.1)
  }

  /// What the content needs, with its margins.
  var size: CGSize {
    let height = max(textHeight, imageRoom.height) + margins.top + margins.bottom
    return CGSize(
      width: grid.ceil(textStart + textWidth + end),
      height: grid.ceil(height))
  }

  /// The places in a view of a size: everything in the middle between the margins.
  func frames(in size: CGSize) -> Frames {
    var frames = Frames()
    let middle = (margins.top + size.height - margins.bottom) / 2
    if let imageSize {
      let start =
        (isMirrored ? margins.right : margins.left)
        + (imageRoom.width - imageSize.width) / 2
      frames.image = placed(x: start, y: middle - imageSize.height / 2, imageSize, in: size)
    }
    let room = max(0, size.width - textStart - end)
    var y = middle - textHeight / 2
    if let textSize {
      let width = isSideBySide ? min(textSize.width, room) : room
      let top = isSideBySide ? middle - textSize.height / 2 : y
      let box = CGSize(width: width, height: textSize.height)
      frames.text = placed(x: textStart, y: top, box, in: size)
      y += textSize.height + verticalPadding
    }
    if let secondarySize {
      let width = isSideBySide ? min(secondarySize.width, room) : room
      let top = isSideBySide ? middle - secondarySize.height / 2 : y
      // A value alone stands where the text would.
      let x = isSideBySide && textSize != nil ? size.width - end - width : textStart
      let box = CGSize(width: width, height: secondarySize.height)
      frames.secondary = placed(x: x, y: top, box, in: size)
    }
    return frames
  }

  private func placed(x: CGFloat, y: CGFloat, _ box: CGSize, in size: CGSize) -> CGRect {
    let left = isMirrored ? size.width - x - box.width : x
    return CGRect(x: left, y: grid.round(y), width: box.width, height: box.height)
  }
}
