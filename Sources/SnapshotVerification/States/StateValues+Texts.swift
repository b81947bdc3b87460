// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension StateValues<String> {
  /// Texts on which layouts break, made from a text that the view would show:
  ///
  /// | label | text |
  /// |---|---|
  /// | `empty` | no text |
  /// | `short` | the sample |
  /// | `long` | the sample's words again and again, at least 120 characters |
  /// | `right-to-left` | Hebrew and Arabic with a number between them |
  /// | `emoji` | flags, skin tones and a family, each of several code points |
  /// | `combining` | letters with marks above and below, as separate code points |
  /// | `pseudo` | the sample with accents, a third longer, in brackets that show where it is cut |
  ///
  /// - Parameter sample: A usual text for the view, such as `Ada Lovelace`.
  public static func texts(_ sample: String) -> StateValues {
    [
      "empty": "",
      "short": sample,
      "long": long(sample),
      "right-to-left": "שלום 123 مرحبا",
      "emoji": "👩‍👩‍👧‍👦🇩🇪👍🏽",
      "combining": "A\u{30A}\u{323}e\u{301}\u{328}o\u{308}\u{304}",
      "pseudo": PseudoLocalization.text(for: sample),
    ]
  }

  private static func long(_ sample: String) -> String {
    let word = sample.isEmpty ? "long" : sample
    let count = 120 / (word.count + 1) + 1
    return Array(repeating: word, count: count).joined(separator: " ")
  }
}
