// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots

/// Asserts that a value's snapshot equals its reference.
///
/// The reference lies in `__Snapshots__/<file>/<test>.<name>.<ending>` beside the test's source
/// file. It is recorded where it is missing, which fails the test.
///
/// ```swift
/// assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhone13))
/// assertSnapshot(of: ["name": "Ada"], as: .json, named: "ada")
/// ```
///
/// - Parameters:
///   - value: What is compared.
///   - snapshotting: How it becomes something that can be stored and compared.
///   - name: A part of the file's name; `nil`: a number, which counts the test's unnamed snapshots.
///   - record: When the reference is written; `nil`: as the scope says.
///   - timeout: How many seconds a snapshot may take that comes later. The default is 5.
///   - testName: The test, which is a part of the file's name.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let taking = SnapshotTaking(
    strategy: snapshotting, name: name, record: record, timeout: timeout, testName: testName,
    location: location)
  if let problem = taking.problem(value) { TestReporter.recordFailure(problem, at: location) }
}

/// Asserts the same with several strategies, which name the snapshots.
///
/// - Parameters:
///   - value: What is compared.
///   - strategies: How it becomes something that can be stored and compared, by name; taken in the
///     order of the names.
///   - record: When references are written; `nil`: as the scope says.
///   - timeout: How many seconds a snapshot may take that comes later. The default is 5.
///   - testName: The test, which is a part of the files' names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts the same with several strategies, whose snapshots are numbered.
///
/// - Parameters:
///   - value: What is compared.
///   - strategies: How it becomes something that can be stored and compared.
///   - record: When references are written; `nil`: as the scope says.
///   - timeout: How many seconds a snapshot may take that comes later. The default is 5.
///   - testName: The test, which is a part of the files' names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}
