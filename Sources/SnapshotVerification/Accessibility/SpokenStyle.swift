// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// How parts of a text are spoken, in words.
enum SpokenStyle {
  /// What an object's label, value and hint say of it: `"ABC" spelled out`.
  static func descriptions(of object: AccessibilityObject) -> [String] {
    [
      object.accessibilityAttributedLabel, object.accessibilityAttributedValue,
      object.accessibilityAttributedHint,
    ].compactMap { $0 }.flatMap(descriptions)
  }

  private static func descriptions(of text: NSAttributedString) -> [String] {
    var descriptions: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let words = words(for: attributes)
      guard !words.isEmpty else { return }
      let part = (text.string as NSString).substring(with: range)
      descriptions.append("\"\(part)\" \(words.joined(separator: ", "))")
    }
    return descriptions
  }

  private static func words(for attributes: [NSAttributedString.Key: Any]) -> [String] {
    var words: [String] = []
    if isSet(attributes[.accessibilitySpeechSpellOut]) { words.append("spelled out") }
    if isSet(attributes[.accessibilitySpeechPunctuation]) { words.append("with punctuation") }
    if let language = attributes[.accessibilitySpeechLanguage] { words.append("in \(language)") }
    if let pitch = attributes[.accessibilitySpeechPitch] as? NSNumber {
      words.append("at pitch \(number(pitch.doubleValue))")
    }
    if let sound = attributes[.accessibilitySpeechIPANotation] { words.append("as /\(sound)/") }
    if isSet(attributes[.accessibilitySpeechQueueAnnouncement]) { words.append("queued") }
    if let level = attributes[.accessibilityTextHeadingLevel] as? NSNumber, level.intValue > 0 {
      words.append("heading level \(level.intValue)")
    }
    return words
  }

  private static func isSet(_ value: Any?) -> Bool {
    (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }
}
