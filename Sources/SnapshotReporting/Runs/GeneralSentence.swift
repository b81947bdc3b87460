// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A sentence with an ellipsis for each quoted text, color and number in it.
///
///     its contrast is 2.1:1 (#FFFFFF on #AABBCC)    its contrast is …:… (… on …)
///
/// A run has thousands of such sentences: an expression of Regex took 0.1 ms for each.
struct GeneralSentence {
  private(set) var text = ""

  init(_ sentence: some StringProtocol) {
    var rest = Array(sentence.unicodeScalars)[...]
    var scalars = String.UnicodeScalarView()
    while let first = rest.first {
      let count = Self.quoteCount(rest) ?? Self.colorCount(rest) ?? Self.numberCount(rest)
      scalars.append(count == nil ? first : "…")
      rest = rest.dropFirst(count ?? 1)
    }
    text = String(scalars)
  }

  /// How many scalars at the start are a text in quotes.
  private static func quoteCount(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let quote = scalars.first, quote == "\"" || quote == "'",
      let end = scalars.dropFirst().firstIndex(of: quote)
    else { return nil }
    return end - scalars.startIndex + 1
  }

  /// Of a color, such as `#FFF` or `#336699CC`.
  private static func colorCount(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    guard scalars.first == "#" else { return nil }
    let word = scalars.dropFirst().prefix { $0.properties.isAlphabetic || $0.isDigit || $0 == "_" }
    guard (3...8).contains(word.count), word.allSatisfy(\.properties.isASCIIHexDigit) else {
      return nil
    }
    return word.count + 1
  }

  /// Of a number, such as `-1,024.5` or `60x30`.
  private static func numberCount(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    let sign = scalars.first == "-" || scalars.first == "+" ? 1 : 0
    let number = scalars.dropFirst(sign)
    guard number.first?.isDigit == true else { return nil }
    return sign + number.prefix { $0.isDigit || ".,x×%".unicodeScalars.contains($0) }.count
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
