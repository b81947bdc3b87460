// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The text of a text view, as one that can be changed.
///
/// ```swift
/// textView.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
/// ```
open class NSTextStorage: NSMutableAttributedString {
  private weak var view: UITextView?
  /// How many changes are going on, of which the outermost is told.
  private var depth = 0
  private let text = NSMutableAttributedString(string: "")

  private static let key = AssociatedStorage.Key<NSTextStorage>()

  /// The storage of a view's text.
  static func storage(of view: UITextView) -> NSTextStorage {
    let storage = view.associatedStorage[key] ?? NSTextStorage(string: "")
    storage.take(view.readAttributedText())
    storage.view = view
    view.associatedStorage[key] = storage
    return storage
  }

  private func take(_ other: NSAttributedString) {
    guard !text.isEqual(to: other) else { return }
    text.setAttributedString(other)
  }

  /// The characters.
  open override var string: String { text.string }

  /// The attributes of a character, and how far they go.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }

  /// Replaces characters, which take the attributes of the first of them.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { text.replaceCharacters(in: range, with: str) }
  }

  /// Gives characters these attributes and no others.
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    change { text.setAttributes(attrs, range: range) }
  }

  /// Begins a change of several steps, which the view shows after ``endEditing()``.
  open override func beginEditing() { depth += 1 }

  /// Ends a change of several steps.
  open override func endEditing() {
    depth -= 1
    tell()
  }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    tell()
  }

  private func tell() {
    guard depth == 0, let view else { return }
    view.attributedText = NSAttributedString(attributedString: text)
  }
}

/// What lays out the text of a text view.
///
/// ```swift
/// let height = textView.layoutManager.usedRect(for: textView.textContainer).height
/// ```
open class NSLayoutManager: NSObject {
  private weak var view: UITextView?

  init(of view: UITextView) {
    self.view = view
    super.init()
  }

  /// The text.
  open var textStorage: NSTextStorage? { view?.textStorage }

  /// How many characters there are; each has one glyph.
  open var numberOfGlyphs: Int { view?.textStorage.length ?? 0 }

  /// The part of a container that the text takes, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view, container === view.textContainer else { return .zero }
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

  /// The glyphs of a container: one for each character.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
}
