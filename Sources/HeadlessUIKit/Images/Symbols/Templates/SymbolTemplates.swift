// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The templates of symbols that a team has: in its bundles, and beside its references.
enum SymbolTemplates {
  /// The template of a system symbol's name, looked for in this order: `Symbols/<name>.svg` of the
  /// environment's `assetBundle` and of the bundles of the package's targets, a template of that
  /// name in the bundle itself, where SwiftPM puts what it processes, and
  /// `Snapshots/Symbols/<name>.svg` in the current folder, the package's; `nil` where there is none.
  ///
  /// One that is there and cannot be used is reported.
  static func named(_ name: String) -> SymbolTemplate? {
    guard !name.contains("/") else { return nil }
    let bundles = AssetCatalog.places(nil).map(\.resources.path)
    for bundle in bundles {
      if let found = read("\(bundle)/Symbols/\(name).svg") { return found }
      // A picture of that name is no symbol.
      if let found = try? cache.template(at: "\(bundle)/\(name).svg") { return found }
    }
    return read("\(folder)/\(name).svg")
  }

  /// The template of a file; `nil` where there is none, or none that can be used, which is reported.
  static func read(_ path: String) -> SymbolTemplate? {
    do {
      return try cache.template(at: path)
    } catch {
      RenderingEnvironment.report(
        "the symbol's template \(path) cannot be used: \(error)", kind: .notDrawn)
      return nil
    }
  }

  private static let folder = FileManager.default.currentDirectoryPath + "/Snapshots/Symbols"
  private static let cache = Cache()

  /// Files are read once; they do not change while the program runs.
  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var templates: [String: Result<SymbolTemplate?, any Error>] = [:]

    func template(at path: String) throws -> SymbolTemplate? {
      try lock.withLock {
        let known = templates[path] ?? Result { try Self.read(path) }
        templates[path] = known
        return known
      }.get()
    }

    private static func read(_ path: String) throws -> SymbolTemplate? {
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return try SymbolTemplate(Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }
}
