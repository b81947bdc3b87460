// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Testing

@testable import HeadlessSnapshots

@Suite struct TestReporterTests {
  private static let here = CallerLocation(
    fileID: #fileID, filePath: #filePath, line: 10, column: 3)

  @Test func aFailureIsRecordedAtTheCallersLine() {
    withKnownIssue {
      TestReporter.recordFailure("It differs.", at: Self.here)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["It differs."] && issue.sourceLocation?.line == 10
        && issue.sourceLocation?.filePath == #filePath
    }
  }

  @Test func aFailureOfATaskGroupIsNotLost() async {
    await withKnownIssue {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { TestReporter.recordFailure("It differs.", at: Self.here) }
      }
    } matching: {
      $0.comments.map(\.rawValue) == ["It differs."]
    }
  }

  @Test func theSuiteIsTheTypeOfTheSuite() {
    let test = TestReporter.test(function: #function, at: Self.here)

    #expect(test.suite == "TestReporterTests")
    #expect(test.name == "theSuiteIsTheTypeOfTheSuite")
    #expect(test.filter == "HeadlessSnapshotsTests.TestReporterTests/theSuiteIsTheTypeOfTheSuite")
  }

  @Suite struct Nested {
    @Test(arguments: [1]) func nestedSuitesAreJoinedByDots(number: Int) {
      let test = TestReporter.test(function: #function, at: TestReporterTests.here)

      #expect(test.suite == "TestReporterTests.Nested")
      #expect(test.name == "nestedSuitesAreJoinedByDots(number:)")
      #expect(
        test.filter
          == "HeadlessSnapshotsTests.TestReporterTests/Nested/nestedSuitesAreJoinedByDots")
    }
  }

  @Test func aDetachedTaskFallsBackToTheFilesName() async {
    let test = await Task.detached { TestReporter.test(function: "a()", at: Self.here) }.value

    #expect(test.suite == "TestReporterTests")
  }
}

@Test func aTestWithoutASuiteBelongsToItsFile() {
  let test = TestReporter.test(
    function: #function,
    at: CallerLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1))

  #expect(test.suite == "TestReporterTests")
  #expect(test.filter == "HeadlessSnapshotsTests.aTestWithoutASuiteBelongsToItsFile")
}
