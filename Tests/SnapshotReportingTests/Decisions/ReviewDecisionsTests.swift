// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotReporting
import XCTest

final class ReviewDecisionsTests: XCTestCase {
  private func review(_ count: Int) throws -> Review {
    let run = try PlayedRun()
    for index in 0..<count {
      try run.add("s\(index)", reference: .square(at: 1, 1), actual: .square(at: 9, index))
    }
    return Review(try run.finish())
  }

  func testACodeIsReadBack() throws {
    let review = try review(9)
    let references = review.decidableItems.compactMap(\.reference)
    XCTAssertEqual(references.count, 9)
    for pattern in 0..<40 {
      var decisions: [String: ReviewDecisions.Decision] = [:]
      for (index, reference) in references.enumerated() {
        let value = (pattern * 7 + index * (pattern % 5 + 1)) % 3
        if value > 0 { decisions[reference] = value == 1 ? .approved : .rejected }
      }
      let made = ReviewDecisions(review: review.id, decisions: decisions)

      let read = try ReviewDecisions(code: made.code(review: review), review: review)

      XCTAssertEqual(read, made, "pattern \(pattern)")
    }
  }

  func testACodeIsShort() throws {
    let review = try review(8)
    let first = try XCTUnwrap(review.decidableItems.first?.reference)

    let code = ReviewDecisions(review: review.id, decisions: [first: .approved]).code(
      review: review)

    XCTAssertEqual(code, review.id + ".AQ")
  }

  func testACodeOfAnotherReviewIsRefused() throws {
    let code = "0123456789ab.AQ"

    XCTAssertThrowsError(try ReviewDecisions(code: code, review: try review(1))) { error in
      guard case .otherReview("0123456789ab", _) = error as? FinishedRun.Error else {
        return XCTFail("\(error)")
      }
    }
  }

  func testACodeThatIsCutOrChangedIsRefused() throws {
    let review = try review(2)
    let broken = [
      "", "AQ", "\(review.id)", "\(review.id).A", "\(review.id).AQ==", "\(review.id).Aw",
      "\(review.id).EA", "\(review.id).AQ.AQ", "\(review.id.uppercased()).AQ", "\(review.id).A\n",
      "\(review.id). ",
    ]
    for code in broken
    where code != review.id.uppercased() + ".AQ" || review.id.uppercased() != review.id {
      XCTAssertThrowsError(try ReviewDecisions(code: code, review: review), code.debugDescription) {
        guard case .malformedDecisions = $0 as? FinishedRun.Error else {
          return XCTFail("\(code): \($0)")
        }
      }
    }
  }

  func testAFileIsReadAndWhatTheReviewDoesNotHaveIsRefused() throws {
    let review = try review(2)
    let folder = try TemporaryFolder()
    let reference = try XCTUnwrap(review.decidableItems.last?.reference)
    func write(_ reference: String, _ id: String) throws {
      let text = """
        {"schema": 1, "review": "\(id)",
         "decisions": [{"reference": "\(reference)", "decision": "approved"}]}
        """
      try folder.write(Array(text.utf8), to: "decisions.json")
    }
    let path = folder.path + "/decisions.json"

    try write(reference, review.id)
    XCTAssertEqual(
      try ReviewDecisions(file: path, review: review).decisions, [reference: .approved])
    try write("Snapshots/../x.png", review.id)
    XCTAssertThrowsError(try ReviewDecisions(file: path, review: review))
    try write(reference, "000000000000")
    XCTAssertThrowsError(try ReviewDecisions(file: path, review: review))
    XCTAssertThrowsError(try ReviewDecisions(file: folder.path + "/none.json", review: review))
  }
}
