// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import HeadlessUIKit
import ImageComparison
import iOSSnapshotTestCase

/// What a matcher compares, or records: which file, and how much may differ.
struct MatchedSnapshot {
  /// The file's name; `nil`: the test's.
  var name: String?
  /// Tells several images of a test apart.
  var identifier: String?
  /// Whether the file's name says the device, the system and the screen's size.
  var isDeviceAgnostic = false
  /// Whether the file's name leaves the screen's scale out.
  var ignoresScale = false
  /// How much of a pixel's channel may differ, 0 to 1; `nil`: as set for all.
  var pixelTolerance: CGFloat?
  /// The share of the pixels that may differ, 0 to 1; `nil`: as set for all.
  var tolerance: CGFloat?
  /// Whether the image is written rather than compared.
  var records = false

  /// What is wrong with a view's picture, for the matcher's failure; `nil` where nothing is.
  func problem(of subject: UIView?, at location: CallerLocation) -> String? {
    let fileID = fileID(location)
    guard let subject else { return "expected a view to take a snapshot of, got nil" }
    guard let name = SnapshotFileName.of(name) else {
      return
        "a snapshot without a name has that of its test of XCTest, and none runs here: name it,"
        + " haveValidSnapshot(named:)"
    }
    let source = "\(location.filePath)"
    guard let folder = SnapshotFileName.folder(source: source) else {
      return "no folder above \(source) has a name that ends with"
        + " \(MatcherSettings.current.testFolderSuffixes.joined(separator: " or ")): name the folder"
        + " of the reference images, FBSnapshotTest.setReferenceImagesDirectory(_:), or"
        + " FB_REFERENCE_IMAGE_DIR in the environment"
    }
    let problem = controller(folder, source).problem(
      subject, selector: name, identifier: identifier, strategy: strategy, at: location,
      fileID: fileID)
    return problem.map { "expected a matching snapshot in \(name): \($0)" }
  }

  /// The source file as `#fileID` gives it: Nimble knows it as no static text. Its module is that of
  /// the test case.
  private func fileID(_ location: CallerLocation) -> String {
    let file = URL(fileURLWithPath: "\(location.filePath)").lastPathComponent
    guard let testCase = TestReporter.runningTestCase else { return "\(location.fileID)" }
    let module = String(reflecting: type(of: testCase)).prefix { $0 != "." }
    return "\(module)/\(file)"
  }

  private func controller(_ folder: String, _ source: String) -> FBSnapshotTestController {
    let controller = FBSnapshotTestController(test: FBSnapshotTestController.self)
    controller.folderName =
      URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    controller.fileNameOptions =
      isDeviceAgnostic
      ? [.device, .OS, .screenSize, .screenScale] : ignoresScale ? .none : .screenScale
    controller.recordMode = records || MatcherSettings.current.recordsAll
    controller.referenceImagesDirectory = folder
    return controller
  }

  private var strategy: ComparisonStrategy {
    let settings = MatcherSettings.current
    return .tolerance(
      perPixel: pixelTolerance ?? settings.pixelTolerance,
      overall: tolerance ?? settings.tolerance)
  }
}
