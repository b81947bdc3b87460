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
  private let view: UITextView?
  weak var ownStorage: NSTextStorage?
  /// The containers, in order.
  open internal(set) var textContainers: [NSTextContainer] = []
  /// Whether what fonts ask for between lines counts. It always does. The default is true.
  open var usesFontLeading: Bool = true
  /// Whether parts may be laid out alone. The whole text always is. The default is false.
  open var allowsNonContiguousLayout: Bool = false

  /// Is asked about glyphs and lines on iOS, and never here, which is reported.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      RenderingEnvironment.report(
        "an NSLayoutManager does not ask its delegate about glyphs and lines", kind: .notDrawn)
    }
  }

  /// Whether characters that do not show are drawn. They never are. The default is false.
  open var showsInvisibleCharacters: Bool = false
  /// Whether characters that control others are drawn. They never are. The default is false.
  open var showsControlCharacters: Bool = false

  /// Makes a manager without a text.
  public override init() {
    view = nil
    super.init()
  }

  init(of view: UITextView) {
    self.view = view
    super.init()
    textContainers = [view.textContainer]
  }

  /// The text.
  open var textStorage: NSTextStorage? { view?.textStorage ?? ownStorage }

  /// How many characters there are; each has one glyph.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
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

  /// Has characters laid out again. They are, in each picture.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    view?.setNeedsLayout()
  }

  /// Has characters drawn again. They are, in each picture.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

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
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Has text laid out in another form of a container. It is, in each picture.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { view?.setNeedsLayout() }

  // MARK: Drawing

  /// Draws what lies behind glyphs into the present context: the colors of `.backgroundColor`.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs. Whole lines are drawn: a part of one is reported.
  ///   - origin: Where the container's top left corner lies.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, backgrounds: true)
  }

  /// Draws glyphs into the present context, with their lines and shadows.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs. Whole lines are drawn: a part of one is reported.
  ///   - origin: Where the container's top left corner lies.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, backgrounds: false)
  }

  private func draw(_ range: NSRange, at origin: CGPoint, backgrounds: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(in: nil)?.draw(range, at: origin, backgrounds: backgrounds, in: context)
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
    return TextContainerLayout(textStorage, in: container)
  }
}
