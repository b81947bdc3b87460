// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import XCTest

@testable import HeadlessUIKit

/// What is said about a format that cannot be read, with the place where reading stopped.
final class VisualFormatErrorTests: XCTestCase {
  private let root = UIView()
  private let (a, b) = (UIView(), UIView())
  private let lonely = UIView()

  private func error(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions
  ) -> VisualFormatError? {
    root.addSubview(a)
    root.addSubview(b)
    var reader = VisualFormatReader(
      format, metrics: ["gap": 5, "word": "five", "big": 1e9],
      views: ["a": a, "b": b, "lonely": lonely, "text": "a"])
    do throws(VisualFormatError) {
      _ = try reader.read().constraints(options)
      return nil
    } catch {
      return error
    }
  }

  func testEachMistakeIsNamedAtItsPlace() {
    let number =
      "Expected a number or key from the metrics dictionary, but encountered something else"
    let cases: [(format: String, position: Int, reason: String)] = [
      ("", 0, "It's an empty string."),
      ("[ä]", 0, "It contains non-ASCII characters."),
      ("V|[a]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
      ("H[a]", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
      ("H:", 2, "Expected a view"),
      ("|", 1, "Expected a view"),
      ("H:|-10-|", 7, "Expected a view"),
      ("[a]-", 4, "Expected a view"),
      ("[a]x", 3, "Expected a view"),
      ("[a] [b]", 3, "Expected a view"),
      ("[]", 1, "Expected the name of a view here: a letter or an underscore"),
      ("[z]", 2, "z is not a key in the views dictionary."),
      ("H:[self.a]-5-|", 7, "self is not a key in the views dictionary."),
      ("[text]", 5, "The value for text in the views dictionary is neither a view nor"),
      ("[a", 2, "Expected a ']' here. That is how you give the end of a view."),
      (
        "|[a][b(5][a]|", 8,
        "A predicate on a view's thickness must end with ')' and the view must end with ']'"
      ),
      ("[a(5)[b]", 5, "Expected ']' after specifying thickness."),
      ("V:|[a(>30)]|", 7, "Unknown relation. Must be ==, >=, or <="),
      ("[a(=30)]", 4, "Unknown relation. Must be ==, >=, or <="),
      (
        "[a(c)]", 4, "Encountered metric with name \"c\", but value was not specified in metrics or"
      ),
      (
        "[a]-b-[b]", 5, "Encountered metric with name \"b\", but value was not specified in metrics"
      ),
      ("[a]-word-[b]", 8, "The value for word in the metrics dictionary is not a number: five"),
      ("[a]- (gap)-[b]", 4, number),
      ("[a]--5-[b]", 4, number),
      ("[a]-(>=)-[b]", 7, number),
      ("[a(5@)]", 5, number),
      ("[a]-5[b]", 5, "Expected a '-' here. That is how you give the end of a connection."),
      ("[a]-(5)[b]", 7, "Expected a '-' here. That is how you give the end of a connection."),
      ("[a]-(5-[b]", 6, "Expected a ')' here. That ends the list of distances."),
      ("[a(5@1001)]", 9, "It's illegal to set priority:1001. Priorities must be greater than 0"),
      ("[a(5@0)]", 6, "It's illegal to set priority:0. Priorities must be greater than 0"),
      ("|[a]|[b]", 5, "Expected the end of the format after the superview"),
      (
        "|-[lonely]", 10,
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      ),
      (
        "[lonely]-|", 10,
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      ),
    ]
    for (format, position, reason) in cases {
      let error = error(format, [])
      XCTAssertEqual(error?.position, position, "\(format): \(error?.reason ?? "no error")")
      XCTAssertTrue(error?.reason.hasPrefix(reason) == true, "\(format): \(error?.reason ?? "")")
    }
  }

  func testAlignmentAlongTheLineIsRefused() {
    XCTAssertEqual(
      error("H:|[a][b]|", .alignAllLeft)?.reason,
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout "
        + "that is also horizontal.")
    XCTAssertEqual(
      error("V:[a][b]", .alignAllLastBaseline)?.reason,
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout "
        + "that is also vertical.")
    XCTAssertNil(error("V:[a][b]", .alignAllLeading))
  }

  func testTheStandardDistanceOfBaselinesIsRefused() {
    XCTAssertEqual(error("V:[a]-[b]", .spacingBaselineToBaseline)?.position, 5)
    XCTAssertNil(error("V:[a]-8-[b]", .spacingBaselineToBaseline))
  }

  func testTheMessagePointsAtThePlace() {
    XCTAssertEqual(
      error("H:|[a]-gap-[z]", [])?.message("H:|[a]-gap-[z]"),
      "Unable to parse constraint format: \nz is not a key in the views dictionary. \n"
        + "H:|[a]-gap-[z] \n             ^")
  }

  /// Random pieces of formats are read or refused; nothing hangs or stops the program.
  func testAnyPiecesAreReadOrRefused() {
    let pieces = [
      "H:", "V:", "|", "-", "[a]", "[b", "]", "(", ")", ">=", "==", "5", "@", ",", "gap", "a", " ",
    ]
    var generator = SeededGenerator(seed: 5)
    var read = 0
    for _ in 0..<3000 {
      let count = Int.random(in: 1...7, using: &generator)
      let format = (0..<count).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      if let error = error(format, []) {
        XCTAssertTrue((0...format.utf8.count).contains(error.position), format)
      } else {
        read += 1
      }
    }
    XCTAssertGreaterThan(read, 5, "seed 5")
  }
}

@Suite struct VisualFormatTraps {
  @Test func aFormatThatCannotBeRead() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "|-[title]-|", metrics: nil, views: ["title": UIView()])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Unable to parse constraint format: \nUnable to interpret '|' character, because the related "
          + "view doesn't have a superview \n|-[title]-| \n         ^"))
  }
}
