// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSLayoutManager {
  /// The character at a point of a container: the nearest of the line there.
  ///
  /// - Parameters:
  ///   - point: In points from the container's top left corner.
  ///   - container: The container.
  ///   - partialFraction: Is told how far between the character's edges the point lies, 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layout(in: container)?.character(at: point) ?? (0, 0)
    partialFraction?.pointee = found.1
    return found.0
  }

  /// The glyph at a point of a container: the nearest of the line there.
  ///
  /// - Parameters:
  ///   - point: In points from the container's top left corner.
  ///   - container: The container.
  ///   - partialFraction: Is told how far between the glyph's edges the point lies, 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The character of a glyph: that of the same number.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character: that of the same number.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of characters: those of the same numbers.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: those of the same numbers.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// What holds all glyphs of a range, in points from the container's top left corner.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    layout(in: container)?.rect(of: glyphRange) ?? .zero
  }

  /// The line of a glyph, from edge to edge of its container.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    guard let line = layout(in: nil)?.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.rect
  }

  /// The text of a glyph's line alone.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    guard let line = layout(in: nil)?.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.used
  }

  /// The container of a glyph: the first one, which is filled.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }

  /// Where a glyph's origin lies, from its line's upper left corner: on the baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    layout(in: nil)?.location(of: glyphIndex) ?? .zero
  }

  /// Whether there is a glyph of this number.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  /// The glyphs whose lines are in a rectangle of a container.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = (layout(in: container)?.lines ?? []).filter { $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(
      location: first.range.location,
      length: NSMaxRange(last.range) - first.range.location)
  }

  /// Goes through the rectangles that hold glyphs, line by line.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - selectedRange: What is selected; it changes nothing here.
  ///   - textContainer: The container.
  ///   - block: Is given the rectangle, and what ends the walk.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = layout(in: textContainer) else { return }
    var stop: ObjCBool = false
    for line in layout.lines {
      guard let part = line.range.intersection(glyphRange), part.length > 0 else { continue }
      block(layout.rect(of: part), &stop)
      if stop.boolValue { return }
    }
  }

  /// What is hidden behind an ellipsis in a glyph's line; no place where nothing is.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    layout(in: nil)?.hidden(inLineOf: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Goes through the lines that glyphs of a range are in.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - block: Is given the line from edge to edge, its text alone, the container, its glyphs, and
  ///     what ends the walk.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let layout = layout(in: container) else { return }
    var stop: ObjCBool = false
    for line in layout.lines where (line.range.intersection(glyphRange)?.length ?? 0) > 0 {
      block(line.rect, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Where a line without characters ends the text, from edge to edge of its container: after a
  /// line break, and where there is no text. Empty where there is none.
  public var extraLineFragmentRect: CGRect { layout(in: nil)?.lastEmptyLine?.rect ?? .zero }
  /// The room of such a line without text.
  public var extraLineFragmentUsedRect: CGRect { layout(in: nil)?.lastEmptyLine?.used ?? .zero }
  /// The container of such a line; `nil` where there is none.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    layout(in: nil)?.lastEmptyLine == nil ? nil : textContainers.first
  }

  /// The first character that is not laid out yet: none, all are.
  public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// The first glyph that is not laid out yet: none, all are.
  public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
}

extension NSTextStorage {
  /// The managers that lay the text out.
  public var layoutManagers: [NSLayoutManager] { ownManagers }

  /// Gives the text to a manager, which it keeps.
  public func addLayoutManager(_ layoutManager: NSLayoutManager) {
    if !ownManagers.contains(where: { $0 === layoutManager }) { ownManagers.append(layoutManager) }
    layoutManager.ownStorage = self
    for container in layoutManager.textContainers { container.view?.take(self) }
  }

  /// The text as it is now.
  var snapshot: NSAttributedString {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  /// Takes the text from a manager.
  public func removeLayoutManager(_ layoutManager: NSLayoutManager) {
    ownManagers.removeAll { $0 === layoutManager }
    layoutManager.ownStorage = nil
  }
}
