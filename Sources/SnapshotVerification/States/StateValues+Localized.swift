// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension StateValues<String> {
  /// What a key says in several languages, from the `.strings` files of a bundle, each value
  /// labeled with its language.
  ///
  /// ```swift
  /// StateValues<String>.localized("greeting", in: .module, languages: ["en", "de", "ar"])
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - bundle: Where the folders `<language>.lproj` are.
  ///   - languages: Names of these folders without the ending.
  ///   - table: The file's name without `.strings`.
  /// - Throws: `SnapshotVerifier.Error.noTranslation` where a language has no such text: a test
  ///   that shows the key in its place would pass for nothing.
  public static func localized(
    _ key: String, in bundle: Bundle, languages: [String], table: String = "Localizable"
  ) throws(SnapshotVerifier.Error) -> StateValues<String> {
    var pairs: [(label: String, value: String)] = []
    for language in languages {
      let path = bundle.bundlePath + "/\(language).lproj/\(table).strings"
      let texts = FileManager.default.contents(atPath: path).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      guard let text = texts?[key] as? String else {
        throw .noTranslation(key: key, language: language, path: path)
      }
      pairs.append((language, text))
    }
    return StateValues(pairs)
  }
}
