// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SnapshotVerification

/// One assertion: takes the snapshot, compares it with the text in the source, and says what is
/// wrong.
struct InlineAssertion<Value> {
  var taking: SnapshotTaking<Value, String>
  var descriptor: InlineSnapshotSyntaxDescriptor
  /// The text in the source; `nil` where there is none.
  var expected: String?

  /// What is wrong, for the test's failure; `nil` where nothing is.
  func problem(_ value: () throws -> Value?) -> String? {
    var request = request
    let verifier = SnapshotVerifier(configuration: taking.configuration)
    let result: SnapshotResult
    do throws(SnapshotVerifier.Error) {
      let (actual, issues) = try verifier.drawing(request) {
        try value().map { value in try taking.taken { value } }
      }
      guard actual != nil || expected != nil else { return nil }
      request.inline = try reference(actual, request)
      result = verifier.verify(request, document: document(actual, request), issues: issues)
    } catch {
      result = verifier.failure(request, error)
    }
    return result.isFailure ? result.message : nil
  }

  private var request: SnapshotRequest {
    var request = SnapshotRequest(test: taking.test, subject: .drawn)
    let source = request.test.source
    // Several may stand in a line, and several closures may belong to a call.
    let label = descriptor.trailingClosureLabel
    let isUsual = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    request.state = "line \(source.line):\(source.column)" + (isUsual ? "" : " \(label)")
    let environment = taking.configuration.environment
    // Sources are for people to change: a machine that builds a commit leaves it as it is.
    let writesNothing = environment.isContinuousIntegration && environment.recordSetting == nil
    request.record = writesNothing ? .never : taking.askedMode
    return request
  }

  private func document(_ actual: String?, _ request: SnapshotRequest) -> SnapshotDocument {
    guard let actual else {
      return SnapshotDocument(.text, [], pathExtension: "txt") { _ in
        "The value is nil: there is no text of it."
      }
    }
    var document = taking.document(actual, request)
    document.pathExtension = document.pathExtension ?? "txt"
    return document
  }

  private func reference(
    _ actual: String?, _ request: SnapshotRequest
  ) throws(SnapshotVerifier.Error) -> InlineReference {
    let source = request.test.source
    let environment = taking.configuration.environment
    let path = SnapshotFile.moved(source, environment)
    let store = try SnapshotStore(
      testFile: source.filePath, environment: environment,
      artifacts: taking.configuration.settings.artifacts)
    let snapshot = InlineSnapshot(
      line: source.line, column: source.column, descriptor: descriptor, expected: expected,
      actual: actual)
    return InlineReference(path: path, line: source.line, text: expected) {
      () throws(SnapshotVerifier.Error) in
      try SourceWriter.process.write(
        snapshot, to: path, notes: store.artifactsDirectory + "/inline")
    }
  }
}
