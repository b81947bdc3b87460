// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// A failure as XCTest is about to record it.
struct CapturedFailure: Equatable {
  var message: String
  var file: String
  var line: Int
}

/// A test case that can look at the failures an assertion records, instead of failing with them.
class CapturingTestCase: XCTestCase, @unchecked Sendable {
  private let lock = NSLock()
  private var captured: [CapturedFailure]?

  /// The failures that `body` records, in order.
  func failures(in body: () throws -> Void) rethrows -> [CapturedFailure] {
    lock.withLock { captured = [] }
    defer { lock.withLock { captured = nil } }
    try body()
    return lock.withLock { captured ?? [] }
  }

  /// The failures that `body` records, in order.
  func failures(in body: () async throws -> Void) async rethrows -> [CapturedFailure] {
    lock.withLock { captured = [] }
    defer { lock.withLock { captured = nil } }
    try await body()
    return lock.withLock { captured ?? [] }
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let isCaptured = lock.withLock {
      captured?.append(
        CapturedFailure(
          message: description.replacingOccurrences(of: "failed - ", with: ""), file: filePath,
          line: lineNumber))
      return captured != nil
    }
    if isCaptured { return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
