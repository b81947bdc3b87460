// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Libraries of C that come with iOS as modules and that Linux has, too: each becomes a target that
/// names its header.
struct SystemLibraries {
  private struct Library {
    let header: String
    let link: String
    /// The package of Debian that has the header.
    let debian: String
  }

  private static let known = [
    "SQLite3": Library(header: "sqlite3.h", link: "sqlite3", debian: "libsqlite3-dev"),
    "zlib": Library(header: "zlib.h", link: "z", debian: "zlib1g-dev"),
  ]

  /// The modules.
  static var modules: Set<String> { Set(known.keys) }

  /// Those that are wanted, sorted.
  let wanted: [String]

  /// The targets as `Package.swift` says them.
  var texts: [String] {
    wanted.compactMap { module in
      Self.known[module].map {
        """
            .systemLibrary(
              name: "\(module)", path: "\(Self.folder(of: module))",
              providers: [.apt(["\($0.debian)"])]),
        """
      }
    }
  }

  /// Writes the files of the targets into a package's folder.
  func write(to package: String) throws -> [FirstTest.Step] {
    try wanted.flatMap { module -> [FirstTest.Step] in
      guard let library = Self.known[module] else { return [] }
      let folder = Self.folder(of: module)
      let header = "// \(library.debian) of Debian has it.\n#include <\(library.header)>\n"
      let map =
        "module \(module) [system] {\n  header \"shim.h\"\n  link \"\(library.link)\"\n  export *\n}\n"
      for (name, text) in [("shim.h", header), ("module.modulemap", map)] {
        let path = "\(package)/\(folder)/\(name)"
        do {
          try FileManager.default.createDirectory(
            atPath: "\(package)/\(folder)", withIntermediateDirectories: true)
          try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
          throw Snapshots.Error.unwritableFile(path: path)
        }
      }
      return [
        .init(action: .added, what: "Package.swift: the target \(module), of \(library.debian)"),
        .init(action: .added, what: "\(folder)/module.modulemap"),
        .init(action: .added, what: "\(folder)/shim.h"),
      ]
    }
  }

  private static func folder(of module: String) -> String { "HeadlessSnapshots/\(module)" }
}
