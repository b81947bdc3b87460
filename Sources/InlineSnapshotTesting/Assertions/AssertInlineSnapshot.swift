// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import SnapshotTesting

/// Asserts that a value's snapshot equals the text that stands in the test's source.
///
/// Where there is none, it is written there, which fails the test: the file is replaced in one
/// step, and nothing in it changes but this closure. Where `CI` is set, no source is written.
///
/// ```swift
/// assertInlineSnapshot(of: ["name": "Ada"], as: .json) {
///   """
///   {
///     "name" : "Ada"
///   }
///   """
/// }
/// ```
///
/// - Parameters:
///   - value: What is compared. Of `nil` there is no snapshot, and a text is to go.
///   - snapshotting: How it becomes a text.
///   - message: What a failure says first. The default is nothing.
///   - record: When the text is written; `nil`: as the scope says.
///   - timeout: How many seconds a snapshot may take that comes later. The default is 5.
///   - syntaxDescriptor: Which closure of the call has the text: for a function of one's own that
///     calls this one, and hands on the place of its caller.
///   - expected: The text; `nil` where it is to be written.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = InlineAssertion(
    taking: SnapshotTaking(
      strategy: snapshotting, record: record, timeout: timeout, testName: "\(function)",
      location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)),
    descriptor: syntaxDescriptor, expected: expected?())
  guard let problem = assertion.problem(value) else { return }
  let words = [message(), problem].filter { !$0.isEmpty }.joined(separator: "\n\n")
  syntaxDescriptor.fail(words, fileID: fileID, file: filePath, line: line, column: column)
}
