// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a person decided about the snapshots of a review, on its way from the report to the
/// package.
///
/// A code is `<review>.<two bits a snapshot>`: the review's identifier, and for each of its
/// decidable snapshots, in their order and the lowest bits of a byte first, 0 for none, 1 for
/// approved and 2 for rejected, as base64url without padding. Bytes of zeros at the end are left
/// out.
///
/// ```swift
/// let decisions = try ReviewDecisions(code: "9f3c1ab20d17.JQAA", review: review)
/// let code = decisions.code(review: review)
/// ```
public struct ReviewDecisions: Hashable, Sendable {
  /// What is decided about one snapshot.
  public enum Decision: String, Codable, Hashable, Sendable {
    /// The actual picture becomes the reference.
    case approved
    /// The reference stays.
    case rejected
  }

  /// The review's identifier.
  public let review: String
  /// References, as paths in the package, and what was decided about each.
  public let decisions: [String: Decision]

  /// Makes decisions about a review.
  public init(review: String, decisions: [String: Decision]) {
    self.review = review
    self.decisions = decisions
  }

  /// Reads a code that a report has made.
  ///
  /// - Throws: `FinishedRun.Error.malformedDecisions`, or `.otherReview` where the code is not
  ///   about `review`: then its bits would mean other snapshots.
  public init(code: String, review: Review) throws(FinishedRun.Error) {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].wholeMatch(of: /[0-9a-f]{12}/) != nil else {
      throw .malformedDecisions(reason: "the code is not <report>.<decisions>")
    }
    guard parts[0] == review.id else {
      throw .otherReview(decisions: String(parts[0]), review: review.id)
    }
    guard let data = ReviewDecisions.bytes(base64URL: String(parts[1])) else {
      throw .malformedDecisions(reason: "the code is cut off or changed")
    }
    let references = review.decidableItems.compactMap(\.reference)
    var decisions: [String: Decision] = [:]
    for (index, byte) in data.enumerated() {
      for slot in 0..<4 {
        let bits = byte >> UInt8(slot * 2) & 3
        guard bits != 0 else { continue }
        let position = index * 4 + slot
        guard bits != 3, position < references.count else {
          throw .malformedDecisions(
            reason: "the code is about snapshots that the report does not have")
        }
        decisions[references[position]] = bits == 1 ? .approved : .rejected
      }
    }
    self.init(review: review.id, decisions: decisions)
  }

  /// The code for these decisions about `review`.
  public func code(review: Review) -> String {
    let references = review.decidableItems.compactMap(\.reference)
    var bytes = [UInt8](repeating: 0, count: (references.count + 3) / 4)
    for (index, reference) in references.enumerated() {
      let bits: UInt8 =
        switch decisions[reference] {
        case nil: 0
        case .approved: 1
        case .rejected: 2
        }
      bytes[index / 4] |= bits << UInt8(index % 4 * 2)
    }
    while bytes.last == 0 { bytes.removeLast() }
    let text = Data(bytes).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
    return "\(review.id).\(text)"
  }

  private static func bytes(base64URL text: String) -> Data? {
    guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "=") }) else { return nil }
    let standard = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    return Data(
      base64Encoded: standard + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
  }
}

// MARK: - Files

extension ReviewDecisions {
  private struct File: Codable {
    var schema: Int
    var review: String
    var decisions: [Line]

    struct Line: Codable {
      var reference: String
      var decision: Decision
    }
  }

  /// Reads a file that a report has made: `schema`, `review` and `decisions`, each with a
  /// `reference` and a `decision` that is `approved` or `rejected`.
  ///
  /// - Throws: `FinishedRun.Error.malformedDecisions`, or `.otherReview`.
  public init(file path: String, review: Review) throws(FinishedRun.Error) {
    let file: File
    do {
      file = try JSONDecoder().decode(
        File.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as DecodingError {
      throw .malformedDecisions(reason: "\(path) is no file of decisions: \(error)")
    } catch {
      throw .malformedDecisions(reason: "\(path): \(PathText.reason(error))")
    }
    guard file.schema == 1 else {
      throw .malformedDecisions(reason: "\(path) was written by a newer version")
    }
    guard file.review == review.id else {
      throw .otherReview(decisions: file.review, review: review.id)
    }
    let known = Set(review.decidableItems.compactMap(\.reference))
    if let unknown = file.decisions.first(where: { !known.contains($0.reference) }) {
      throw .malformedDecisions(
        reason: "the report has no \(TerminalText.escaped(unknown.reference)) to decide about")
    }
    self.init(
      review: file.review,
      decisions: Dictionary(file.decisions.map { ($0.reference, $0.decision) }) { $1 })
  }
}
