// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// What needs a system newer than the one whose views are drawn.
final class NewerSystemTests: TransformTestCase {
  func testTheWayOfIOS18IsTaken() {
    check(
      "func f() { if #available(iOS 26.0, *) { a.glass() } else { a.blur() } }",
      "func f() { if hasCode(ofSystem: 26) { fatalError(\"iOS 26 is needed here\") } "
        + "else { a.blur() } }")
    check(
      "func f() { if #available(iOS 26, *), let b = c { b.glass() } }",
      "func f() { if hasCode(ofSystem: 26) { fatalError(\"iOS 26 is needed here\") } }")
    check(
      "func f() { if #unavailable(iOS 26) { a.blur() } else { a.glass() } }",
      "func f() { if !hasCode(ofSystem: 26) { a.blur() } else "
        + "{ fatalError(\"iOS 26 is needed here\") } }")
  }

  func testABuilderOfResultsTakesWhatStandsInItsPlace() {
    check(
      "let a = build {\n  if #available(iOS 26, *) { \"1\\(b)\" } else { \"2\" }\n"
        + "  if #available(iOS 11, *) { Row().inset(2) } else { Row() }\n}",
      "let a = build {\n  if hasCode(ofSystem: 26) { "
        + "let _: Never = fatalError(\"iOS 26 is needed here\") } else { \"2\" }\n"
        + "  if #available(iOS 11, *) { Row().inset(2) } else { "
        + "let _: Never = fatalError(\"an older system is needed here\") }\n}")
    check(
      "var a: Int { if #available(iOS 26, *) { b() } else { 2 } }",
      "var a: Int { if hasCode(ofSystem: 26) { fatalError(\"iOS 26 is needed here\") } "
        + "else { 2 } }")
  }

  func testWhatSaysAValueAloneIsKept() {
    for (text, kept) in [
      ("var a: Bool { if #available(iOS 26, *) { return true }; return false }", "isSystem"),
      ("var a: Int { if #available(iOS 26, *) { -1 } else { b.c } }", "isSystem"),
      ("func f() { var a = b(); if #available(iOS 26, *) { a = 24 } }", "isSystem"),
      (
        "func f() -> String {\n  guard #available(iOS 26, *) else { return b() }\n"
          + "  return \"c\"\n}",
        "isSystem"
      ),
      ("func f() -> Int { if #unavailable(iOS 26) { return b() } else { return 2 } }", "!isSystem"),
    ] {
      let condition = text.contains("#un") ? "#unavailable(iOS 26)" : "#available(iOS 26, *)"
      check(text, text.replacing(condition, with: "\(kept)(atLeast: 26)"))
    }
  }

  func testWhatFollowsAGuardIsLeftOut() {
    check(
      "func f() -> Int {\n  guard #available(iOS 26, *) else { return 1 }\n  a.glass()\n  return 2\n}",
      "func f() -> Int {\n  guard hasCode(ofSystem: 26) else { return 1 }\n"
        + "  fatalError(\"iOS 26 is needed here\")\n\n}")
  }

  func testDeclarationsAreLeftOut() {
    check(
      "class A {\n  @available(iOS 26.0, *) @objc func glass() { b.glass() }\n  func c() {}\n}",
      "class A {\n  \n  func c() {}\n}")
    check(
      "@available(iOS, introduced: 26)\nextension A { var b: Int { 1 } }\nlet c = 1",
      "\n\nlet c = 1")
  }

  func testOlderSystemsStay() {
    for text in [
      "func f() { if #available(iOS 18, *) { a() } }", "func f() { if #available(macOS 26, *) {} }",
      "@available(iOS, deprecated: 26) func f() {}", "@available(*, unavailable) func f() {}",
    ] {
      check(text, text)
    }
  }

  func testWhatIOSHasNotIsNotThere() {
    check(
      "enum Row { case a; @available(iOS, unavailable) @available(visionOS, unavailable) case b }",
      "enum Row { case a; @available(*, unavailable) @available(visionOS, unavailable) case b }")
    check(
      "@available(iOS, deprecated: 15) func f() {}", "@available(iOS, deprecated: 15) func f() {}")
  }

  func testWhatOlderSystemsNeedIsLeftOut() {
    check(
      "func f() { if #available(iOS 13, *) { a.g() } else {\n a.old()\n b.old() } }",
      "func f() { if #available(iOS 13, *) { a.g() } else {\n "
        + "fatalError(\"an older system is needed here\")\n } }")
    check(
      "func f() { if #unavailable(iOS 13) { a.old() } else { a.g() } }",
      "func f() { if #unavailable(iOS 13) { fatalError(\"an older system is needed here\") } "
        + "else { a.g() } }")
    for text in [
      "func f() { if #available(iOS 13, *), let b = c { b.g() } else { a.h() } }",
      "func f() { guard #available(iOS 13, *) else { return }; a.g() }",
    ] {
      check(text, text)
    }
  }
}
