// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How large a part of a text is.
public enum UITextGranularity: Int, Sendable {
  /// What people see as one character.
  case character = 0
  /// Letters and digits without anything between them.
  case word = 1
  /// Up to a full stop, a question or an exclamation mark.
  case sentence = 2
  /// Up to a line break of the text.
  case paragraph = 3
  /// Up to a line break of the layout.
  case line = 4
  /// All.
  case document = 5
}

/// Finds words and sentences in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The part around a place; `nil` where there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a part ends at a place, in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a part, in a direction; `nil` where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a part.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds words and sentences by the characters of a text. Lines of the layout are paragraphs to it.
///
/// ```swift
/// let word = field.tokenizer.rangeEnclosingPosition(
///   field.beginningOfDocument, with: .word, inDirection: .storage(.forward))
/// ```
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Makes a tokenizer of a text.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// The part around a place; `nil` where there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let textInput, let place = offset(of: position) else { return nil }
    let units = units(granularity)
    // Between two parts it is the one that lies in the direction.
    let found =
      direction.isForward
      ? units.last { $0.location <= place && place < NSMaxRange($0) }
      : units.first { $0.location < place && place <= NSMaxRange($0) }
    guard let found,
      let start = textInput.position(from: textInput.beginningOfDocument, offset: found.location),
      let end = textInput.position(from: start, offset: found.length)
    else { return nil }
    return textInput.textRange(from: start, to: end)
  }

  /// Whether a part ends at a place, in a direction: ends it forward, or begins it backward.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = offset(of: position) else { return false }
    return units(granularity).contains {
      direction.isForward ? NSMaxRange($0) == place : $0.location == place
    }
  }

  /// The next end of a part, in a direction; `nil` where there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let textInput, let place = offset(of: position) else { return nil }
    let units = units(granularity)
    let next =
      direction.isForward
      ? units.map { NSMaxRange($0) }.first { $0 > place }
      : units.map(\.location).last { $0 < place }
    return next.flatMap {
      textInput.position(from: textInput.beginningOfDocument, offset: $0)
    }
  }

  /// Whether a place is in a part.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func offset(of position: UITextPosition) -> Int? {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  /// The parts of the text, in UTF-16 units.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument),
      let text = textInput.text(in: all), !text.isEmpty
    else { return [] }
    return text.units(granularity)
  }
}

extension UITextDirection {
  /// Towards the end of the text, to the right or down.
  fileprivate var isForward: Bool {
    self == .storage(.forward) || self == .layout(.right) || self == .layout(.down)
  }
}

extension String {
  fileprivate func units(_ granularity: UITextGranularity) -> [NSRange] {
    var ranges: [NSRange] = []
    var start = 0
    var place = 0
    func end(at end: Int) {
      if end > start { ranges.append(NSRange(location: start, length: end - start)) }
      start = end
    }
    for character in self {
      let next = place + character.utf16.count
      switch granularity {
      case .character: end(at: next)
      case .word where !(character.isLetter || character.isNumber):
        end(at: place)
        start = next
      case .sentence where ".!?".contains(character): end(at: next)
      case .paragraph where character.isNewline, .line where character.isNewline: end(at: next)
      case .word, .sentence, .paragraph, .line, .document: break
      }
      place = next
    }
    end(at: place)
    return ranges
  }
}
