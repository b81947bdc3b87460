// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension TextEditing {
  /// Whether the edit menu offers an action now; `nil` for those that it does not know.
  func offers(_ action: Selector) -> Bool? {
    let (length, selected) = (edited.text.length, edited.clamped(edited.selection).length)
    return switch action {
    case .copy: selected > 0 && mayCopy
    case .cut: selected > 0 && mayCopy && mayChange
    case .delete: selected > 0 && mayChange
    case .paste: mayChange && UIPasteboard.general.hasStrings
    case .select: length > 0 && selected == 0
    case .selectAll: selected < length
    default: nil
    }
  }

  func copySelection() {
    guard offers(.copy) == true else { return }
    UIPasteboard.general.string = edited.text.substring(with: edited.clamped(edited.selection))
  }

  func cutSelection() {
    guard offers(.cut) == true else { return }
    copySelection()
    typeDelete()
  }

  func deleteSelection() {
    if offers(.delete) == true { typeDelete() }
  }

  func pasteText() {
    guard mayChange, let text = UIPasteboard.general.string else { return }
    type(text)
  }

  func selectWord() {
    if offers(.select) == true { select(edited.wordAtCaret) }
  }

  func selectAllText() {
    select(NSRange(location: 0, length: edited.text.length))
  }
}

extension EditedText {
  /// The letters and digits on both sides of the caret; the character before it where there are
  /// none.
  var wordAtCaret: NSRange {
    let caret = clamped(selection).location
    var (start, end) = (caret, caret)
    while start > 0, isWordUnit(start - 1) { start -= 1 }
    while end < text.length, isWordUnit(end) { end += 1 }
    guard start == end else { return NSRange(location: start, length: end - start) }
    return text.rangeOfComposedCharacterSequence(at: max(0, caret - 1))
  }

  private func isWordUnit(_ offset: Int) -> Bool {
    let unit = text.character(at: offset)
    // A half of a character beyond the first plane, or the mark that some words have.
    guard let scalar = Unicode.Scalar(unit), scalar != "'", scalar != "\u{2019}" else {
      return true
    }
    return CharacterSet.alphanumerics.contains(scalar)
  }
}
