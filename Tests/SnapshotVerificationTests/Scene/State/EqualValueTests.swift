// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What is set to the value that it has already asks for no layout.
final class EqualValueTests: XCTestCase {
  private static var all: [RewrittenClass] {
    RewrittenClass.views + RewrittenClass.texts + RewrittenClass.lists + RewrittenClass.inputs
      + RewrittenClass.kept + RewrittenClass.withoutEffect
      + RewrittenClass.mapsAndPages
  }

  func testEqualValuesAskForNoLayout() {
    for rewritten in Self.all {
      XCTAssertEqual(rewritten.restless(), [], rewritten.name)
    }
  }

  func testEachPropertyOfEachClassIsRewritten() throws {
    let sources = try ViewClassSources()
    let known = Dictionary(grouping: Self.all, by: \.name).mapValues { $0.flatMap(\.properties) }

    XCTAssertGreaterThan(sources.properties.count, 25)
    for (name, properties) in sources.properties.sorted(by: { $0.key < $1.key }) {
      XCTAssertEqual(
        properties.subtracting(known[name] ?? []).sorted(), [],
        "\(name) has properties that are not rewritten")
    }
  }

  /// A view that changes another one each time that it is laid out, as views do that set their
  /// fonts and texts there.
  func testAChangeInEachPassSettles() {
    for probe in ProbedClass.all.flatMap(\.probes) where !probe.moves {
      XCTAssertEqual(probe.issuesInLayout(), [], probe.title)
    }
  }
}
