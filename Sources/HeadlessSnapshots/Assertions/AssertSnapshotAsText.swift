// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// Asserts that a value, written as text, is what its reference says.
///
/// The reference lies beside the pictures, in `Snapshots/<TestTarget>/<Suite>`, and is compared
/// line by line. In a file that also imports `SnapshotTesting`, that module's
/// `assertSnapshot(of:as:)` is meant.
///
/// ```swift
/// assertSnapshot(of: order, as: .json, named: "paid")
/// ```
///
/// - Parameters:
///   - value: What is written.
///   - form: How it is written.
///   - name: What tells several snapshots of one test apart; `nil` for the only one.
///   - settings: What else is to be otherwise than in the scope, such as `.record(.failed)`.
@_disfavoredOverload
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as form: SnapshotText<Value>,
  named name: String? = nil, _ settings: SnapshotSettings..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(nil, settings, testName, fileID, filePath, line, column)
    .run(name: name, form, value)
}

extension SnapshotAssertion {
  /// Writes a value as text and compares it with its reference.
  fileprivate func run<Value>(
    name: String?, _ form: SnapshotText<Value>, _ value: () throws -> Value
  ) {
    let verifier = SnapshotVerifier(configuration: configuration)
    var request = SnapshotRequest(test: test, subject: .drawn)
    request.state = name
    request.variant = configuration.settings.variant
    request.textEnding = form.pathExtension.rawValue
    let result: SnapshotResult
    do throws(SnapshotVerifier.Error) {
      let (text, issues) = try SnapshotConfiguration.$current.withValue(configuration) {
        Result { () throws(SnapshotVerifier.Error) in
          try verifier.drawing(request) { try form.text(try value()) }
        }
      }.get()
      result = verifier.verify(
        request, document: .text(text, pathExtension: form.pathExtension.rawValue), issues: issues)
    } catch {
      result = verifier.failure(request, error)
    }
    if result.isFailure { fail(result.message) }
  }
}
