// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// What `drawText(in:)` draws while a label is recorded.
final class LabelRecording {
  /// The texts that are drawn before anything else is.
  var texts: [TextPainter] = []
  /// What code that overrides `drawText(in:)` draws into. Texts that come after its first step, or
  /// are moved or made fainter, are drawn into it as well.
  let context: CGContext

  init(_ bounds: CGRect) {
    context = CGContext(bounds: bounds, scale: RenderingEnvironment.current.displayScale)
  }

  func draw(_ text: TextPainter) {
    if context.isPristine { texts.append(text) } else { context.draw(text) }
  }
}

extension UILabel {
  // MARK: Measuring

  /// The text's size in points with lines broken at `width`, 0 for not breaking them.
  func textSize(fitting width: CGFloat) -> CGSize {
    let room = CGSize(
      width: width > 0 ? width : LabelLayout.unlimited, height: LabelLayout.unlimited)
    return textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
    ).size
  }

  func measuredTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let layout = layout(in: bounds.size, lines: lines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = layout.fittingSize
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(bounds.width, size.width), height: size.height)
  }

  private func layout(in size: CGSize, lines: Int) -> LabelLayout? {
    guard hasContent else { return nil }
    var paragraph = ParagraphStyle()
    paragraph.alignment = alignmentStorage.textAlignment
    paragraph.lineBreakMode = lineBreakModeStorage.lineBreakMode
    paragraph.avoidsOrphans = lineBreakStrategyStorage.contains(.pushOut)
    paragraph.baseDirection = NSWritingDirection.natural.baseDirection(
      in: effectiveUserInterfaceLayoutDirection)
    do {
      let full = LabelLayout.Request(
        spans: try drawnText(scale: 1, width: size.width).spans, paragraph: paragraph, size: size,
        lines: lines,
        scale: traitCollection.displayScale)
      let layout = layouts.layout(full)
      guard adjustsFontSizeToFitWidth else { return layout }
      if lines == 1, layout.isTooWide(for: size.width) {
        return try shrunk(full, from: layout, shrinkingAdjustment) {
          $0.isTooWide(for: size.width)
        }
      }
      // Several lines: where the last one would end with an ellipsis, and the room is known.
      if lines > 1, lineBreakModeStorage.isTruncating, layout.block.isTruncated,
        size.height < LabelLayout.unlimited / 2
      {
        return try shrunk(full, from: layout, .alignCenters) { $0.block.isTruncated }
      }
      return layout
    } catch {
      RenderingEnvironment.report("\(descriptionLine()): \(error)")
      return nil
    }
  }

  /// A font in the size of text that the label is shown in.
  func present(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.adapted(to: traitCollection) : font
  }

  private func drawnText(scale: CGFloat, width: CGFloat) throws(FontFace.Error) -> DrawnText {
    let traits = adjustsFontForContentSizeCategory ? traitCollection : nil
    let defaults = DrawnText.Defaults(
      font: present(fontStorage), color: textColorStorage,
      direction: effectiveUserInterfaceLayoutDirection, scale: scale, traits: traits,
      lineWidth: width < LabelLayout.unlimited / 2 ? width : nil)
    let drawn =
      switch content {
      case .empty: try DrawnText("", defaults)
      case .plain(let text): try DrawnText(text, defaults)
      case .attributed(let text): try DrawnText(text, defaults)
      }
    // A line that the label has no room for is no reason for an ellipsis.
    let hasRoom = numberOfLines <= 0 || numberOfLines >= drawn.leastLineCount
    return hasRoom ? drawn.withLastLine : drawn
  }

  /// Where a text stands that was made smaller. One with attributes stands in the middle, where
  /// plain text keeps its baseline, on iOS 15 to 17.
  private var shrinkingAdjustment: UIBaselineAdjustment {
    if case .attributed = content, baselineAdjustment == .alignBaselines { return .alignCenters }
    return baselineAdjustment
  }

  /// The layout in the largest size that fits, in 256ths of the text's own.
  private func shrunk(
    _ request: LabelLayout.Request, from full: LabelLayout, _ adjustment: UIBaselineAdjustment,
    where isTooLarge: (LabelLayout) -> Bool
  ) throws(FontFace.Error) -> LabelLayout {
    func layout(_ step: Int) throws(FontFace.Error) -> LabelLayout {
      let scale = CGFloat(step) / 256
      var smaller = request
      smaller.spans = try drawnText(scale: scale, width: request.size.width).spans
      var layout = layouts.layout(smaller)
      layout.shrinking = LabelLayout.Shrinking(
        scale: scale, full: full.block, adjustment: adjustment)
      return layout
    }
    let least = max(1, Int((min(1, max(0, minimumScaleFactor)) * 256).rounded(.up)))
    guard least < 256 else { return full }
    var (low, high) = (least, 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isTooLarge(try layout(middle)) {
        high = middle
      } else {
        low = middle
      }
    }
    return try layout(low)
  }

  /// The size of the smallest letters in points, as they are drawn in the label's bounds; `nil`
  /// where there are none.
  package var smallestDrawnFontSize: CGFloat? {
    guard !bounds.isEmpty, let layout = layout(in: bounds.size, lines: numberOfLines),
      let text = try? drawnText(scale: layout.shrinking?.scale ?? 1, width: bounds.width)
    else { return nil }
    // Spaces and line breaks in a small font are a gap, and a picture has a size of its own.
    let letters = text.spans.filter { span in
      span.object == nil && span.text.contains { !$0.isWhitespace }
    }
    return letters.map(\.style.pointSize).min()
  }

  // MARK: Drawing

  func recordText(in rect: CGRect) {
    guard !rect.isEmpty, let layout = layout(in: rect.size, lines: numberOfLines),
      let text = try? drawnText(scale: layout.shrinking?.scale ?? 1, width: rect.width)
    else { return }
    reportMissing(in: layout.block)
    noteStandIns(text)
    let origin = CGPoint(x: rect.minX, y: rect.minY + layout.top(in: rect.height))
    // Code that draws something else calls for the text of a label, too.
    let context = recording?.context ?? UIGraphicsGetCurrentContext()
    func draw(_ text: TextPainter) {
      if let recording { recording.draw(text) } else { context?.draw(text) }
    }
    let drawing = context?.textDrawing
    var painter = TextPainter(
      block: layout.block, looks: text.looks.map { $0.drawn(as: drawing) }, origin: origin,
      grid: layout.grid)
    if let shadowColor {
      var shadow = painter
      shadow.origin.x += shadowOffset.width
      shadow.origin.y += shadowOffset.height
      shadow.color = shadowColor
      draw(shadow)
    }
    if isHighlighted { painter.color = highlightedTextColor }
    if !isEnabled { painter.color = .systemGray }
    draw(painter)
  }

  private func reportMissing(in block: TextBlock) {
    guard !block.missingCharacters.isEmpty else { return }
    let characters = block.missingCharacters.map { scalar in
      "\(scalar) (U+\(String(scalar.value, radix: 16, uppercase: true)))"
    }
    RenderingEnvironment.report(
      RenderingIssue(
        "\(descriptionLine()): no font has a glyph for \(characters.joined(separator: ", ")); "
          + "fonts for more scripts are in the packages fonts-noto-core and fonts-noto-cjk",
        kind: .missingGlyph, in: [self]))
  }

  /// Says that another font stands for one of Apple's, where somebody listens.
  private func noteStandIns(_ text: DrawnText) {
    guard let issues = RenderingEnvironment.current.issues else { return }
    for name in Set(text.looks.compactMap(\.standInName)).sorted() {
      let kind = AppleFont(name)?.kind ?? .sansSerif
      issues.report(
        RenderingIssue(
          "\(kind.family) stands for the font \(name), which Apple does not let others ship",
          kind: .standInFont, in: [self]))
    }
  }

  func paintText(into recorder: inout DisplayListRecorder) {
    let recording = LabelRecording(bounds)
    self.recording = recording
    GraphicsContextStack.with(recording.context) { drawText(in: bounds) }
    self.recording = nil
    if allowsDefaultTighteningForTruncation, recording.texts.contains(where: \.block.isTruncated) {
      RenderingEnvironment.report(
        RenderingIssue(
          "a label's allowsDefaultTighteningForTruncation does not bring its characters closer "
            + "together", kind: .notDrawn, in: [self]))
    }
    for text in recording.texts {
      recorder.withSavedState { recorder in
        let room = room(of: text)
        if let drawn = text.bounds, !room.contains(drawn) {
          recorder.clip(to: Path(rect: room))
        }
        text.paint(into: &recorder)
      }
    }
    guard !recording.context.commands.isEmpty else { return }
    recorder.withSavedState { recorder in
      recorder.clip(to: Path(rect: bounds))
      var player = CommandPlayer(recording.context.closedCommands)
      player.play(into: &recorder)
    }
  }

  /// What a text is cut to: the content of a label is a picture as large as its bounds. Letters of
  /// fallback fonts are not cut above and below where their lines fit.
  private func room(of text: TextPainter) -> CGRect {
    let pixel = 1 / text.grid.scale
    let lines = text.origin.y...text.origin.y + text.block.size.height
    guard lines.lowerBound > bounds.minY - pixel, lines.upperBound < bounds.maxY + pixel,
      let ink = text.fallbackInk
    else { return bounds }
    return bounds.union(CGRect(x: bounds.minX, y: ink.minY, width: 0, height: ink.height))
  }
}
