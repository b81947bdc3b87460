// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A module of others that a target is compiled without, as its file UIKitSources.swift says: what
/// the sources use of it is left out, as it is for a framework that Linux has not.
///
/// ```
/// // UIKitSources: without SDWebImage: SD* .sd_*
/// ```
///
/// The names are those of its types, functions and constants; `*` stands for any ending or none, and a point
/// begins a member that it gives to other types.
public struct AbsentModule: Equatable, Sendable {
  /// How sources import it.
  public let name: String
  let words: Set<String>
  let prefixes: [String]
  private let members: Set<String>
  private let memberPrefixes: [String]

  /// Reads what stands after `without`; `nil` where no module or no name is said.
  public init?(_ text: String) {
    guard let end = text.firstIndex(of: ":") else { return nil }
    let name = text[..<end].filter { $0 != " " }
    let names = text[end...].dropFirst().split(separator: " ").map(String.init)
      .filter { $0 != "*" && $0 != ".*" }
    guard !name.isEmpty, !names.isEmpty else { return nil }
    self.name = name
    let types = names.filter { !$0.hasPrefix(".") }
    let others = names.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    words = Set(types.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 })
    prefixes = types.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
    members = Set(others.filter { !$0.hasSuffix("*") })
    memberPrefixes = others.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  /// The same in words, which `init(_:)` reads.
  var text: String {
    let names =
      words.subtracting(prefixes).sorted() + prefixes.map { $0 + "*" }
      + members.sorted().map { "." + $0 }
      + memberPrefixes.map { ".\($0)*" }
    return "\(name): \(names.joined(separator: " "))"
  }

  /// Whether it gives other types a member of the name.
  func givesMember(_ name: String) -> Bool {
    members.contains(name) || memberPrefixes.contains(where: name.hasPrefix)
  }
}

extension SourceFile {
  /// The framework, or the other module, that Linux has not; `nil` for a module that may be there.
  func missingFramework(_ module: String) -> MissingFramework? {
    if presentModules.contains(module) { return nil }
    return absentModules.first { $0.name == module }.map { MissingFramework($0) }
      ?? MissingFramework(module)
  }

  /// What the file has of modules that its target is compiled without. Those in Objective-C are
  /// there without an import, too, by a header that bridges.
  var frameworksOfAbsentModules: [MissingFramework] { absentModules.map { MissingFramework($0) } }
}
