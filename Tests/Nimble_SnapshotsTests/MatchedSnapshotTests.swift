// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import XCTest

@testable import Nimble_Snapshots

final class MatchedSnapshotTests: XCTestCase {
  private let folder = NSTemporaryDirectory() + "matched-\(UUID().uuidString)"

  override func tearDown() {
    FBSnapshotTest.setReferenceImagesDirectory(nil)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func view(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    return view
  }

  /// What is wrong where nothing in the environment says what is recorded.
  private func problem(_ body: (CallerLocation) -> String?) -> String? {
    FBSnapshotTest.setReferenceImagesDirectory(folder)
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment([:])
    return SnapshotConfiguration.$current.withValue(configuration) {
      // As a matcher knows it: without the file's module.
      body(CallerLocation(fileID: #filePath, filePath: #filePath, line: #line, column: 1))
    }
  }

  private var files: [String] {
    let path = folder + "/MatchedSnapshotTests"
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func testMissingImageIsRecordedOnceUnderItsName() {
    let snapshot = MatchedSnapshot(name: "a badge, red")

    XCTAssertNotNil(problem { snapshot.problem(of: view(.red), at: $0) })
    XCTAssertNil(problem { snapshot.problem(of: view(.red), at: $0) })
    XCTAssertEqual(files, ["a_badge_red@2x.png"])

    let found = problem { snapshot.problem(of: view(.blue), at: $0) } ?? ""
    XCTAssertTrue(found.hasPrefix("expected a matching snapshot in a_badge_red: "), found)
    XCTAssertTrue(found.contains("400 of 400 pixels differ"), found)
    XCTAssertTrue(found.contains("/Nimble_SnapshotsTests/MatchedSnapshotTests/"), found)
  }

  func testANameIsThatOfTheTest() {
    _ = problem { MatchedSnapshot(identifier: "one").problem(of: view(.red), at: $0) }

    XCTAssertEqual(files, ["MatchedSnapshotTests_testANameIsThatOfTheTest_one@2x.png"])
  }

  func testRecordingWritesAndFails() {
    let snapshot = MatchedSnapshot(name: "badge", ignoresScale: true)
    _ = problem { snapshot.problem(of: view(.red), at: $0) }
    var recording = snapshot
    recording.records = true

    XCTAssertNotNil(problem { recording.problem(of: view(.blue), at: $0) })
    XCTAssertNil(problem { snapshot.problem(of: view(.blue), at: $0) })
    XCTAssertEqual(files, ["badge.png"])
  }

  func testTolerancesAreTheMatchersOrThoseOfAll() {
    let snapshot = MatchedSnapshot(name: "badge")
    _ = problem { snapshot.problem(of: view(.red), at: $0) }
    var tolerant = snapshot
    tolerant.tolerance = 1

    XCTAssertNil(problem { tolerant.problem(of: view(.blue), at: $0) })
    setNimbleTolerance(1)
    defer { setNimbleTolerance(0) }
    XCTAssertNil(problem { snapshot.problem(of: view(.blue), at: $0) })
  }

  func testEachSizeHasItsImage() {
    let sizes = ["small": CGSize(width: 4, height: 4), "tall": CGSize(width: 4, height: 30)]
    let snapshot = MatchedSnapshot(name: "badge", identifier: "red")

    XCTAssertNotNil(problem { snapshot.problem(of: view(.red), sizes, .frame, at: $0) })
    for mode: ResizeMode in [.frame, .constrains, .block { $0.frame.size = $1 }] {
      XCTAssertNil(problem { snapshot.problem(of: view(.red), sizes, mode, at: $0) })
    }
    XCTAssertEqual(files, ["badge_red_small@2x.png", "badge_red_tall@2x.png"])
  }

  func testAControllerHasAppearedWhenItIsDrawn() {
    final class Controller: UIViewController {
      override func viewWillAppear(_ animated: Bool) { view.backgroundColor = .green }
    }

    XCTAssertEqual(Controller().snapshotObject?.backgroundColor, .green)
  }

  func testNothingIsNoView() {
    XCTAssertEqual(
      problem { MatchedSnapshot().problem(of: nil, at: $0) },
      "expected a view to take a snapshot of, got nil")
  }
}
