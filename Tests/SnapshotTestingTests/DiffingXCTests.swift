// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
@testable import SnapshotTesting
import XCTest

final class DiffingXCTests: CapturingTestCase, @unchecked Sendable {
  func testAStrategyOfASuitesOwnNamesItsFiles() throws {
    let package = try TestPackage()

    let failures = package.run {
      self.failures {
        assertSnapshot(of: 1, as: .number, named: "x")
        assertSnapshot(of: 1, as: .number, named: "x", record: .failed, testName: "other")
      }
    }
    let second = package.run {
      self.failures {
        assertSnapshot(of: 1, as: .number, named: "x")
        assertSnapshot(of: 2, as: .number, named: "x", testName: "other")
      }
    }

    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(second.count, 1)
    XCTAssertTrue(second.first?.message.contains("1 became 2") == true)
  }

  func testFilesAreToldInTheWordsOfXCTestToo() throws {
    let (words, attachments) = try XCTUnwrap(Diffing.number.diff(1, 2))

    XCTAssertEqual(words, "1 became 2")
    XCTAssertEqual(attachments.map(\.name), ["sum.txt", "old"])
    XCTAssertEqual(attachments.map(\.uniformTypeIdentifier), ["public.plain-text", "public.data"])
    XCTAssertEqual(attachments.map(\.data), [Data("3".utf8), Data([1])])
    XCTAssertNil(Diffing.number.diff(1, 1))
  }

  func testWhatIsSetAfterwardsCompares() throws {
    var lines = Diffing<String>.lines
    lines.diff = { _, _ in nil }

    XCTAssertNil(lines.diffV2("a", "b"))
    XCTAssertNil(lines.judgment)
  }

  func testADifferenceOfTextsAndOfPicturesHasFiles() throws {
    let texts = try XCTUnwrap(Diffing<String>.lines.diffV2("a", "b"))
    let pictures = try XCTUnwrap(
      Diffing<UIImage>.image.diffV2(
        UIImage(), UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }))

    XCTAssertEqual(texts.1.map(\.fileName), ["difference.patch"])
    XCTAssertEqual(
      pictures.1.map(\.fileName), ["reference.png", "failure.png", "difference.png"])
  }
}

extension Diffing where Value == Int {
  fileprivate static let number = Diffing.diff(
    toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
    diffV2: { old, new in
      guard old != new else { return nil }
      let first = XCTAttachment(uniformTypeIdentifier: nil, name: "old", payload: Data([1]))
      let sum = Data("\(old + new)".utf8)
      return ("\(old) became \(new)", [.data(sum, name: "sum.txt"), .xcTest(first)])
    })
}

extension Snapshotting where Value == Int, Format == Int {
  fileprivate static let number = Snapshotting(pathExtension: "num", diffing: .number)
}
