// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// UTF-16 units before it.
  let offset: Int

  init(offset: Int) { self.offset = offset }

  /// Makes a place, for subclasses of a text's own.
  public override init() { offset = 0 }

  /// Positions are equal when they lie at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// Equal positions have equal hashes.
  open override var hash: Int { offset }
}

/// The characters between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether there is nothing between its ends.
  open var isEmpty: Bool { range.length == 0 }

  /// In UTF-16 units.
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  /// Makes a range, for subclasses of a text's own.
  public override init() { range = NSRange() }

  /// The range between two places, in any order.
  convenience init(between one: UITextPosition, and other: UITextPosition) {
    let start = min(one.offset, other.offset)
    self.init(NSRange(location: start, length: max(one.offset, other.offset) - start))
  }

  /// Ranges are equal when they have the same ends.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  /// Equal ranges have equal hashes.
  open override var hash: Int { range.location ^ range.length << 16 }
}

/// A text with a selection, as typing changes it. Offsets count UTF-16 units.
struct EditedText {
  var text: NSString
  /// What is selected; an empty range is where the next character goes.
  var selection: NSRange

  /// Puts `text` in the place of a range, which is cut to what is there, and the selection after
  /// it.
  mutating func replace(_ range: NSRange, with new: String) {
    let range = clamped(range)
    text = text.replacingCharacters(in: range, with: new) as NSString
    selection = NSRange(location: range.location + (new as NSString).length, length: 0)
  }

  /// What a press of the delete key takes away: the selection, or the character before it.
  var rangeToDelete: NSRange? {
    if selection.length > 0 { return clamped(selection) }
    guard selection.location > 0 else { return nil }
    return text.rangeOfComposedCharacterSequence(at: min(selection.location, text.length) - 1)
  }

  /// A range within the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, text.length))
    return NSRange(location: start, length: max(0, min(range.length, text.length - start)))
  }
}
