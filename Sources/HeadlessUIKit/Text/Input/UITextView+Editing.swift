// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UITextView {
  /// Posted after editing began; the object is the text view.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after editing ended; the object is the text view.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted after typing changed the text; the object is the text view.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  func didBeginEditing() {
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  fileprivate func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextView: TextEditing {
  var mayCopy: Bool { true }
  var mayChange: Bool { isEditable }

  func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// What is typed into a text with attributes has ``typingAttributes``.
  func content(after edited: EditedText) -> LabelContent {
    if case .attributed(let old) = content, old.length > 0 {
      return .attributed(Self.merged(old, edited, typingAttributes))
    }
    return .plain(edited.text.substring(from: 0))
  }

  func didType() {
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
    post(UITextView.textDidChangeNotification)
  }

  func select(_ range: NSRange) { selectedRange = range }

  /// The new text, with the old attributes where it is the same at both ends.
  private static func merged(
    _ old: NSAttributedString, _ after: EditedText, _ typed: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let (before, now) = (old.string as NSString, after.text)
    var start = 0
    let shorter = min(before.length, now.length)
    while start < shorter, before.character(at: start) == now.character(at: start) { start += 1 }
    var end = 0
    while end < shorter - start,
      before.character(at: before.length - 1 - end) == now.character(at: now.length - 1 - end)
    {
      end += 1
    }
    let result = NSMutableAttributedString(
      attributedString: old.attributedSubstring(from: NSRange(location: 0, length: start)))
    let middle = NSRange(location: start, length: now.length - end - start)
    result.append(NSAttributedString(string: now.substring(with: middle), attributes: typed))
    result.append(
      old.attributedSubstring(from: NSRange(location: before.length - end, length: end)))
    return result
  }
}
