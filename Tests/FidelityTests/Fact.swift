// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// One number that iOS shows, where it is published, and how it is found here.
///
/// ```swift
/// Fact("a switch is 51 points wide", .storyboard("Kingfisher"), 51) { UISwitch().frame.width }
/// ```
struct Fact {
  /// Where a number is published.
  enum Source: Hashable {
    /// A page of Apple's documentation.
    case documentation(String)
    /// A table of the Human Interface Guidelines.
    case guidelines(String)
    /// A frame in a file that Xcode wrote: it lays the views out with UIKit itself.
    case storyboard(String)
    /// A picture that iOS drew, measured at its own scale.
    case picture(String)
    /// Another source, by its name.
    case published(String)
  }

  /// The claim.
  let name: String
  let source: Source
  /// What iOS shows.
  let expected: CGFloat
  /// How far ours may be off.
  let accuracy: CGFloat
  /// What we show.
  let found: () -> CGFloat

  /// A number that must be equal to a third of a point, unless `accuracy` says otherwise.
  init(
    _ name: String, _ source: Source, _ expected: CGFloat, within accuracy: CGFloat = 0.34,
    _ found: @escaping () -> CGFloat
  ) {
    self.name = name
    self.source = source
    self.expected = expected
    self.accuracy = accuracy
    self.found = found
  }

  /// The four numbers of a frame.
  static func frame(
    _ name: String, _ source: Source, _ expected: CGRect, within accuracy: CGFloat = 0.34,
    _ found: @escaping () -> CGRect
  ) -> [Fact] {
    [
      Fact("\(name): x", source, expected.minX, within: accuracy) { found().minX },
      Fact("\(name): y", source, expected.minY, within: accuracy) { found().minY },
      Fact("\(name): width", source, expected.width, within: accuracy) { found().width },
      Fact("\(name): height", source, expected.height, within: accuracy) { found().height },
    ]
  }
}

extension XCTestCase {
  /// Fails for each fact that is not so here.
  func check(_ facts: [Fact], file: StaticString = #filePath, line: UInt = #line) {
    for fact in facts {
      XCTAssertEqual(
        fact.found(), fact.expected, accuracy: fact.accuracy, "\(fact.name), \(fact.source)",
        file: file, line: line)
    }
  }
}
