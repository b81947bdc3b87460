// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What lays out the text of a text view.
///
/// ```swift
/// let height = textView.layoutManager.usedRect(for: textView.textContainer).height
/// ```
open class NSLayoutManager: NSObject {
  private let view: UITextView

  init(of view: UITextView) {
    self.view = view
    super.init()
  }

  /// The text.
  open var textStorage: NSTextStorage? { view.textStorage }

  /// How many characters there are; each has one glyph.
  open var numberOfGlyphs: Int { view.textStorage.length }

  /// The part of a container that the text takes, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
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
    view.setNeedsLayout()
  }

  /// Has characters drawn again. They are, in each picture.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Lays the text of a container out.
  open func ensureLayout(for container: NSTextContainer) { view.layoutIfNeeded() }

  /// The glyphs of a container: one for each character.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
}
