// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A text as a translator might send it back: readable, accented and longer.
///
/// ```swift
/// PseudoLocalization.text(for: "Save all")  // "[Šåṽé åļļ ~~]"
/// ```
public enum PseudoLocalization {
  /// The accented text in brackets, a third longer than `text` and at least one character.
  ///
  /// Translations of short English texts are about that much longer; the brackets show whether the
  /// beginning or the end was cut.
  public static func text(for text: String) -> String {
    let accented = String(text.map { accents[$0] ?? $0 })
    return "[\(accented) \(String(repeating: "~", count: max(1, text.count / 3)))]"
  }

  private static let accents: [Character: Character] = {
    let plain = "ABCDEGHIJKLNORSTUVWYZabcdeghijklnorstuvwyz"
    let accented = "ÅƁÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛṼŴÝŽåƀçðéĝĥîĵķļñöŕšţûṽŵýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented))
  }()
}
