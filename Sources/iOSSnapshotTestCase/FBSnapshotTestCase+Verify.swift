// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import HeadlessUIKit
import ImageComparison

extension FBSnapshotTestCase {
  /// Compares a view, as it is, with its reference image.
  ///
  /// - Parameters:
  ///   - view: What is drawn.
  ///   - identifier: Tells several images of a test apart; `nil` or empty: there is one.
  ///   - suffixes: The suffixes of the folder: the first with an image counts, or else the first.
  ///   - perPixelTolerance: How much of a pixel's channel may differ, 0 to 1.
  ///   - overallTolerance: The share of the pixels that may differ, 0 to 1.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      view, identifier, suffixes,
      .tolerance(perPixel: perPixelTolerance, overall: overallTolerance),
      CallerLocation(fileID: fileID, filePath: file, line: line, column: 1))
  }

  /// Compares the view of a controller, at the screen's size and once it has appeared, with its
  /// reference image.
  ///
  /// - Parameters:
  ///   - viewController: What is drawn.
  ///   - identifier: Tells several images of a test apart; `nil` or empty: there is one.
  ///   - suffixes: The suffixes of the folder: the first with an image counts, or else the first.
  ///   - perPixelTolerance: How much of a pixel's channel may differ, 0 to 1.
  ///   - overallTolerance: The share of the pixels that may differ, 0 to 1.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    viewController.view.bounds = UIScreen.main.bounds
    viewController.viewWillAppear(false)
    viewController.viewDidAppear(false)
    FBSnapshotVerifyView(
      viewController.view, identifier: identifier, suffixes: suffixes,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, fileID: fileID,
      file: file, line: line)
  }

  /// Compares a layer, as it is, with its reference image.
  ///
  /// - Parameters:
  ///   - layer: What is drawn.
  ///   - identifier: Tells several images of a test apart; `nil` or empty: there is one.
  ///   - suffixes: The suffixes of the folder: the first with an image counts, or else the first.
  ///   - perPixelTolerance: How much of a pixel's channel may differ, 0 to 1.
  ///   - overallTolerance: The share of the pixels that may differ, 0 to 1.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      layer, identifier, suffixes,
      .tolerance(perPixel: perPixelTolerance, overall: overallTolerance),
      CallerLocation(fileID: fileID, filePath: file, line: line, column: 1))
  }

  /// Compares a view with its reference image, as versions before 7 spell it.
  ///
  /// - Parameter tolerance: The share of the pixels that may differ, 0 to 1.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    FBSnapshotVerifyView(
      view, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance,
      fileID: fileID, file: file, line: line)
  }

  /// Compares a layer with its reference image, as versions before 7 spell it.
  ///
  /// - Parameter tolerance: The share of the pixels that may differ, 0 to 1.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    FBSnapshotVerifyLayer(
      layer, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance,
      fileID: fileID, file: file, line: line)
  }

  private func verify(
    _ viewOrLayer: AnyObject, _ identifier: String?, _ suffixes: NSOrderedSet,
    _ strategy: ComparisonStrategy, _ location: CallerLocation
  ) {
    let controller = FBSnapshotTestController(test: type(of: self))
    controller.recordMode = recordMode
    controller.fileNameOptions = fileNameOptions
    if let folderName { controller.folderName = folderName }
    let folders = suffixes.map { "\(folder(location))\($0)" }
    controller.referenceImagesDirectory =
      folders.first { folder in
        controller.referenceImagesDirectory = folder
        return FileManager.default.fileExists(
          atPath: controller.referencePath(method, identifier))
      } ?? folders.first
    let problem = controller.problem(
      viewOrLayer, selector: method, identifier: identifier, strategy: strategy, at: location)
    if let problem { TestReporter.recordFailure(problem, at: location) }
  }

  private func folder(_ location: CallerLocation) -> String {
    let said = getReferenceImageDirectory(withDefault: nil)
    guard said.isEmpty else { return said }
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    return ReferenceImageFolder.path(module: String(module), source: "\(location.filePath)")
  }

  /// The name of the test's method: a test is called `BadgeTests.testBadge`.
  private var method: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
