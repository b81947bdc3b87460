// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import XCTest

@testable import iOSSnapshotTestCase

final class FBSnapshotTestControllerTests: XCTestCase {
  private let folder = NSTemporaryDirectory() + "reference-images-\(UUID().uuidString)"

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private var controller: FBSnapshotTestController {
    let controller = FBSnapshotTestController(test: Self.self)
    controller.referenceImagesDirectory = folder + "/ReferenceImages_64"
    controller.folderName = "Badges"
    return controller
  }

  private func view(_ color: UIColor, corner: UIColor? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    inner.backgroundColor = corner ?? color
    view.addSubview(inner)
    return view
  }

  private func compare(
    _ view: UIView, _ controller: FBSnapshotTestController? = nil, perPixel: CGFloat = 0,
    overall: CGFloat = 0
  ) throws {
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment([:])
    try SnapshotConfiguration.$current.withValue(configuration) {
      try (controller ?? self.controller).compareSnapshot(
        ofViewOrLayer: view, selector: Selector("testBadge"), identifier: "one",
        perPixelTolerance: perPixel, overallTolerance: overall)
    }
  }

  func testMissingImageIsRecordedOnceUnderItsName() throws {
    XCTAssertThrowsError(try compare(view(.red)))
    XCTAssertNoThrow(try compare(view(.red)))

    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder + "/ReferenceImages_64/Badges")
    XCTAssertEqual(files, ["testBadge_one@2x.png"])
    let image = try controller.referenceImage(for: Selector("testBadge"), identifier: "one")
    XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
  }

  func testDifferenceSaysWhatDiffers() {
    XCTAssertThrowsError(try compare(view(.red)))

    XCTAssertThrowsError(try compare(view(.blue))) { error in
      XCTAssertTrue("\(error)".contains("400 of 400 pixels differ"), "\(error)")
    }
  }

  func testAsManyPixelsMayDifferAsTheOverallToleranceSays() {
    XCTAssertThrowsError(try compare(view(.red)))

    XCTAssertNoThrow(try compare(view(.red, corner: .blue), overall: 0.01))
    XCTAssertThrowsError(try compare(view(.red, corner: .blue), overall: 0.009))
  }

  func testChannelsMayDifferByTheToleranceOfAPixel() {
    let (old, new) = (UIColor(white: 0, alpha: 1), UIColor(white: 5 / 255.0, alpha: 1))
    XCTAssertThrowsError(try compare(view(old)))

    XCTAssertNoThrow(try compare(view(new), perPixel: 0.02))
    XCTAssertThrowsError(try compare(view(new), perPixel: 0.019))
  }

  func testRecordModeWritesAnew() {
    XCTAssertThrowsError(try compare(view(.red)))
    let recording = controller
    recording.recordMode = true

    XCTAssertThrowsError(try compare(view(.blue), recording))

    XCTAssertNoThrow(try compare(view(.blue)))
  }

  func testWhatIsNoViewIsAnError() {
    XCTAssertThrowsError(
      try controller.compareSnapshot(
        ofViewOrLayer: NSObject(), selector: Selector("testBadge"), identifier: nil,
        overallTolerance: 0)
    ) { XCTAssertTrue("\($0)".contains("of a UIView or a CALayer, not of a NSObject"), "\($0)") }
  }

  func testMissingReferenceNamesItsPath() {
    XCTAssertThrowsError(
      try controller.referenceImage(for: Selector("testBadge"), identifier: nil)
    ) { XCTAssertTrue("\($0)".contains("Badges/testBadge@2x.png"), "\($0)") }
  }
}
