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

  private static let key = AssociatedStorage.Key<NSTextStorage>()

  /// The storage of a view's text.
  static func storage(of view: UITextView) -> NSTextStorage {
    let storage = view.associatedStorage[key] ?? NSTextStorage(string: "")
    storage.view = nil
    let text = view.readAttributedText()
    if !storage.isEqual(to: text) { storage.setAttributedString(text) }
    storage.view = view
    view.associatedStorage[key] = storage
    return storage
  }

  /// Replaces characters, which take the attributes of the first of them.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }

  /// Replaces characters with others and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }

  /// Gives characters these attributes and no others.
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    change { super.setAttributes(attrs, range: range) }
  }

  /// Gives characters an attribute.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change { super.addAttribute(name, value: value, range: range) }
  }

  /// Gives characters attributes beside those that they have.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change { super.addAttributes(attrs, range: range) }
  }

  /// Takes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }

  /// Puts characters before the one at a place.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }

  /// Puts characters at the end.
  open override func append(_ attrString: NSAttributedString) {
    change { super.append(attrString) }
  }

  /// Takes characters away.
  open override func deleteCharacters(in range: NSRange) {
    change { super.deleteCharacters(in: range) }
  }

  /// Replaces all characters.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change { super.setAttributedString(attrString) }
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
    view.attributedText = NSAttributedString(attributedString: self)
  }
}
