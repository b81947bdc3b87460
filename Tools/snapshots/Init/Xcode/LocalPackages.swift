// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The packages that lie beside a project, and those that they depend on by a path.
struct LocalPackages {
  /// The packages that SwiftPM can read, those of the project before those that they depend on.
  let all: [SwiftPackage]

  /// - Parameters:
  ///   - folders: The folders of the project's packages, absolute.
  ///   - own: The folder of the package that is written.
  init(_ folders: [String], but own: String) {
    var waiting = folders
    var seen: Set = [own]
    var found: [SwiftPackage] = []
    while !waiting.isEmpty {
      let next = waiting.filter { seen.insert($0).inserted }.compactMap { SwiftPackage(in: $0) }
      found += next
      waiting = next.flatMap(\.folders)
    }
    all = found
  }

  /// What their targets in Objective-C declare, by their modules.
  var objectiveC: [String: String] {
    all.reduce(into: [:]) { $0.merge($1.objectiveC) { $1 } }
  }

  /// The modules of their targets that somebody takes as a package's: by products of these names,
  /// or one of these packages.
  func modules(takenAs names: Set<String>) -> Set<String> {
    let names = all.flatMap(\.ownTargets).reduce(into: names) { $0.formUnion($1.target.products) }
    return Set(all.flatMap { package in names.flatMap(package.modules(ofProduct:)) })
  }

  /// The tests of those in a folder.
  func tests(below folder: String) -> [XcodeTarget] {
    all.filter { $0.folder.hasPrefix(folder + "/") }.flatMap(\.ownTargets).map(\.target)
      .filter { $0.kind == .unitTests }
  }

  /// The folder of the package that has a library.
  func folder(of module: String) -> String? {
    all.first { $0.libraries.contains { $0.module == module } }?.folder
  }

  /// The packages at addresses that those depend on of which something was taken, by identities.
  ///
  /// - Parameter modules: The modules that are taken.
  func remotes(behind modules: Set<String>) -> [String: XcodePackages.Remote] {
    all.filter { $0.libraries.contains { modules.contains($0.module) } }
      .reduce(into: [:]) { $0.merge($1.remotes) { old, _ in old } }
  }
}
