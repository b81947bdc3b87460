// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FBSnapshotTestCase

/// A suite as people have it, with the import and the class as they are.
final class VerifyingTests: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    recordMode = false
  }

  private func square(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = color
    return view
  }

  func testViewAndLayer() {
    FBSnapshotVerifyView(square(.blue))
    FBSnapshotVerifyLayer(square(.red).layer, identifier: "layer")
  }

  /// Both are one file.
  func testAViewIsComparedWithThePictureOfItsLayer() {
    let view = square(.blue)
    FBSnapshotVerifyView(view, identifier: "both")
    FBSnapshotVerifyLayer(view.layer, identifier: "both")
  }

  func testNamesSayTheScreen() {
    fileNameOptions = [.screenSize, .screenScale]
    FBSnapshotVerifyView(square(.green), identifier: "with size", perPixelTolerance: 0.01)
  }

  func testFolderOfItsOwn() {
    folderName = "Squares"
    FBSnapshotVerifyView(square(.orange), overallTolerance: 0.1)
  }

  func testOptionsOfOlderVersionsKeepTheScale() {
    agnosticOptions = .screenSize
    XCTAssertEqual(fileNameOptions, [.screenSize, .screenScale])
    agnosticOptions = .none
    XCTAssertEqual(fileNameOptions, .screenScale)
    XCTAssertEqual(agnosticOptions, [])
  }

  /// Suites name a folder by overriding it.
  func testFolderOfDifferences() {
    XCTAssertEqual(getImageDiffDirectory(withDefault: "/differences"), "/differences")
    XCTAssertEqual(getImageDiffDirectory(withDefault: nil), NSTemporaryDirectory())
  }

  func testClassForCoder() {
    XCTAssertTrue(classForCoder == VerifyingTests.self)
  }
}
