// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class SceneDifferenceTests: XCTestCase {
  private func headlines(_ old: String, _ new: String, line: UInt = #line) throws -> [String] {
    let difference = SceneDifference(
      from: try XCTUnwrap(SceneNode(text: old), line: line),
      to: try XCTUnwrap(SceneNode(text: new), line: line))
    return difference.causes.map(\.headline)
  }

  func testEqualScenesHaveNoDifference() throws {
    XCTAssertEqual(try headlines("A 0 0 9 9\n  B 1 1 2 2", "A 0 0 9 9\n  B 1 1 2 2"), [])
  }

  func testAChangedSpacingIsTheCauseAndTheSiblingsFollow() throws {
    func rows(_ spacing: Int) -> String {
      "UIStackView \"rows\" 0 0 100 200 spacing=\(spacing)\n"
        + (0..<6).map { "  UILabel 0 \($0 * (20 + spacing)) 100 20 text=\"row \($0)\"" }
        .joined(separator: "\n")
    }

    XCTAssertEqual(
      try headlines(rows(8), rows(16)),
      ["UIStackView \"rows\": spacing 8 became 16 (5 more views moved or resized)"])
  }

  /// A bar that stays where it is moves nothing beside itself: what else moved has a reason of its
  /// own, such as a constraint.
  func testWhatChangesInABarDoesNotMoveWhatLiesBesideIt() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 90 90\n  B 0 80 90 10\n    UILabel 10 0 20 9 text=Profile\n  C 5 5 60 60",
        "A 0 0 90 90\n  B 0 80 90 10\n    UILabel 14 0 12 9 text=Me\n  C 15 15 40 40"),
      [
        "UILabel: text \"Profile\" became \"Me\"",
        "C: moved 10 pt right, 10 pt down; size 60x60 became 40x40",
      ])
  }

  func testAChangedTextIsTheCauseOfItsOwnAndItsNeighboursFrames() throws {
    XCTAssertEqual(
      try headlines(
        "Row 0 0 100 20\n  UILabel \"name\" 0 0 20 20 text=Ada\n  UILabel 20 0 30 20 text=\"36\"",
        "Row 0 0 100 20\n  UILabel \"name\" 0 0 32 20 text=Grace\n  UILabel 32 0 30 20 "
          + "text=\"36\""),
      ["UILabel \"name\": text \"Ada\" became \"Grace\" (1 view moved 12 pt right)"])
  }

  func testAddedAndRemovedViewsAreNamedAndTheirSiblingsKept() throws {
    let old = "A 0 0 9 9\n  L 0 0 9 1 text=a\n  L 0 1 9 1 text=b\n  L 0 2 9 1 text=c"
    let new = "A 0 0 9 9\n  L 0 0 9 1 text=a\n  L 0 1 9 1 text=c"
    XCTAssertEqual(try headlines(old, new), ["L 'b': was removed (1 view moved 1 pt up)"])
    XCTAssertEqual(try headlines(new, old), ["L 'b': was added (1 view moved 1 pt down)"])
  }

  /// A picture of a controller that presents another one is that of its window.
  func testWhatIsNoLongerPresentedIsNamed() throws {
    let screen = "ContainerLayoutView 0 0 90 90\n  UILabel 0 0 9 9 text=Inbox"
    func presenting(_ lines: String) -> String {
      "SnapshotWindow 0 0 90 90\n"
        + (screen + "\nPresentationContainerView 0 0 90 90\n" + lines).split(separator: "\n")
        .map { "  \($0)" }.joined(separator: "\n")
    }
    let alert = presenting(
      "  UIView 0 0 90 90 background=#00000033\n  AlertContentView 9 9 60 60\n"
        + "    UILabel 0 0 9 9\n    UILabel 0 0 9 9 text=\"Log out?\"")
    let form = presenting("  FormView 9 9 60 60\n    UILabel 0 0 9 9 text=Name")

    XCTAssertEqual(try headlines(alert, screen), ["UIAlertController 'Log out?': was removed"])
    XCTAssertEqual(try headlines(screen, alert), ["UIAlertController 'Log out?': was added"])
    XCTAssertEqual(try headlines(form, screen), ["presented FormView 'Name': was removed"])
    XCTAssertEqual(try headlines(form, form), [])
    XCTAssertEqual(
      try headlines(alert, screen.replacing("Inbox", with: "Sent")),
      ["UILabel: text \"Inbox\" became \"Sent\"", "UIAlertController 'Log out?': was removed"])
  }

  func testAViewThatChangesItsPlaceIsReordered() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 9 9\n  B \"x\" 0 0 9 9\n  B \"y\" 0 0 9 9\n  B \"z\" 0 0 9 9",
        "A 0 0 9 9\n  B \"z\" 0 0 9 9\n  B \"x\" 0 0 9 9\n  B \"y\" 0 0 9 9"),
      ["B \"z\": changed its place among its siblings"])
  }

  func testPlainViewsThatChangePlacesAreReordered() throws {
    XCTAssertEqual(
      try headlines(
        """
        S 0 0 90 30
          B 0 0 10 30 background=#FF0000
          B 10 0 30 30 background=#00FF00
          B 40 0 50 30 background=#0000FF
        """,
        """
        S 0 0 90 30
          B 0 0 50 30 background=#0000FF
          B 50 0 10 30 background=#FF0000
          B 60 0 30 30 background=#00FF00
        """),
      ["B: changed its place among its siblings (2 views moved 50 pt right)"])
  }

  func testAPlainViewOfUIKitsIsToldByItsPlaceInThePicture() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 99 99\n  B 10 10 50 50\n    UIView 2 3 9 9 alpha=0.5",
        "A 0 0 99 99\n  B 10 10 50 50\n    UIView 2 4 9 9 alpha=0.4"),
      ["UIView at (12, 14): alpha 0.5 became 0.4; moved 1 pt down"])
  }

  func testColorsAndHidingAreCausesOfTheirOwn() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 9 9 background=#FFFFFF\n  B 0 0 9 9\n  C 1 1 1 1 hidden=yes",
        "A 0 0 9 9 background=#000000 corner=4\n  B 0 0 9 9 hidden=yes\n  C 1 1 1 1"),
      [
        "A: background color #FFFFFF became #000000; corner radius 0 became 4", "B: was hidden",
        "C: was shown",
      ])
  }

  func testWhatIsHiddenInBothScenesDoesNotCount() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 9 9\n  B 0 0 9 9 hidden=yes",
        "A 0 0 9 9\n  B 1 1 9 9 hidden=yes\n  C 0 0 1 1 hidden=yes"),
      [])
  }

  func testTheSameChangeOfManyViewsIsOneCause() throws {
    func cells(_ color: String) -> String {
      "List 0 0 99 99\n"
        + (0..<4).map { "  Cell 0 \($0 * 9) 9 9\n    Icon 1 1 2 2 tint=#\(color)" }
        .joined(separator: "\n")
    }

    XCTAssertEqual(
      try headlines(cells("FF0000"), cells("00FF00")),
      ["Icon: tint color #FF0000 became #00FF00, and 3 others alike"])
  }

  func testWithoutACauseTheOutermostResizedViewIsOne() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 99 99\n  B 0 0 50 10\n    C 0 0 50 10\n  D 0 10 50 10",
        "A 0 0 99 99\n  B 0 0 50 18\n    C 0 0 50 18\n  D 0 18 50 10"),
      ["B: size 50x10 became 50x18 (2 more views moved or resized)"])
    XCTAssertEqual(
      try headlines(
        "A 0 0 99 99\n  B 0 0 50 10\n  D 0 10 50 10",
        "A 0 0 99 99\n  B 4 8 50 10\n  D 4 18 50 10"),
      ["B: moved 4 pt right, 8 pt down (1 view moved 4 pt right, 8 pt down)"])
  }

  func testAViewThatIsBothMovedAndRecoloredIsExplainedByBoth() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 99 99\n  B 0 0 50 10 background=#FF0000\n  C 0 20 9 9",
        "A 0 0 99 99\n  B 8 0 50 10 background=#00FF00\n  C 0 20 9 9"),
      ["B: background color #FF0000 became #00FF00; moved 8 pt right"])
    XCTAssertEqual(
      try headlines(
        "A 0 0 99 99\n  B 0 0 50 10 alpha=0.5",
        "A 0 0 99 99\n  B 0 0 60 10"),
      ["B: alpha 0.5 became 1; size 50x10 became 60x10"])
  }

  func testARecoloredViewThatFollowsAnotherCauseIsMovedByThatOne() throws {
    XCTAssertEqual(
      try headlines(
        "S 0 0 99 99 spacing=8\n  B 0 0 50 10\n  C 0 18 50 10 background=#FF0000\n  D 0 36 50 10",
        "S 0 0 99 99 spacing=16\n  B 0 0 50 10\n  C 0 26 50 10 background=#00FF00\n  D 0 52 50 10"),
      [
        "S: spacing 8 became 16 (2 more views moved or resized)",
        "C: background color #FF0000 became #00FF00",
      ])
  }

  func testARecoloredViewWhoseMoveMovedOthersTellsBoth() throws {
    XCTAssertEqual(
      try headlines(
        "A 0 0 99 99\n  B 0 0 50 10 tint=#FF0000\n  D 0 10 50 10",
        "A 0 0 99 99\n  B 4 8 50 10 tint=#00FF00\n  D 4 18 50 10"),
      [
        "B: tint color #FF0000 became #00FF00; moved 4 pt right, 8 pt down "
          + "(1 view moved 4 pt right, 8 pt down)"
      ])
  }

  func testTheFingerprintIsThatOfTheKindOfViewAndOfTheChange() throws {
    func fingerprint(_ old: String, _ new: String) throws -> String? {
      SceneDifference(
        from: try XCTUnwrap(SceneNode(text: old)), to: try XCTUnwrap(SceneNode(text: new))
      ).causes.first?.fingerprint
    }

    let first = try fingerprint(
      "A 0 0 9 9\n  B 0 0 9 9 tint=#FF0000", "A 0 0 9 9\n  B 0 0 9 9 tint=#00FF00")
    let elsewhere = try fingerprint(
      "A 0 0 9 9\n  C 0 0 1 1\n  B 5 0 9 9 tint=#FF0000",
      "A 0 0 9 9\n  C 0 0 1 1\n  B 5 0 9 9 tint=#00FF00")
    let another = try fingerprint(
      "A 0 0 9 9\n  B 0 0 9 9 tint=#FF0000", "A 0 0 9 9\n  B 0 0 9 9 tint=#0000FF")
    XCTAssertEqual(first, elsewhere)
    XCTAssertNotEqual(first, another)
    XCTAssertEqual(first, "d671bfe756017e31")
  }

  func testADeedIsTheSameWhateverWasThereBefore() throws {
    func deed(_ old: String, _ new: String) throws -> String? {
      SceneDifference(
        from: try XCTUnwrap(SceneNode(text: "A 0 0 99 99\n  B 0 0 9 9 \(old)")),
        to: try XCTUnwrap(SceneNode(text: "A 0 0 99 99\n  B 0 0 9 9 \(new)"))
      ).causes.first?.deed
    }

    for color in ["#FF0000", "#00FF00", "#123456"] {
      XCTAssertEqual(try deed("tint=\(color)", "tint=#007AFF"), "B: tint color became #007AFF")
    }
    XCTAssertEqual(try deed("spacing=4", "spacing=12"), "B: spacing became 12")
    for text in ["Pay", "Follow me"] {
      XCTAssertEqual(
        try deed("text=\"\(text)\"", "text=\"\(text.uppercased())\""),
        "B: text became upper case")
      XCTAssertEqual(
        try deed("text=\"\(text)\"", "text=\"\(text) now\""), "B: text got \" now\" behind it")
    }
    XCTAssertEqual(
      try deed("text=\"One\"", "text=\"Two\""), "B: text \"One\" became \"Two\"")
    for count in [3, 1280] {
      XCTAssertEqual(
        try deed("text=\"\(count) ratings\"", "text=\"\(count) reviews\""),
        "B: \"ratings\" became \"reviews\" in the text")
    }
    XCTAssertEqual(
      try deed("text=\"a b c a\"", "text=\"a x y c a\""), "B: \"b\" became \"x y\" in the text")
    XCTAssertEqual(
      try deed("text=\"a a\"", "text=\"a b a\""), "B: text \"a a\" became \"a b a\"")
  }

  func testManySiblingsAreComparedWithoutMuchTime() throws {
    func list(_ count: Int) -> String {
      "A 0 0 9 9\n" + (0..<count).map { "  B 0 \($0) 9 9 text=\"\($0)\"" }.joined(separator: "\n")
    }

    XCTAssertEqual(try headlines(list(400), list(401)), ["B '400': was added"])
    XCTAssertEqual(try headlines(list(3_000), list(3_001)), ["B '3000': was added"])
  }

  func testScrolledContentIsPlacedByItsOffset() throws {
    let old = try XCTUnwrap(
      SceneNode(text: "A 0 0 99 99\n  S 10 10 50 50\n    B 0 20 5 5 tint=#000000"))
    let new = try XCTUnwrap(
      SceneNode(text: "A 0 0 99 99\n  S 10 10 50 50 content=\"0 8\"\n    B 0 20 5 5 tint=#FFFFFF"))

    let changes = SceneDifference(from: old, to: new).changes

    XCTAssertEqual(changes.map(\.title), ["S", "B"])
    XCTAssertEqual(changes[1].before, CGRect(x: 10, y: 30, width: 5, height: 5))
    XCTAssertEqual(changes[1].after, CGRect(x: 10, y: 22, width: 5, height: 5))
  }
}
