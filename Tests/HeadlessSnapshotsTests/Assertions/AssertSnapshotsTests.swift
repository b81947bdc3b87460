// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import Testing

@Suite struct AssertSnapshotsTests {
  private func check(_ color: UIColor, function: String) {
    assertSnapshots(
      of: LampView.self, states: ["on": LampModel(color: color)],
      size: .fixed(4, 3), filePath: "/elsewhere/Lamp.swift", testName: function,
      line: 7)
  }

  @Test func aStateIsRecordedThenComparedThenExplained() throws {
    let package = try TestPackage()

    withKnownIssue {
      package.run { check(.yellow, function: #function) }
    } matching: { issue in
      issue.sourceLocation?.filePath == "/elsewhere/Lamp.swift" && issue.sourceLocation?.line == 7
        && issue.comments.first?.rawValue.hasPrefix(
          "AssertSnapshotsTests/aStateIsRecordedThenComparedThenExplained, state \"on\": there was "
            + "no reference; the picture was recorded.\n") == true
    }
    package.run { check(.yellow, function: #function) }
    withKnownIssue {
      package.run { check(.orange, function: #function) }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("the picture differs from its reference.") == true
    }

    #expect(
      package.references() == [
        "HeadlessSnapshotsTests/AssertSnapshotsTests/"
          + "aStateIsRecordedThenComparedThenExplained.on.png"
      ])
  }

  @Test(arguments: ["red", "blue"]) func casesOfOneTestAreToldApartByTheirNames(color: String)
    throws
  {
    let package = try TestPackage()

    withKnownIssue {
      package.run {
        assertSnapshots(
          of: UIView.self,
          states: ["plain": { $0.backgroundColor = color == "red" ? .red : .blue }],
          size: .fixed(2, 2), .variant(color))
      }
    }

    #expect(
      package.references() == [
        "HeadlessSnapshotsTests/AssertSnapshotsTests/"
          + "casesOfOneTestAreToldApartByTheirNames-color.plain.\(color).png"
      ])
  }
}
