// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// A text view's text is kept in two places once somebody has asked for its storage, or has made the
// view with one:
//
//   view.content  ── giveToStorage() ──▶  NSTextStorage  (the app's, or the view's own)
//                 ◀── storageDidChange ──
//
// An app's own layout manager draws the text, on a canvas in the place of the label.

/// Draws the text of a view by its layout manager.
final class UITextViewCanvas: UIView {
  override func draw(_ rect: CGRect) { (superview as? UITextView)?.drawByManager() }
}

extension UITextView {
  /// Takes the text of the container that the view is made with, if it has one.
  func takeContainer() {
    textContainer.view = self
    textContainer.didChange = { [weak self] in self?.contentDidChange() }
    if let layoutManager = textContainer.ownManager { take(layoutManager) }
    contentDidChange()
  }

  /// Has the text laid out by a manager of the app's, with its text.
  func take(_ layoutManager: NSLayoutManager) {
    manager = layoutManager
    if let storage = layoutManager.textStorage { take(storage) }
    contentDidChange()
  }

  /// Shows the text of a storage of the app's.
  func take(_ storage: NSTextStorage) {
    guard storage !== self.storage else { return }
    self.storage?.view = nil
    self.storage = storage
    storage.view = self
    storageDidChange(storage)
  }

  func makeStorage() -> NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: readAttributedText())
    made.view = self
    storage = made
    made.addLayoutManager(makeLayoutManager())
    return made
  }

  func makeLayoutManager() -> NSLayoutManager {
    if let manager { return manager }
    let made = NSLayoutManager()
    manager = made
    made.addTextContainer(textContainer)
    makeStorage().addLayoutManager(made)
    return made
  }

  // MARK: Text

  /// Shows what the storage has now.
  func storageDidChange(_ storage: NSTextStorage) {
    guard storage === self.storage, !isExchangingText else { return }
    let text = storage.snapshot
    canvas?.setNeedsDisplay()
    guard !text.isEqual(to: readAttributedText()) else { return }
    let selected = selection
    let isOfSameLength = text.length == (content.string ?? "").utf16.count
    isExchangingText = true
    setContent(text.length == 0 ? .empty : .attributed(text))
    isExchangingText = false
    if isOfSameLength { selection = selected }
  }

  /// Gives the storage what the view's text has become: the characters that differ, and their
  /// attributes.
  func giveToStorage() {
    guard let storage, !isExchangingText else { return }
    let text = readAttributedText()
    let former = storage.snapshot
    guard !text.isEqual(to: former) else { return }
    isExchangingText = true
    storage.beginEditing()
    let (old, new) = former.string.difference(from: text.string)
    storage.replaceCharacters(in: old, with: text.attributedSubstring(from: new))
    if !text.isEqual(to: storage.snapshot) { storage.setAttributedString(text) }
    storage.endEditing()
    isExchangingText = false
    // Who hears of the change may have changed the text further.
    storageDidChange(storage)
  }

  // MARK: Drawing

  /// Puts the label or the canvas into the view, where there is text.
  func showText() {
    let isShown = textLabel.text?.isEmpty == false
    let isDrawnByManager = manager?.mayDrawItself == true
    if isDrawnByManager {
      let canvas = canvas ?? UITextViewCanvas()
      canvas.isUserInteractionEnabled = false
      canvas.isOpaque = false
      canvas.setNeedsDisplay()
      if canvas.superview !== self { insertSubview(canvas, at: 0) }
      self.canvas = canvas
    } else if let canvas {
      canvas.removeFromSuperview()
      self.canvas = nil
    }
    let isLabelShown = isShown && !isDrawnByManager
    if isLabelShown, textLabel.superview !== self { insertSubview(textLabel, at: 0) }
    if !isLabelShown, textLabel.superview === self { textLabel.removeFromSuperview() }
  }

  func drawByManager() {
    guard let manager else { return }
    let all = manager.glyphRange(for: textContainer)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    manager.drawBackground(forGlyphRange: all, at: origin)
    manager.drawGlyphs(forGlyphRange: all, at: origin)
  }
}

extension String {
  /// What differs between two texts, in UTF-16 units: the characters between what is the same at
  /// their starts and ends.
  fileprivate func difference(from other: String) -> (own: NSRange, other: NSRange) {
    let (before, after) = (Array(utf16), Array(other.utf16))
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var end = 0
    while end < shorter - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    {
      end += 1
    }
    return (
      NSRange(location: start, length: before.count - start - end),
      NSRange(location: start, length: after.count - start - end)
    )
  }
}
