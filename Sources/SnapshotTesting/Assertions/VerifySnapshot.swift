// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots

/// Compares a value's snapshot with its reference, for an assertion of one's own.
///
/// ```swift
/// if let problem = verifySnapshot(of: profile, as: .dump, snapshotDirectory: folder) {
///   XCTFail(problem)
/// }
/// ```
///
/// - Parameters:
///   - value: What is compared.
///   - snapshotting: How it becomes something that can be stored and compared.
///   - name: A part of the file's name; `nil`: a number, which counts the test's unnamed snapshots.
///   - record: When the reference is written; `nil`: as the scope says.
///   - snapshotDirectory: The reference's folder; `nil`: `__Snapshots__/<file>` beside the test's
///     source file.
///   - timeout: How many seconds a snapshot may take that comes later. The default is 5.
///   - testName: The test, which is a part of the file's name.
/// - Returns: What is wrong; `nil` where nothing is.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  SnapshotTaking(
    strategy: snapshotting, name: name, record: record, directory: snapshotDirectory,
    timeout: timeout, testName: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ).problem(value)
}
