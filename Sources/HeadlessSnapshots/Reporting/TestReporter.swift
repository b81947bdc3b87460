// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification
import Testing
import XCTest

/// The place of an assertion in its caller's source file, as both test libraries need it.
package struct CallerLocation {
  package var fileID: StaticString
  package var filePath: StaticString
  package var line: UInt
  package var column: UInt

  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  var source: SnapshotSource {
    SnapshotSource(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

/// Speaks to the library, XCTest or Swift Testing, whose test runs.
package enum TestReporter {
  /// Records a failure at the caller's line: in the running XCTest test case if there is one, as an
  /// issue of Swift Testing otherwise.
  package static func recordFailure(_ message: String, at location: CallerLocation) {
    let isRecorded = RunningXCTest.shared.recordFailure(
      message, file: location.filePath, line: location.line)
    if isRecorded { return }
    Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
  }

  /// Says something that fails no test: as a warning of Swift Testing where its test runs (from
  /// Swift 6.3 on), otherwise on the error stream, because XCTest knows nothing of the kind.
  package static func note(_ message: String, at location: CallerLocation) {
    #if compiler(>=6.3)
      if RunningXCTest.shared.current == nil, Test.current != nil {
        Issue.record(
          Comment(rawValue: message), severity: .warning, sourceLocation: location.sourceLocation)
        return
      }
    #endif
    let line = "\(location.filePath):\(location.line): note: \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// The test that runs.
  ///
  /// Its suite is the class of the running XCTest test case, or the suite's type in Swift Testing;
  /// for a function without a suite, and in a detached task or a thread under Swift Testing, which
  /// does not know its test there, it is the file's name.
  package static func test(function: String, at location: CallerLocation) -> SnapshotTest {
    let source = location.source
    if let running = RunningXCTest.shared.current {
      return SnapshotTest(
        suite: running.suite, function: function, source: source, filter: running.filter)
    }
    guard let running = Test.current else {
      let name = SnapshotTest.baseName(ofFunction: function)
      return SnapshotTest(
        suite: source.fileBaseName, function: function, source: source,
        filter: SnapshotTest.escaped(name))
    }
    let suites = running.id.nameComponents.dropLast()
    return SnapshotTest(
      suite: suites.isEmpty ? source.fileBaseName : suites.joined(separator: "."),
      function: function, source: source, filter: filter(running.id))
  }

  /// The test case of XCTest that runs; `nil` where none does.
  package static var runningTestCase: XCTestCase? { RunningXCTest.shared.currentCase }

  /// How many test cases of XCTest this process has begun, while one of them runs; `nil` where none
  /// does. It tells the repetitions of a test apart.
  package static var runningTestCaseNumber: Int? { RunningXCTest.shared.runningNumber }

  private static func filter(_ id: Test.ID) -> String {
    let suites = id.nameComponents.dropLast().map(SnapshotTest.escaped)
    let function = SnapshotTest.baseName(ofFunction: id.nameComponents.last ?? "")
    let path = (suites + [SnapshotTest.escaped(function)]).joined(separator: "/")
    return "\(id.moduleName).\(path)"
  }

  /// Whether a test of Swift Testing runs here; XCTest on Linux has no attachments.
  package static var takesAttachments: Bool {
    RunningXCTest.shared.current == nil && Test.current != nil
  }

  /// Attaches a picture to the running test, where it takes attachments.
  package static func attach(_ bytes: [UInt8], named name: String, at location: CallerLocation) {
    guard takesAttachments else { return }
    Attachment.record(bytes, named: name, sourceLocation: location.sourceLocation)
  }
}
