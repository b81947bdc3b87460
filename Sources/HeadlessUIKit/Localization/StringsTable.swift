// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The texts of one table, such as `Localizable`, in one language of one bundle: what its files
/// `.strings`, `.stringsdict` and `.xcstrings` say together.
struct StringsTable {
  private(set) var texts: [String: LocalizedText] = [:]
  /// Whether the language has files of its own for the table, and no catalog has it as well: iOS
  /// asks no other language then.
  private(set) var isComplete = false

  /// Reads a table. Files that are not there are passed over; a damaged one is reported.
  ///
  /// - Parameters:
  ///   - name: The table's name.
  ///   - language: One of the bundle's languages, as its folder is called: `en`, `pt-BR`, `Base`.
  ///   - folder: The bundle's folder of resources.
  init(_ name: String, language: String, in folder: URL) {
    var hasCatalog = false
    for place in [folder, folder.appendingPathComponent("\(language).lproj")] {
      let file = place.appendingPathComponent(name)
      let isCatalog = merge(file.appendingPathExtension("xcstrings")) { data in
        try StringCatalog(data).texts(in: language)
      }
      let isList = merge(file.appendingPathExtension("strings"), Self.strings)
      hasCatalog = hasCatalog || isCatalog
      isComplete = isList && place != folder
      merge(file.appendingPathExtension("stringsdict"), Self.plurals)
    }
    isComplete = isComplete && !hasCatalog
  }

  /// Whether the file is there.
  @discardableResult
  private mutating func merge(
    _ file: URL, _ read: (Data) throws -> [String: LocalizedText]
  ) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    do {
      texts.merge(try read(data)) { _, new in new }
    } catch {
      RenderingEnvironment.report("\(file.path) cannot be read: \(error)", kind: .notDrawn)
    }
    return true
  }

  /// A `.strings` file: a property list, mostly of the old form `"key" = "text";`.
  static func strings(_ data: Data) throws -> [String: LocalizedText] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let texts = list as? [String: Any] ?? [:]
    return texts.compactMapValues { ($0 as? String).map(LocalizedText.plain) }
  }

  /// A `.stringsdict` file: formats with variables, and texts for several widths.
  static func plurals(_ data: Data) throws -> [String: LocalizedText] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let entries = list as? [String: Any] ?? [:]
    return entries.compactMapValues { entry in
      guard let entry = entry as? [String: Any] else { return nil }
      if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
        return LocalizedText(widths: widths)
      }
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      let variables = entry.compactMapValues { PluralFormat.Variable(property: $0) }
      return .plural(PluralFormat(format: format, variables: variables))
    }
  }
}

extension LocalizedText {
  /// The widest of the texts that are there for several widths.
  init?(widths: [String: String]) {
    let texts = widths.compactMap { width, text in Int(width).map { ($0, text) } }
    // "1" and "01" are one width.
    let byWidth = Dictionary(texts.sorted { $0.1 < $1.1 }) { first, _ in first }
    guard let text = WidthVariants.widest(of: byWidth) else { return nil }
    self = .plain(text)
  }
}

extension PluralFormat.Variable {
  /// A variable of a `.stringsdict` file.
  fileprivate init?(property: Any) {
    guard let entry = property as? [String: Any] else { return nil }
    self.init(
      specifier: entry["NSStringFormatValueTypeKey"] as? String ?? "d",
      texts: entry.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") })
  }
}
