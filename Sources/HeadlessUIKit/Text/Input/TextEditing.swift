// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What comes up for typing instead of the keyboard and on it.
struct InputViews {
  var instead: UIView?
  var above: UIView?
}

/// A view with text that people type, select, cut and paste.
///
/// What a key does to the text is the same in a field and in a text view. They differ in whom they
/// ask before and tell afterwards, and in the attributes of what is typed.
@preconcurrency @MainActor
protocol TextEditing: UIResponder {
  /// The text as it is, bullets of a secure text aside.
  var content: LabelContent { get set }
  /// What an input method is composing, in UTF-16 units.
  var marked: NSRange? { get set }
  /// What is selected, in UTF-16 units; it may lie outside of a text that was set since.
  var selection: NSRange { get set }
  /// Whether the text may be copied.
  var mayCopy: Bool { get }
  /// Whether the text may be changed.
  var mayChange: Bool { get }

  /// Takes font, color and alignment from attributes that have them.
  func takeStyle(of attributes: [NSAttributedString.Key: Any])
  /// Shows the text as it is now.
  func contentDidChange()
  /// Selects a range, and tells of it.
  func select(_ range: NSRange)

  /// Does what a key does that types no text; false for any other key.
  func pressesKey(_ text: String) -> Bool
  /// Whether the delegate allows to put `text` in the place of a range.
  func allows(_ text: String, in range: NSRange) -> Bool
  /// The content with the text that typing has made, in the attributes that it gets.
  func content(after edited: EditedText) -> LabelContent
  /// Tells all who listen that typing has changed the text and the selection.
  func didType()
}

extension TextEditing {
  var edited: EditedText {
    EditedText(text: (content.string ?? "") as NSString, selection: selection)
  }

  /// Puts another text in the place of all, as setting a property does: the delegate is not called.
  func setContent(_ content: LabelContent) {
    selection = NSRange(location: (content.string as NSString?)?.length ?? 0, length: 0)
    guard content != self.content else { return }
    self.content = content
    if case .attributed(let text) = content, text.length > 0 {
      takeStyle(of: text.attributes(at: 0, effectiveRange: nil))
    }
    contentDidChange()
  }

  // MARK: Typing

  func pressesKey(_ text: String) -> Bool { false }

  /// Types `text` in the place of the selection.
  func type(_ text: String) {
    guard !pressesKey(text), allows(text, in: edited.clamped(selection)) else { return }
    change { $0.replace($0.selection, with: text) }
  }

  /// Presses the delete key.
  func typeDelete() {
    guard let range = edited.rangeToDelete, allows("", in: range) else { return }
    change { $0.replace(range, with: "") }
  }

  /// Changes the text as typing does, and tells all who listen.
  func change(_ body: (inout EditedText) -> Void) {
    var edited = edited
    body(&edited)
    content = content(after: edited)
    selection = edited.selection
    contentDidChange()
    didType()
  }

  /// Puts what an input method is composing into the text.
  func mark(_ text: String?, selecting part: NSRange) {
    let place = edited.clamped(marked ?? selection)
    let text = text ?? ""
    guard allows(text, in: place) else { return }
    change { edited in
      edited.replace(place, with: text)
      edited.selection = edited.clamped(
        NSRange(location: place.location + part.location, length: part.length))
    }
    let length = (text as NSString).length
    marked = length > 0 ? NSRange(location: place.location, length: length) : nil
  }

  // MARK: Places

  /// The text of a range; `nil` where the range is not in the text.
  func typedText(in range: NSRange) -> String? {
    let text = edited.text
    return NSMaxRange(range) <= text.length ? text.substring(with: range) : nil
  }

  /// The place some UTF-16 units further on; `nil` outside of the text.
  func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...edited.text.length).contains(place) ? UITextPosition(offset: place) : nil
  }
}
