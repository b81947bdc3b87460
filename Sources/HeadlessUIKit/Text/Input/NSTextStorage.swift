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
  var ownManagers: [NSLayoutManager] = []
  /// How many changes are going on, of which the outermost is told.
  private var depth = 0
  private var isProcessing = false

  /// What a change is of.
  public struct EditActions: OptionSet, Sendable {
    /// One bit a kind.
    public let rawValue: UInt
    /// Makes it of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Hears of changes. The default is `nil`.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What the changes are of that have not been told yet.
  open private(set) var editedMask: EditActions = []
  /// The characters that have been changed and not told yet, as they lie now, in UTF-16 units; at
  /// `NSNotFound` where there are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units the text has become longer, and it was not told yet.
  open private(set) var changeInLength = 0

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
    change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }

  /// Replaces characters with others and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  /// Gives characters these attributes and no others.
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  /// Gives characters an attribute.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  /// Gives characters attributes beside those that they have.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  /// Takes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  /// Puts characters before the one at a place.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }

  /// Puts characters at the end.
  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }

  /// Takes characters away.
  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }

  /// Replaces all characters.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }

  /// Begins a change of several steps, which the view shows after ``endEditing()``.
  open override func beginEditing() {
    depth += 1
    editingDepth += 1
  }

  /// Ends a change of several steps.
  open override func endEditing() {
    depth -= 1
    editingDepth -= 1
    tell()
  }

  private func change(_ actions: EditActions, _ range: NSRange, _ body: () -> Void) {
    depth += 1
    let before = length
    body()
    if depth == 1 || isBetween { note(actions, range, change: length - before) }
    depth -= 1
    tell()
  }

  /// Whether the change is one of several, and not a part of another.
  private var isBetween: Bool { depth == editingDepth + 1 }
  /// How many calls of ``beginEditing()`` have not ended.
  private var editingDepth = 0

  private func note(_ actions: EditActions, _ range: NSRange, change: Int) {
    let now = NSRange(location: range.location, length: max(0, range.length + change))
    editedRange = editedMask.isEmpty ? now : NSUnionRange(editedRange, now)
    editedMask.formUnion(actions)
    changeInLength += change
  }

  private func tell() {
    guard depth == 0 else { return }
    processEditing()
    view?.attributedText = NSAttributedString(attributedString: self)
  }

  /// Tells the delegate of the changes. What it changes itself is a part of them.
  open func processEditing() {
    guard !editedMask.isEmpty, !isProcessing else { return }
    isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    isProcessing = false
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
  }
}
