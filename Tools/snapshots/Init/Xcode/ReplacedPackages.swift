// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What `Package.swift` depends on and Linux has no use for: the libraries of snapshots, whose
/// targets are called as those of HeadlessSnapshots, and tools that look at sources. For a Mac they
/// stay; lines at the end of the manifest leave them out on Linux, and add HeadlessSnapshots there
/// where nothing names it.
struct ReplacedPackages {
  private let dependencies: [Dependency]
  /// The package that HeadlessSnapshots is added for, and its own folder; nil where it is there.
  private let added: (package: String, snapshots: String)?

  /// The identities of the packages of suites.
  private static let ofSuites: Set = [
    "swift-snapshot-testing", "ios-snapshot-test-case", "accessibilitysnapshot", "nimble-snapshots",
  ]

  /// Those that check or format sources. They ask for versions of swift-syntax of their own.
  private static let ofTools: Set = [
    "swiftlint", "swiftlintplugin", "swiftlintplugins", "swiftformat",
  ]

  /// Whether Linux has no use for a package of an identity.
  static func replaces(_ identity: String) -> Bool { ofSuites.union(ofTools).contains(identity) }

  /// Asks SwiftPM, which fetches nothing for that; nil where there is nothing to write.
  ///
  /// - Parameters:
  ///   - package: The package's folder, absolute.
  ///   - snapshots: The folder of HeadlessSnapshots that this command was built in.
  init?(in package: String, snapshots: String) {
    guard let all = Self.dependencies(ofManifestIn: package) else { return nil }
    dependencies = all.filter { Self.ofSuites.union(Self.ofTools).contains($0.identity) }
    let isThere =
      all.contains { $0.place.contains("HeadlessSnapshots") || $0.path == snapshots }
      || snapshots.hasPrefix(package + "/") || snapshots.contains("/checkouts/")
      || all.contains { $0.name == "HeadlessSnapshots" }
    added = isThere ? nil : (package, snapshots)
    if dependencies.isEmpty && isThere { return nil }
  }

  /// The libraries of snapshots that a package depends on, by their identities.
  static func libraries(ofManifestIn folder: String) -> Set<String> {
    ofSuites.intersection((dependencies(ofManifestIn: folder) ?? []).map(\.identity))
  }

  private static func dependencies(ofManifestIn folder: String) -> [Dependency]? {
    let command = ["swift", "package", "dump-package", "--package-path", folder]
    guard let output = ToolOutput(command), output.status == 0,
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(output.text.utf8))
    else { return nil }
    return manifest.dependencies.flatMap { ($0.sourceControl ?? []) + ($0.fileSystem ?? []) }
  }

  /// The folder of the package that this command was built in.
  static var snapshotsFolder: String {
    // From Tools/snapshots/Init/Xcode on.
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.standardizedFileURL.path
  }

  /// Writes the lines, and says what was added.
  ///
  /// - Returns: What was written, and the manifest as it was.
  func write(to path: String) throws -> (steps: [FirstTest.Step], old: String) {
    let old = try String(contentsOfFile: path, encoding: .utf8)
    var manifest = ManifestText(old)
    manifest.nameThePackage()
    let tools = manifest.raiseTools(to: "5.9")
    do {
      try (manifest.text + text).write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Snapshots.Error.unwritableFile(path: path)
    }
    var steps = tools.map { [ManifestText.raised(to: $0)] } ?? []
    steps += dependencies.map {
      .init(action: .leftOut, what: "Package.swift: on Linux, the package \($0.identity)")
    }
    if let added {
      let place = Self.relative(added.snapshots, from: added.package)
      steps.append(
        .init(action: .added, what: "Package.swift: on Linux, the dependency on \(place)"))
    }
    return (steps, old)
  }

  private var text: String {
    let suites = dependencies.contains { Self.ofSuites.contains($0.identity) }
    let tools = dependencies.contains { Self.ofTools.contains($0.identity) }
    let products = suites ? SourceImports.productsForSuites.keys.filter { $0 != Self.own } : []
    let names = Set(dependencies.flatMap(\.names)).union(products).sorted()
    let addition = added.map {
      "    package.dependencies.append(\n      .package(name: \"\(Self.own)\", path: "
        + "\"\(Self.relative($0.snapshots, from: $0.package))\"))\n"
    }
    return """

      // On Linux, HeadlessSnapshots stands in the place of packages with targets of the same names.
      #if os(Linux)
        do {
      \(dependencies.isEmpty ? "" : Self.removal(names, tools: tools))\
      \(addition ?? "")  }
      #endif

      """
  }

  private static let own = "HeadlessSnapshots"

  /// By their names: where mirrors are set, SwiftPM tells others' addresses than the manifest's.
  private static func removal(_ names: [String], tools: Bool) -> String {
    let plugins = """
            target.plugins?.removeAll {
              guard case .plugin(_, let owner) = $0 else { return false }
              return names.contains(owner ?? "")
            }

      """
    return """
          let names = [
      \(names.map { "      \"\($0)\",\n" }.joined())    ]
          package.dependencies.removeAll {
            switch $0.kind {
            case .sourceControl(_, let place, _), .fileSystem(_, let place):
              let place = "/" + place.lowercased()
              return names.contains { place.hasSuffix("/\\($0)") || place.hasSuffix("/\\($0).git") }
            default: return false
            }
          }
          for target in package.targets {
            target.dependencies.removeAll {
              switch $0 {
              case .productItem(let name, let owner, _, _): names.contains(owner ?? name)
              case .byNameItem(let name, _): names.contains(name)
              default: false
              }
            }
      \(tools ? plugins : "")    }

      """
  }

  /// The innermost folder that holds two others.
  static func common(_ one: String, _ other: String) -> String {
    let parts = zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }
    return "/" + parts.map(\.0).joined(separator: "/")
  }

  /// A folder as a manifest in another one names it.
  static func relative(_ folder: String, from base: String) -> String {
    let (to, from) = (folder.split(separator: "/"), base.split(separator: "/"))
    let common = zip(to, from).prefix { $0 == $1 }.count
    guard common > 0 else { return folder }
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  private struct Manifest: Decodable {
    struct Kind: Decodable {
      let sourceControl: [Dependency]?
      let fileSystem: [Dependency]?
    }
    let dependencies: [Kind]
  }

  private struct Dependency: Decodable {
    struct Location: Decodable {
      struct Remote: Decodable {
        let urlString: String
      }
      let remote: [Remote]?
      let local: [String]?
    }
    let identity: String
    /// What targets call it, where the manifest says a name of its own.
    let name: String?
    let path: String?
    private let location: Location?

    enum CodingKeys: String, CodingKey {
      case identity, path, location
      case name = "nameForTargetDependencyResolutionOnly"
    }

    /// The address or the folder, as the manifest says it.
    var place: String { location?.remote?.first?.urlString ?? location?.local?.first ?? path ?? "" }

    /// What targets call it.
    var names: [String] { [identity, lastName] + (name.map { [$0] } ?? []) }

    /// The last part of its place, as it is written there.
    private var lastName: String {
      let name = place.split(separator: "/").last.map(String.init) ?? identity
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }
}
