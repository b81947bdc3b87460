// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension SceneCause {
  /// What somebody did to views of a class, whatever they looked like before: ten icons of other
  /// colors that all became blue are one deed, and so are ten titles that became upper case.
  ///
  ///     UIImageView: tint color became #007AFF
  public var deed: String {
    let type = change.title.prefix { $0 != " " }
    return "\(type): \(causingAspects.map(\.deed).joined(separator: "; "))"
  }
}

extension SceneChange.Aspect {
  /// The change without what was there before, as far as that says what was done.
  fileprivate var deed: String {
    switch self {
    case .added, .removed, .reordered, .moved, .property(.hidden, _, _): return description
    case .property(.text, let old?, let new?):
      return Self.edit(from: old, to: new) ?? description
    case .property(let name, let old, let new):
      if let image = Self.replacement(old, new) { return "\(name.words) became \(image)" }
      return "\(name.words) became \(Self.value(new, name, other: old))"
    case .resized(let old, let new):
      let parts = [
        Self.growth(new.width - old.width, "wider", "narrower"),
        Self.growth(new.height - old.height, "higher", "lower"),
      ]
      return "became " + parts.compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// The image that took another's place; `nil` where the values are no images.
  private static func replacement(_ old: String?, _ new: String?) -> String? {
    guard let old = old.flatMap(SceneImage.init(_:)), let new = new.flatMap(SceneImage.init(_:))
    else { return nil }
    if let name = new.name, name != old.name { return SceneWord.quoted(name) }
    return "another, now \(new.value)"
  }

  private static func growth(_ points: CGFloat, _ more: String, _ less: String) -> String? {
    guard points != 0 else { return nil }
    // Thirds of a point have many decimals.
    let rounded = (abs(points) * 100).rounded() / 100
    return "\(number(rounded)) pt \(points > 0 ? more : less)"
  }

  /// How a text was edited where that can be done to other texts as well; `nil` for other words.
  private static func edit(from old: String, to new: String) -> String? {
    func quoted(_ text: Substring) -> String {
      SceneWord.quoted(text.count > 40 ? String(text.prefix(39)) + "…" : String(text))
    }
    if new == old.uppercased() { return "text became upper case" }
    if new == old.lowercased() { return "text became lower case" }
    if new == old.capitalized { return "words of the text became capitalized" }
    guard !old.isEmpty, !new.isEmpty else { return nil }
    if new.hasPrefix(old) { return "text got \(quoted(new.dropFirst(old.count))) behind it" }
    if new.hasSuffix(old) { return "text got \(quoted(new.dropLast(old.count))) before it" }
    if old.hasPrefix(new) { return "text lost \(quoted(old.dropFirst(new.count))) at its end" }
    if old.hasSuffix(new) { return "text lost \(quoted(old.dropLast(new.count))) at its start" }
    guard let (went, came) = replacedWords(from: old, to: new) else { return nil }
    return "\(quoted(Substring(went))) became \(quoted(Substring(came))) in the text"
  }

  /// The words of a text that others took the place of, between words that stayed: in "3 ratings"
  /// and "1280 ratings" the same ones; `nil` where no word stayed or none was replaced.
  private static func replacedWords(from old: String, to new: String) -> (String, String)? {
    func words(_ text: String) -> [Substring] {
      text.split(separator: " ", omittingEmptySubsequences: false)
    }
    let (before, after) = (words(old), words(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let went = before.dropFirst(start).dropLast(end)
    let came = after.dropFirst(start).dropLast(end)
    guard start + end > 0, !went.isEmpty, !came.isEmpty else { return nil }
    return (went.joined(separator: " "), came.joined(separator: " "))
  }
}
