// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What a suite sets for all of its matchers.
struct MatcherSettings {
  /// The folder of the reference images; `nil`: by the test's source file.
  var referenceImagesDirectory: String?
  /// The endings, in lower case, of the name of the folder that `ReferenceImages` lies in.
  var testFolderSuffixes = ["tests", "specs"]
  /// The share of the pixels that may differ, 0 to 1.
  var tolerance: CGFloat = 0
  /// How much of a pixel's channel may differ, 0 to 1.
  var pixelTolerance: CGFloat = 0
  /// Whether matchers write reference images rather than compare them.
  var recordsAll = false

  private static let shared = Mutex(MatcherSettings())

  /// The settings as they are now.
  static var current: MatcherSettings { shared.withLock { $0 } }

  /// Changes the settings of all matchers that follow.
  static func change(_ body: (inout MatcherSettings) -> Void) { shared.withLock { body(&$0) } }
}

/// Names the folder of the tests: `ReferenceImages` lies in the first folder above the source file
/// whose name ends with it. Without it, with "tests" or "specs".
public func setNimbleTestFolder(_ testFolder: String) {
  MatcherSettings.change { $0.testFolderSuffixes = [testFolder.lowercased()] }
}

/// Sets the share of the pixels that may differ, 0 to 1; a matcher's own counts before it. The
/// default is 0.
public func setNimbleTolerance(_ tolerance: CGFloat) {
  MatcherSettings.change { $0.tolerance = tolerance }
}

/// Sets how much of a pixel's channel may differ, 0 to 1; a matcher's own counts before it. The
/// default is 0.
public func setNimblePixelTolerance(_ pixelTolerance: CGFloat) {
  MatcherSettings.change { $0.pixelTolerance = pixelTolerance }
}

/// Makes all matchers that follow write reference images rather than compare them, which fails
/// their tests.
public func recordAllSnapshots() {
  MatcherSettings.change { $0.recordsAll = true }
}

/// Where suites set the folder of their reference images.
public enum FBSnapshotTest {
  /// Sets the folder of the reference images: an absolute path. `nil`, the default: the one that
  /// `FB_REFERENCE_IMAGE_DIR` in the environment names, or `ReferenceImages` in the tests' folder.
  public static func setReferenceImagesDirectory(_ directory: String?) {
    MatcherSettings.change { $0.referenceImagesDirectory = directory }
  }
}
