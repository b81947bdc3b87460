// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which tests a changed file may change: those of all test targets that depend on its target, and
/// among them first the suites that name one of its types.
///
/// ```swift
/// let affected = AffectedTests(description: data, package: "/home/me/App")
/// let filters = affected?.filters(for: ["Sources/App/Card.swift"])  // ["^AppTests\\."]
/// ```
public struct AffectedTests: Sendable {
  private let targets: [Target]
  private let package: String

  private struct Description: Decodable { var targets: [Target] }

  private struct Target: Decodable, Sendable {
    var name: String
    var type: String
    var path: String
    var dependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, type, path
      case dependencies = "target_dependencies"
    }
  }

  /// Reads what `swift package describe --type json` prints; nil for something else.
  public init?(description: Data, package: String) {
    guard let read = try? JSONDecoder().decode(Description.self, from: description) else {
      return nil
    }
    targets = read.targets
    self.package = package
  }

  /// The filters of the tests that changed files may change; none where that is all tests.
  ///
  /// A file of no target, such as the manifest, may change all of them.
  public func filters(for changed: [String]) -> [String] {
    let names = changed.map { target(of: $0)?.name }
    guard !names.contains(nil) else { return [] }
    let tests = dependents(on: Set(names.compactMap { $0 })).filter { $0.type == "test" }
    guard tests.count < targets.count(where: { $0.type == "test" }) else { return [] }
    return tests.map { "^" + NSRegularExpression.escapedPattern(for: $0.name) + "\\." }
  }

  /// The filters of the suites that name a type of the changed files; none where no suite does.
  public func nearestFilters(for changed: [String]) -> [String] {
    let texts = changed.filter { $0.hasSuffix(".swift") }.map { text($0) }
    let types = Set(texts.flatMap { Self.types(in: $0) })
    guard !types.isEmpty else { return [] }
    let names = changed.compactMap { target(of: $0)?.name }
    let folders = dependents(on: Set(names)).filter { $0.type == "test" }.map(\.path)
    var suites: Set<String> = []
    for folder in folders {
      for file in FileManager.default.enumerator(atPath: package + "/" + folder) ?? .init() {
        guard let name = file as? String, name.hasSuffix(".swift") else { continue }
        let path = folder + "/" + name
        let text = text(path)
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        guard changed.contains(path) || !types.isDisjoint(with: words) else { continue }
        suites.formUnion(Self.types(in: text))
      }
    }
    return suites.sorted().map { "\\." + NSRegularExpression.escapedPattern(for: $0) + "/" }
  }

  private func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: package + "/" + path) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The names of the types that a source file declares or extends.
  private static func types(in text: String) -> Set<String> {
    Set(
      text.matches(of: /\b(?:class|struct|enum|actor|protocol|extension)\s+([A-Z]\w*)/)
        .map { String($0.output.1) })
  }

  private func target(of path: String) -> Target? {
    targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }

  /// The targets of these names, and all that depend on them.
  private func dependents(on names: Set<String>) -> [Target] {
    var found = names
    var count = 0
    while count != found.count {
      count = found.count
      for target in targets where !found.isDisjoint(with: target.dependencies ?? []) {
        found.insert(target.name)
      }
    }
    return targets.filter { found.contains($0.name) }
  }
}
