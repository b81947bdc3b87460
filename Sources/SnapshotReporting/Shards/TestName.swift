// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// The name of a test as `swift test` knows it.
///
/// ```swift
/// TestName(entry).key  // "AppTests.ProfileViewTests/testEveryState"
/// ```
public struct TestName: Hashable, Sendable {
  private let target: String
  private let suite: String
  private let function: String

  /// The name of the test that took a snapshot.
  public init(_ entry: SnapshotRun.Entry) {
    target = entry.target
    suite = entry.suite
    function = entry.test
  }

  /// The name without parentheses, as `key(ofListed:)` makes it of a listed name.
  public var key: String {
    Self.key(ofListed: "\(target).\(suite.replacing(".", with: "/"))/\(function)")
  }

  /// A listed name without empty parentheses, which XCTest's names do not have.
  ///
  /// - Parameter name: A name as `swift test list` prints it.
  public static func key(ofListed name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  /// A regular expression for `swift test --filter` that this test matches, whichever library it
  /// belongs to: the manifest does not say.
  public var filter: String {
    let name = SnapshotTest.escaped(SnapshotTest.baseName(ofFunction: function))
    let suites = suite.split(separator: ".").map { SnapshotTest.escaped(String($0)) }
      .joined(separator: "/")
    // A test of Swift Testing that is in no suite has its file's name for one.
    return "^\(SnapshotTest.escaped(target))\\.(\(suites)/)?`?\(name)`?(\\(|/|$)"
  }

  /// Regular expressions for `swift test --filter` that match listed names and nothing else, one
  /// for the tests of each suite.
  ///
  /// - Parameter names: Names as `swift test list` prints them.
  public static func filters(forListed names: [String]) -> [String] {
    var order: [String] = []
    var functions: [String: [String]] = [:]
    for name in names {
      let cut = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
      let suite = String(name[..<cut])
      if functions[suite] == nil { order.append(suite) }
      functions[suite, default: []].append(SnapshotTest.escaped(String(name[cut...])))
    }
    return order.map { suite in
      let choices = (functions[suite] ?? []).joined(separator: "|")
      // Swift Testing's names go on with the place in the sources.
      return "^\(SnapshotTest.escaped(suite))(\(choices))(/|$)"
    }
  }
}
