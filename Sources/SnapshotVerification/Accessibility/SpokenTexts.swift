// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What an element says of itself, and how that is put into sentences: description and hint.
///
/// The words and their order are those of VoiceOver as the screens of AccessibilitySnapshot
/// (github.com/cashapp/AccessibilitySnapshot, 0.12) show them on iOS 17 to 26.
///
/// ```swift
/// SpokenTexts(label: "Day", traits: [.button, .selected])
///   .description(in: .series(index: 1, count: 3))  // "Selected: Day. Button. 1 of 3."
/// ```
struct SpokenTexts: Hashable {
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits

  /// Texts that are empty count as none.
  init(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: UIAccessibilityTraits = .none
  ) {
    self.label = label?.nonEmpty
    self.value = value?.nonEmpty
    self.hint = hint?.nonEmpty
    self.traits = traits
  }

  init(_ object: AccessibilityObject) {
    self.init(
      label: object.accessibilityLabel, value: object.accessibilityValue,
      hint: object.accessibilityHint, traits: object.accessibilityTraits)
  }

  /// What is read.
  func description(in context: SpokenContext?) -> String {
    var words = labelAndValue(in: context)
    if traits.contains(.selected) {
      words = words.isEmpty ? SpokenWords.selected + "." : "\(SpokenWords.selected): \(words)"
    }
    // Somebody who gave nothing but a hint is read that.
    if words.isEmpty { words = hint ?? "" }
    words = Self.sentence(words, followedBy: traitWords(in: context))
    return place(words, in: context)
  }

  /// What is read after a pause.
  func hint(in context: SpokenContext?) -> String? {
    let isDescription = labelAndValue(in: context).isEmpty && !traits.contains(.selected)
    let own = isDescription ? nil : hint
    guard !traits.contains(.notEnabled) else { return own }
    var hint = own
    if traits.contains(.toggleButton) { hint = Self.hint(hint, and: SpokenWords.toggleHint) }
    if traits.contains(.textEntry) { hint = Self.hint(hint, and: editHint) }
    let says = label != nil || value != nil || self.hint == nil
    if traits.contains(.adjustable), !traits.contains(.toggleButton), says {
      hint = Self.hint(hint, and: SpokenWords.adjustHint)
    }
    return hint
  }

  private var editHint: String {
    if traits.contains(.isEditing) { return SpokenWords.misspelledHint }
    return traits.contains(.textArea) ? SpokenWords.editTextHint : SpokenWords.editHint
  }

  private static func hint(_ own: String?, and words: String) -> String {
    guard let own else { return words }
    return own.ended + " " + words
  }

  // MARK: Label and value

  private func labelAndValue(in context: SpokenContext?) -> String {
    var words = shownLabel
    let isCell: Bool
    if case .cell(let cell) = context {
      words = self.words(of: cell, around: words)
      isCell = true
    } else {
      isCell = false
    }
    // The value of something that is on or off stands among its traits.
    guard let value, !traits.contains(.toggleButton) else { return words }
    if words.isEmpty { return value }
    return isCell ? "\(words) \(value)" : "\(words): \(value)"
  }

  private var shownLabel: String {
    guard let label else { return "" }
    let repeatsTrait =
      traits.contains(.backButton) && label.lowercased() == SpokenWords.back.lowercased()
    return repeatsTrait ? "" : label
  }

  private func words(of cell: SpokenCell, around label: String) -> String {
    var sentences = cell.headers.compactMap(\.asHeader)
    sentences.append(label.ended)
    if let _ = cell.row, cell.height > 1 { sentences.append(SpokenWords.spans(rows: cell.height)) }
    if let _ = cell.column, cell.width > 1 {
      sentences.append(SpokenWords.spans(columns: cell.width))
    }
    if let row = cell.row, cell.isFirstInRow { sentences.append(SpokenWords.row(row)) }
    if let column = cell.column { sentences.append(SpokenWords.column(column)) }
    return sentences.joined(separator: " ")
  }

  /// What is read of a cell that heads others.
  private var asHeader: String? {
    let texts = [label, value].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ": ") + "."
  }

  // MARK: Traits and place

  private func traitWords(in context: SpokenContext?) -> [String] {
    let isTab: Bool
    if case .tab = context { isTab = true } else { isTab = false }
    var words: [String] = []
    func say(_ word: String, if isSaid: Bool) {
      if isSaid { words.append(word) }
    }
    let isOtherButton = !traits.isDisjoint(
      with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
    say(SpokenWords.dimmed, if: traits.contains(.notEnabled))
    say(SpokenWords.button, if: traits.contains(.button) && !isOtherButton && !isTab)
    say(SpokenWords.backButton, if: traits.contains(.backButton))
    say(SpokenWords.switchButton, if: traits.contains([.toggleButton, .button]))
    if let value, traits.contains(.toggleButton) { words.append(SpokenWords.state(value)) }
    say(SpokenWords.tab, if: traits.contains(.tabBarItem) || isTab)
    words += textEntryWords
    say(SpokenWords.heading, if: traits.contains(.header))
    say(SpokenWords.link, if: traits.contains(.link))
    say(SpokenWords.adjustable, if: traits.contains(.adjustable))
    say(SpokenWords.image, if: traits.contains(.image))
    say(SpokenWords.searchField, if: traits.contains(.searchField))
    return words
  }

  /// A search field says what it is by itself.
  private var textEntryWords: [String] {
    guard traits.contains(.textEntry) else { return [] }
    let kind =
      traits.contains(.secureTextField) ? SpokenWords.secureTextField : SpokenWords.textField
    return (traits.contains(.searchField) ? [] : [kind])
      + (traits.contains(.isEditing) ? [SpokenWords.isEditing] : [])
  }

  private func place(_ words: String, in context: SpokenContext?) -> String {
    switch context {
    case nil, .cell: words
    case .series(let index, let count), .tab(let index, let count):
      Self.sentence(words, followedBy: [SpokenWords.place(index, of: count)])
    case .list(.start): Self.sentence(words, followedBy: [SpokenWords.listStart])
    case .list(.end): Self.sentence(words, followedBy: [SpokenWords.listEnd])
    case .landmark(.start): Self.sentence(words, followedBy: [SpokenWords.landmarkStart])
    case .landmark(.end): Self.sentence(words, followedBy: [SpokenWords.landmarkEnd])
    }
  }

  /// A sentence with a full stop, and others after it.
  private static func sentence(_ words: String, followedBy others: [String]) -> String {
    guard !others.isEmpty else { return words }
    let first = words.isEmpty ? words : words.ended
    return ([first] + others).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// With a full stop, where it does not end a sentence by itself.
  fileprivate var ended: String {
    last.map { ".?!…".contains($0) } == true ? self : self + "."
  }

  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
