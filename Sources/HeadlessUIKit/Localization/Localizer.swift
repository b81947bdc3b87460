// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Finds texts by their keys in the tables of bundles.
enum Localizer {
  private struct Key: Hashable {
    let bundle: String
    let table: String
    let language: String
  }

  private static let tables = Mutex<[Key: StringsTable]>([:])
  private static let languages = Mutex<[String: [String]]>([:])

  /// A key's text in the environment's language.
  ///
  /// A bundle has one language at a time: the environment's, or else English of any region, `Base`,
  /// or its first. A key that this language's `.strings` file lacks is not looked for in others.
  /// Code that says the main bundle means its own, which in a package's tests is one of those
  /// beside the program: all of them are looked through.
  ///
  /// - Returns: The text; where no table has the key, `value`, or the key where that is empty.
  static func text(_ key: String, value: String?, table: String?, bundle: Bundle) -> String {
    let isMain = bundle.bundlePath == Bundle.main.bundlePath
    for bundle in [bundle] + (isMain ? TargetBundles.all : []) {
      if let text = text(key, table: table ?? "Localizable", in: bundle) { return text }
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  private static func text(_ key: String, table name: String, in bundle: Bundle) -> String? {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for language in chain(languages(of: folder, table: name)) {
      let table = self.table(name, language, folder)
      switch table.texts[key] {
      case .plain(let text): return text
      case .plural(let format):
        return LocalizedFormat.marked(
          format, key: "\(folder.path) \(name) \(key)", language: language)
      // As on iOS, where a key that the language lacks is shown itself.
      case nil where table.isComplete: return nil
      case nil: continue
      }
    }
    return nil
  }

  /// The texts of a whole table in the environment's language; those of formats with plurals are
  /// not among them, nor what a catalog says without a text: the key.
  static func texts(ofTable table: String, in folder: URL) -> [String: String] {
    var texts: [String: String] = [:]
    for language in chain(languages(of: folder, table: table)).reversed() {
      for case (let key, .plain(let text)) in self.table(table, language, folder).texts
      where text != key {
        texts[key] = text
      }
    }
    return texts
  }

  /// The languages of a bundle that the environment asks for.
  static func wantedLanguages(of folder: URL) -> [String] {
    wanted(languages(of: folder, table: "Localizable"))
  }

  /// Which of a bundle's languages are asked, in this order.
  static func chain(_ languages: [String]) -> [String] {
    var chosen = wanted(languages)
    for fallback in matches("en", languages) + ["Base"] + languages.prefix(1)
    where languages.contains(fallback) && !chosen.contains(fallback) {
      chosen.append(fallback)
    }
    return chosen
  }

  /// Those of the languages that the environment asks for.
  static func wanted(_ languages: [String]) -> [String] {
    RenderingEnvironment.current.language.map { matches($0, languages) } ?? []
  }

  /// Those of the languages that someone of a language reads. `de-CH` is content with `de`, and
  /// else with `de-DE` or what there is of German; so is `de`. SwiftPM writes the names of folders
  /// in small letters.
  private static func matches(_ wanted: String, _ languages: [String]) -> [String] {
    let wanted = plain(wanted)
    var name = wanted[...]
    while !name.isEmpty {
      let chosen = languages.filter { plain($0) == name }
      if !chosen.isEmpty { return chosen }
      name = name.lastIndex(of: "-").map { name[..<$0] } ?? ""
    }
    guard let code = wanted.split(separator: "-").first.map(String.init) else { return [] }
    let others = languages.filter {
      plain($0).hasPrefix(code + "-") && isTraditional(plain($0)) == isTraditional(wanted)
    }
    let usual = code + "-" + (usualRegions[code] ?? code)
    return Array((others.filter { plain($0) == usual } + others).prefix(1))
  }

  private static func plain(_ language: String) -> String {
    language.replacingOccurrences(of: "_", with: "-").lowercased()
  }

  /// The region whose form of a language comes first, where its name is not the language's own.
  private static let usualRegions = ["en": "us", "pt": "br", "zh": "hans"]

  /// Whether it is Chinese in traditional characters: nobody is content with the others.
  private static func isTraditional(_ language: String) -> Bool {
    language.hasPrefix("zh")
      && language.split(separator: "-").contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }

  private static func languages(of folder: URL, table: String) -> [String] {
    let path = folder.appendingPathComponent(table).path
    if let known = languages.withLock({ $0[path] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    let catalog = folder.appendingPathComponent("\(table).xcstrings")
    if let data = try? Data(contentsOf: catalog), let catalog = try? StringCatalog(data) {
      found += catalog.languages.filter { !found.contains($0) }
    }
    // A table outside of the folders of languages is of no language.
    if found.isEmpty { found = ["Base"] }
    languages.withLock { $0[path] = found }
    return found
  }

  private static func table(_ name: String, _ language: String, _ folder: URL) -> StringsTable {
    let key = Key(bundle: folder.path, table: name, language: language)
    if let known = tables.withLock({ $0[key] }) { return known }
    let table = StringsTable(name, language: language, in: folder)
    tables.withLock { $0[key] = table }
    return table
  }
}
