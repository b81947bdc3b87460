// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A string catalog, an `.xcstrings` file of Xcode 15 and later.
struct StringCatalog: Decodable {
  private let sourceLanguage: String
  private let strings: [String: Entry]

  /// Reads a file's bytes.
  init(_ data: Data) throws { self = try JSONDecoder().decode(StringCatalog.self, from: data) }

  /// The languages in which it has texts, the source's first.
  var languages: [String] {
    let all = Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
    return [sourceLanguage] + all.subtracting([sourceLanguage]).sorted()
  }

  /// All texts in a language. A key without a text is its own text, as for Xcode.
  func texts(in language: String) -> [String: LocalizedText] {
    var texts: [String: LocalizedText] = [:]
    for (key, entry) in strings {
      let localization = entry.localizations?[language] ?? entry.localizations?[sourceLanguage]
      texts[key] = localization?.text ?? .plain(key)
    }
    return texts
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// What a phone shows, where devices differ.
    private var onPhone: Localization? {
      variations?.device.flatMap { $0["iphone"] ?? $0["other"] }
    }

    var text: LocalizedText? {
      if let plural = variations?.plural {
        // One text that depends on the only number in it.
        let variable = PluralFormat.Variable(
          specifier: "lld", texts: plural.compactMapValues { $0.stringUnit?.value })
        return .plural(PluralFormat(format: "%#@value@", variables: ["value": variable]))
      }
      if let widths = variations?.width {
        return LocalizedText(widths: widths.compactMapValues { $0.stringUnit?.value })
      }
      guard let value = (onPhone ?? self).stringUnit?.value else { return nil }
      guard let substitutions else { return .plain(value) }
      return .plural(
        PluralFormat(format: value, variables: substitutions.compactMapValues(\.variable)))
    }
  }

  private struct Unit: Decodable {
    let value: String
  }

  private struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
    let width: [String: Localization]?
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?

    var variable: PluralFormat.Variable? {
      guard let plural = variations?.plural else { return nil }
      return PluralFormat.Variable(
        specifier: formatSpecifier ?? "lld", argument: argNum,
        texts: plural.compactMapValues { $0.stringUnit?.value })
    }
  }
}
