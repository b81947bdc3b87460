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
    // Nearly all names have none, and bundles do not change while the program runs.
    let bundle = RenderingEnvironment.current.assetBundle.bundlePath
    if cache.isAbsent(name, for: bundle) { return nil }
    var paths = AssetCatalog.places(nil).map(\.resources.path).flatMap {
      ["\($0)/Symbols/\(name).svg", "\($0)/\(name).svg"]
    }
    paths.append("\(folder)/\(name).svg")
    let present = paths.filter { FileManager.default.fileExists(atPath: $0) }
    if present.isEmpty { cache.noteAbsent(name, for: bundle) }
    for path in present {
      // A picture of that name in the bundle itself is no symbol.
      let isNamed = path.hasSuffix("Symbols/\(name).svg")
      if let found = isNamed ? read(path) : try? cache.template(at: path) { return found }
    }
    return nil
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
    /// The names that no place has, by the bundle that is looked into first: nearly all of them.
    private var absent: [String: Set<String>] = [:]

    func isAbsent(_ name: String, for bundle: String) -> Bool {
      lock.withLock { absent[bundle]?.contains(name) ?? false }
    }

    func noteAbsent(_ name: String, for bundle: String) {
      lock.withLock { _ = absent[bundle, default: []].insert(name) }
    }

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
