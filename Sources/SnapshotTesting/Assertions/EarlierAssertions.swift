// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Earlier spellings of the assertions, which suites still have.

/// Asserts that a value's snapshot equals its reference, as `assertSnapshot(of:as:)`.
@available(
  *, deprecated, message: "Use the one with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts the same with several strategies by name, as `assertSnapshots(of:as:)`.
@available(
  *, deprecated, message: "Use the one with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// Asserts the same with several strategies, as `assertSnapshots(of:as:)`.
@available(
  *, deprecated, message: "Use the one with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// Compares a value's snapshot with its reference, as `verifySnapshot(of:as:)`.
@available(
  *, deprecated, message: "Use the one with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// Asserts that a value's snapshot equals its reference, as `assertSnapshot(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshot(of:as:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts the same with several strategies by name, as `assertSnapshots(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshots(of:as:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// Asserts the same with several strategies, as `assertSnapshots(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshots(of:as:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// Compares a value's snapshot with its reference, as `verifySnapshot(of:as:)`.
@available(*, deprecated, renamed: "verifySnapshot(of:as:)")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// Texts in a test's source, as before version 1.12: in a string in the place of a closure.
@available(
  *, unavailable,
  message: "say assertInlineSnapshot(of:as:) { } of the product InlineSnapshotTesting"
)
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {}
