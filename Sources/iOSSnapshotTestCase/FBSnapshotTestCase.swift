// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

/// A test case whose views are compared with reference images.
///
/// They lie in `ReferenceImages_64` in the folder of the test target, or where
/// `FB_REFERENCE_IMAGE_DIR` in the environment says, under the names that iOSSnapshotTestCase gives
/// them. One that is missing is recorded, which fails the test once.
///
/// ```swift
/// final class BadgeTests: FBSnapshotTestCase {
///   func testBadge() {
///     FBSnapshotVerifyView(BadgeView(count: 3), identifier: "three")
///   }
/// }
/// ```
open class FBSnapshotTestCase: XCTestCase {
  /// Whether the test's images are recorded rather than compared, which fails it. The default is
  /// `false`. `SNAPSHOT_RECORD=never` in the environment overrules it.
  open var recordMode = false
  /// The folder that `ReferenceImages_64` lies in where the environment names none; `nil`, the
  /// default: that of the test target.
  open var bundleResourcePath: String?
  /// What the names of reference images say. The default is the screen's scale: `@2x`.
  open var fileNameOptions = FBSnapshotTestCaseFileNameIncludeOption.screenScale
  /// The folder of the class's images; `nil`, the default: its full name, `BadgeTests.BadgeTests`.
  open var folderName: String?
  /// Changes nothing: all is drawn alike.
  open var usesDrawViewHierarchyInRect = false

  /// Whether the names of reference images say the device, the system and the screen's size, as in
  /// versions before 3.
  open var isDeviceAgnostic: Bool {
    get { fileNameOptions.isSuperset(of: [.device, .OS, .screenSize]) }
    set { fileNameOptions = newValue ? [.device, .OS, .screenSize, .screenScale] : .screenScale }
  }

  /// What the names of reference images say besides the scale, as versions 4 and 5 spell it.
  open var agnosticOptions: FBSnapshotTestCaseFileNameIncludeOption {
    get { fileNameOptions.subtracting(.screenScale) }
    set { fileNameOptions = newValue.subtracting(.none).union(.screenScale) }
  }

  /// The test case's class, by which suites find their bundle.
  open var classForCoder: AnyClass { type(of: self) }

  /// The folder of the reference images, without the suffix, as the environment says.
  ///
  /// - Parameter directory: The folder where it says nothing; `nil`: that of the test target.
  open func getReferenceImageDirectory(withDefault directory: String?) -> String {
    let named = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] ?? ""
    if !named.isEmpty { return named }
    if let directory, !directory.isEmpty { return directory }
    return bundleResourcePath.map { "\($0)/\(ReferenceImageFolder.name)" } ?? ""
  }

  /// The folder that a suite names for pictures of differences. It changes nothing: they are
  /// artifacts, `SNAPSHOT_ARTIFACTS` in the environment.
  ///
  /// - Parameter directory: The folder where the environment says nothing; `nil`: one for files that
  ///   do not last.
  open func getImageDiffDirectory(withDefault directory: String?) -> String {
    let named = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] ?? ""
    if !named.isEmpty { return named }
    return directory ?? NSTemporaryDirectory()
  }
}

/// What the names of reference images say besides the scale, as versions 4 and 5 spell it.
public typealias FBSnapshotTestCaseAgnosticOption = FBSnapshotTestCaseFileNameIncludeOption

/// The suffixes of the folder of reference images: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }
