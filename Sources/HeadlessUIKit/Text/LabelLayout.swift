// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// A label's text laid out in a room.
struct LabelLayout {
  /// What a layout depends on.
  struct Request: Hashable {
    var spans: [TextSpan]
    var paragraph: ParagraphStyle
    /// The room in points; a side of ``LabelLayout/unlimited`` or more does not limit.
    var size: CGSize
    /// The greatest number of lines, 0 for no limit.
    var lines: Int
    /// Pixels per point.
    var scale: CGFloat
  }

  /// Larger than any label, in points.
  static let unlimited: CGFloat = 1e7

  /// How a text was made smaller.
  struct Shrinking {
    let scale: CGFloat
    /// The text in its own size.
    let full: TextBlock
    let adjustment: UIBaselineAdjustment
  }

  let block: TextBlock
  let grid: PixelGrid
  var shrinking: Shrinking?
  /// The width of the whole text on one line, in points.
  private let naturalWidth: CGFloat

  /// - Parameter text: That of the request.
  init(_ request: Request, _ text: PreparedText) {
    let scale = request.scale > 0 ? request.scale : RenderingEnvironment.current.displayScale
    grid = PixelGrid(scale: scale)
    // Half of the limit, because a subclass may have taken its margins away.
    let width = request.size.width < Self.unlimited / 2 ? request.size.width : nil
    let lines = request.lines > 0 ? request.lines : nil
    let (block, isCut) = Self.filledBlock(request, text, width: width, lines: lines, grid: grid)
    naturalWidth = block.isTruncated && !isCut ? .infinity : block.size.width
    let fitting = Self.linesThatFit(block, height: request.size.height)
    self.block =
      fitting < block.lines.count
      ? text.block(width: width, maximumLines: max(1, fitting), pixelGrid: grid) : block
  }

  /// As many lines as there are, or a few more than the room is high for: a text of ten megabytes
  /// has 200,000 lines.
  ///
  /// - Returns: The block, and whether lines were left out that the request allows.
  private static func filledBlock(
    _ request: Request, _ text: PreparedText, width: CGFloat?, lines: Int?, grid: PixelGrid
  ) -> (block: TextBlock, isCut: Bool) {
    var limit = 128
    let isLimited = width != nil && request.size.height < Self.unlimited / 2
    while isLimited, limit < lines ?? .max {
      let block = text.block(width: width, maximumLines: limit, pixelGrid: grid)
      if block.lines.count < limit { return (block, false) }
      if linesThatFit(block, height: request.size.height) < limit - 1 { return (block, true) }
      limit *= 4
    }
    return (text.block(width: width, maximumLines: lines, pixelGrid: grid), false)
  }

  /// Lines that do not fit are left out; a first one that is too high stays. What rounding to
  /// pixels took from the height does not count.
  private static func linesThatFit(_ block: TextBlock, height: CGFloat) -> Int {
    block.lines.count { $0.top + $0.height <= height + 1.0 / 512 }
  }

  /// The block's size, rounded up to whole pixels, in points. The space at the end of a line that
  /// was broken counts, as on iOS 15 to 17.
  var fittingSize: CGSize {
    grid.ceil(CGSize(width: block.spacedWidth, height: block.size.height))
  }

  /// Whether the text does not fit on its lines. What rounding to pixels took does not count.
  func isTooWide(for width: CGFloat) -> Bool { naturalWidth > width + 1.0 / 512 }

  /// From the room's top to the block's: centered, rounded to a whole pixel towards the room's top.
  ///
  /// A text that was made smaller stands where its adjustment says.
  func top(in height: CGFloat) -> CGFloat {
    guard let shrinking else { return centered(block, in: height) }
    let full = centered(shrinking.full, in: height)
    return switch shrinking.adjustment {
    case .alignBaselines: full + shrinking.full.firstBaseline - block.firstBaseline
    case .alignCenters: centered(block, in: height)
    case .none: full
    }
  }

  private func centered(_ block: TextBlock, in height: CGFloat) -> CGFloat {
    let top = (height - block.size.height) / 2
    return top < 0 ? -grid.floor(-top) : grid.floor(top)
  }
}

/// A label's latest layouts: sizes are asked for again and again, and drawing needs the same once
/// more.
struct LabelLayoutCache {
  private static let limit = 16

  private var known: [(request: LabelLayout.Request, layout: LabelLayout)] = []
  /// The text of the latest layout.
  private var text: (spans: [TextSpan], paragraph: ParagraphStyle, prepared: PreparedText)?

  mutating func layout(_ request: LabelLayout.Request) -> LabelLayout {
    if let found = known.first(where: { $0.request == request }) { return found.layout }
    let layout = LabelLayout(request, prepared(request))
    if known.count == Self.limit { known.removeFirst() }
    known.append((request, layout))
    return layout
  }

  private mutating func prepared(_ request: LabelLayout.Request) -> PreparedText {
    if let text, text.spans == request.spans, text.paragraph == request.paragraph {
      return text.prepared
    }
    let prepared = PreparedText(request.spans, paragraph: request.paragraph)
    text = (request.spans, request.paragraph, prepared)
    return prepared
  }
}
