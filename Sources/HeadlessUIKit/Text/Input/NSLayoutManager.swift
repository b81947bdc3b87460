// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What lays out the text of a storage in a container: that of a text view, or one of its own.
///
/// Each character has one glyph, and only the first container is filled.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString())
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: label.bounds.size)
/// container.lineFragmentPadding = 0
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let index = manager.characterIndex(
///   for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
open class NSLayoutManager: NSObject {
  weak var ownStorage: NSTextStorage?
  /// The containers, in order.
  open internal(set) var textContainers: [NSTextContainer] = []
  /// Whether what fonts ask for between lines counts. It always does. The default is true.
  open var usesFontLeading: Bool = true
  /// Whether parts may be laid out alone. The whole text always is. The default is false.
  open var allowsNonContiguousLayout: Bool = false

  /// Is asked for the room below lines and paragraphs. On iOS it is asked about glyphs and the ends
  /// of lines, too, which is reported.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate != nil, delegate !== oldValue else { return }
      RenderingEnvironment.report(
        "an NSLayoutManager asks its delegate for the room below lines and paragraphs alone, not "
          + "about glyphs and where lines end", kind: .notDrawn)
      view?.contentDidChange()
    }
  }

  /// Whether characters that do not show are drawn. They never are. The default is false.
  open var showsInvisibleCharacters: Bool = false
  /// Whether characters that control others are drawn. They never are. The default is false.
  open var showsControlCharacters: Bool = false

  /// Whether long words are broken with hyphens. They never are. The default is false.
  open var usesDefaultHyphenation: Bool = false
  /// Whether very large texts are laid out in part. They never are. The default is true.
  open var limitsLayoutForSuspiciousContents: Bool = true
  /// Whether parts are laid out alone: never.
  open var hasNonContiguousLayout: Bool { false }

  /// Makes a manager without a text.
  public override init() { super.init() }

  /// The view whose text is laid out; `nil` for a text of no view.
  private var view: UITextView? { textContainers.first?.view }

  /// Whether a subclass may draw something beside the text.
  var mayDrawItself: Bool { type(of: self) != NSLayoutManager.self }

  /// The text.
  open var textStorage: NSTextStorage? {
    get { ownStorage }
    set { ownStorage = newValue }
  }

  /// Gives the manager another text, in the place of the one that it has.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  /// How many characters there are; each has one glyph.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before the one at a place.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The part of a container that the text takes, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view else { return CGRect(origin: .zero, size: layout(in: container)?.size ?? .zero) }
    guard container === view.textContainer else { return .zero }
    let insets = view.textContainerInset
    let size = view.sizeThatFits(
      CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
    return CGRect(
      x: 0, y: 0, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Called when the text has changed. A view lays it out again by itself.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {}

  /// Has characters laid out again. They are, in each picture.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    view?.setNeedsLayout()
  }

  /// Has characters drawn again. They are, in each picture.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    view?.canvas?.setNeedsDisplay()
  }

  /// Lays the text of a container out.
  open func ensureLayout(for container: NSTextContainer) { view?.layoutIfNeeded() }

  /// Lays characters out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { view?.layoutIfNeeded() }
  /// Finds the glyphs of characters. They are there.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Has glyphs found again. They are, in each picture.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { view?.setNeedsLayout() }
  /// Has glyphs drawn again. They are, in each picture.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    view?.canvas?.setNeedsDisplay()
  }
  /// Has text laid out in another form of a container. It is, in each picture.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { view?.setNeedsLayout() }

  // MARK: Drawing

  /// Draws what lies behind glyphs into the present context: the colors of `.backgroundColor`, by
  /// ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs. Whole runs of equal attributes are drawn: a part of one is
  ///     reported.
  ///   - origin: Where the container's top left corner lies.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let layout = layout(in: nil) else { return }
    for ground in layout.grounds(in: glyphsToShow, at: origin) {
      context.saveGState()
      ground.color.setFill()
      fillBackgroundRectArray(
        ground.rects, count: ground.rects.count, forCharacterRange: ground.range,
        color: ground.color)
      context.restoreGState()
    }
  }

  /// Fills the rectangles behind characters of one `.backgroundColor`, line by line, with the
  /// context's color, which is that one.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
    forCharacterRange charRange: NSRange, color: UIColor
  ) {
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }

  /// Draws glyphs into the present context, with their lines and shadows.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs. Whole runs of equal attributes are drawn: a part of one is
  ///     reported.
  ///   - origin: Where the container's top left corner lies.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let layout = layout(in: nil) else { return }
    guard mayDrawItself else {
      return layout.draw([.underlines, .letters], of: glyphsToShow, at: origin, in: context)
    }
    for underline in layout.underlines(in: glyphsToShow) {
      drawUnderline(
        forGlyphRange: underline.range, underlineType: underline.style,
        baselineOffset: underline.offset, lineFragmentRect: underline.line.rect,
        lineFragmentGlyphRange: underline.line.range, containerOrigin: origin)
    }
    layout.draw(.letters, of: glyphsToShow, at: origin, in: context)
  }

  /// Draws the line under glyphs of one line.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - underlineVal: How the line looks.
  ///   - baselineOffset: How far below the baseline it lies, in points.
  ///   - lineRect: The glyphs' line, in the container.
  ///   - lineGlyphRange: All glyphs of the line.
  ///   - containerOrigin: Where the container's top left corner lies.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(in: nil)?.draw(.underlines, of: glyphRange, at: containerOrigin, in: context)
  }

  /// The glyphs of a container, one for each character: all up to its last line's end, or to where
  /// an ellipsis stands for the rest.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let layout = layout(in: container), let last = layout.lines.last else {
      return NSRange(location: 0, length: numberOfGlyphs)
    }
    let hidden = layout.hidden(inLineOf: last.range.location)
    return NSRange(location: 0, length: hidden?.location ?? NSMaxRange(last.range))
  }

  /// The text in a container; `nil` for one that is not filled.
  func layout(in container: NSTextContainer?) -> TextContainerLayout? {
    guard let container = container ?? textContainers.first, container === textContainers.first,
      let textStorage
    else { return nil }
    if let view { view.layoutIfNeeded() }
    return TextContainerLayout(spaced(textStorage.snapshot), in: container)
  }

  /// The text with the room below lines and paragraphs that the delegate asks for.
  func spaced(_ text: NSAttributedString) -> NSAttributedString {
    guard let delegate, text.length > 0 else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
      start = NSMaxRange(paragraph)
      let lines = delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: paragraph.location, withProposedLineFragmentRect: .zero)
      let after = delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: start - 1, withProposedLineFragmentRect: .zero)
      guard lines != 0 || after != 0 else { continue }
      let former = text.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(former as? NSParagraphStyle ?? .default)
      style.lineSpacing += lines
      style.paragraphSpacing += after
      result.addAttributes([.paragraphStyle: style], range: paragraph)
    }
    return result
  }
}
