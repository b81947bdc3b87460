// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import UIKitSourceTransform
import XCTest

final class ConditionTests: TransformTestCase {
  func testTheSourcesAreThoseOfAnApp() {
    check("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif")
    check(
      "#if DEBUG && (os(iOS) || os(tvOS))\n#elseif targetEnvironment(simulator)\n#endif",
      "#if DEBUG && (true || os(tvOS))\n#elseif true\n#endif")
    check(
      "func f() {\n  #if !os(iOS)\n  g()\n  #endif\n}",
      "func f() {\n  #if !true\n  g()\n  #endif\n}")
  }

  /// A target may be of Swift 4, also where the compiler is a new one.
  func testBothSidesOfAnOlderSwiftAreTransformed() {
    let (text, findings) = transform("#if swift(>=4.2)\n#else\nlet a = #selector(Cell.f)\n#endif")
    XCTAssertEqual(findings, [])
    XCTAssertFalse(text.contains("#selector"), text)
  }

  /// A library's `#if EASY_RELOAD` is set by nobody who does not know of it.
  func testWhatCannotBeTransformedIsAnErrorOnlyWhereItIsCompiled() {
    let text = "extension UIView {\n  open override class func initialize() {}\n}"
    XCTAssertEqual(transform(text).findings.count, 1)

    let (flagged, findings) = transform("#if os(iOS) && RELOADS\n\(text)\n#endif")

    XCTAssertEqual(findings, [])
    XCTAssert(
      flagged.hasPrefix("#if true && RELOADS\n\(text); #error(\"a member of an ex"), flagged)
    XCTAssert(flagged.hasSuffix("\")\n#endif"), flagged)
    XCTAssertEqual(transform("#if os(macOS) && RELOADS\n\(text)\n#endif").findings, [])
    XCTAssertEqual(transform(flagged).text, flagged)
  }

  /// For libraries that leave out on Linux what is there for them.
  func testLinuxHoldsNowhereWhereThatIsSaid() {
    let text = "#if !os(Linux)\nlet a = 1\n#else\nlet a = 2\n#endif"
    let source = SourceFile(path: "A.swift", bytes: Array(text.utf8), isForLinux: false)
    let result = SourceTransformer.transform(
      source, in: ModuleIndex([SourceTransformer.summary(of: source)]))

    XCTAssertEqual(
      String(decoding: result.bytes, as: UTF8.self),
      "#if !false    \nlet a = 1\n#else\nlet a = 2\n#endif")
    check(text, text)
  }

  /// An app's sources are neither a Mac's nor Linux's, and one of the branches is for iOS.
  func testWhatIsForMacsAndLinuxIsNotForIOS() {
    check(
      "#if os(macOS) || os(Linux)\nlet a = 1\n#endif",
      "#if os(macOS) || false\nlet a = 1\n#endif")
    for text in [
      "#if os(Linux) || os(Windows)\n#endif", "#if os(Linux)\n#endif",
      "#if os(macOS) && !os(Linux)\n#endif",
    ] {
      check(text, text)
    }
    let text = "extension UIView {\n  open override class func initialize() {}\n}"
    XCTAssertEqual(transform("#if os(Linux) || os(macOS)\n\(text)\n#endif").findings, [])
  }

  func testWhatIOSHasOfObjectiveCIsThere() {
    check("#if canImport(ObjectiveC)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif")
  }

  func testOtherConditionsAndCallsStay() {
    for text in [
      "#if os(macOS)\n#endif", "#if canImport(SwiftUI)\n#endif", "let a = os(iOS)",
      "#if DEBUG\nlet a = os(iOS)\n#endif", "if #available(iOS 15, *) { f() }",
    ] {
      check(text, text)
    }
  }

  func testFrameworksThatAreHereInPartCanBeImported() {
    check("#if canImport(MapKit)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif")
    let other = "#if canImport(WidgetKit)\nlet a = 1\n#endif"
    check(other, other)
  }
}
