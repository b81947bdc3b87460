// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The names that Xcode gives to what an asset catalog holds.
///
/// They follow from files that Xcode has generated: `alex n friend` becomes `alexNFriend`,
/// `CFConfezione` `cfConfezione`, `BMW` stays, `A-1-0` becomes `A_1_0`, `292C38` `_292_C_38`.
enum AssetSymbolName {
  /// The property of a picture or a color.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - ending: The word that is left out at a name's end, `Color` or `Image`.
  static func property(_ name: String, without ending: String) -> String {
    var words = words(of: name)
    if words.count > 1, words.last == ending { words.removeLast() }
    let isInCapitals = !words.contains { $0.contains(where: \.isLowercase) }
    return identifier(isInCapitals ? words.joined(separator: "_") : camelCase(words))
  }

  /// The type that stands for a folder.
  static func type(_ folder: String) -> String {
    identifier(words(of: folder).map(capitalized).joined())
  }

  private static func camelCase(_ words: [String]) -> String {
    (words.first ?? "").lowercased() + words.dropFirst().map(capitalized).joined()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber ?? true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The words of a name: what separators, capital letters and digits divide.
  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.flatMap { part -> [String] in
      let letters = Array(part)
      var words: [String] = []
      for (index, letter) in letters.enumerated() {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        if index == 0 || begins(letter, after: letters[index - 1], before: next) {
          words.append("")
        }
        words[words.count - 1].append(letter)
      }
      return words
    }
  }

  /// Whether a word begins with a letter; of several capitals the last begins the next word.
  private static func begins(_ letter: Character, after: Character, before: Character?) -> Bool {
    if letter.isNumber != after.isNumber { return true }
    guard letter.isUppercase else { return false }
    return after.isLowercase || (after.isUppercase && before?.isLowercase == true)
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
