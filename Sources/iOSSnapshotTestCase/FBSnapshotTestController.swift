// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import HeadlessUIKit
import ImageComparison
import SnapshotVerification

/// Compares views and layers with reference images, for a test class.
///
/// The image lies in `<referenceImagesDirectory>/<folderName>/<selector>_<identifier>@2x.png`.
///
/// ```swift
/// let controller = FBSnapshotTestController(test: BadgeTests.self)
/// controller.referenceImagesDirectory = "/app/BadgeTests/ReferenceImages_64"
/// try controller.compareSnapshot(
///   ofViewOrLayer: badge, selector: Selector("testBadge"), identifier: nil, overallTolerance: 0)
/// ```
open class FBSnapshotTestController {
  /// Whether reference images are written rather than compared. The default is `false`: one that
  /// is missing is written, and fails its test once.
  open var recordMode = false
  /// What the names of reference images say. The default is the screen's scale.
  open var fileNameOptions = FBSnapshotTestCaseFileNameIncludeOption.screenScale
  /// The folder of the class in ``referenceImagesDirectory``. The default is the class's full name.
  open var folderName: String?
  /// Changes nothing: all is drawn alike.
  open var usesDrawViewHierarchyInRect = false
  /// The folder of the reference images: an absolute path.
  open var referenceImagesDirectory: String?
  /// Changes nothing: pictures of differences are artifacts, `SNAPSHOT_ARTIFACTS` in the
  /// environment.
  open var imageDiffDirectory: String?

  private let testClass: AnyClass

  /// Makes a controller for the tests of a class.
  public init(test testClass: AnyClass) {
    self.testClass = testClass
    folderName = String(reflecting: testClass)
  }

  /// The file of a reference image: an absolute path.
  func referencePath(_ selector: String, _ identifier: String?) -> String {
    let name = [selector, identifier ?? ""].filter { !$0.isEmpty }.joined(separator: "_")
    let folder = URL(fileURLWithPath: referenceImagesDirectory ?? "").standardizedFileURL.path
    return "\(folder)/\(folderName ?? "")/\(fileNameOptions.fileName(name)).png"
  }

  /// What is wrong with a picture, for the test's failure; `nil` where nothing is.
  ///
  /// - Parameter fileID: The source file as `#fileID` gives it, where the location cannot say it.
  package func problem(
    _ subject: AnyObject, selector: String, identifier: String?, strategy: ComparisonStrategy,
    at location: CallerLocation, fileID: String? = nil
  ) -> String? {
    let configuration = SnapshotConfiguration.current.forSuitesOfIOS
    var test = TestReporter.test(function: selector, at: location)
    if let fileID {
      test.source.fileID = fileID
      test.target = test.source.module
    }
    var request = SnapshotRequest(test: test, subject: .drawn)
    request.state = identifier.flatMap { $0.isEmpty ? nil : $0 }
    request.referencePath = referencePath(selector, identifier)
    request.record = recordMode ? .all : configuration.settings.record
    request.strategy = strategy
    let verifier = SnapshotVerifier(configuration: configuration)
    let result: SnapshotResult
    do throws(SnapshotVerifier.Error) {
      let (picture, issues) = try verifier.drawing(request) { try Self.picture(of: subject) }
      result = verifier.verify(request, drawn: picture, issues: issues)
    } catch {
      result = verifier.failure(request, error)
    }
    return result.isFailure ? result.message : nil
  }

  /// Gives a view that nobody places and that has no size yet the one that its constraints ask for,
  /// as iOS's layout does. A table that is as high as its rows knows its height once it has a width.
  private static func takeSizeOfConstraints(_ view: UIView) {
    guard view.superview == nil, view.bounds.size == .zero,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    for _ in 1...4 {
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size == view.bounds.size { return }
      view.frame.size = size
      view.layoutIfNeeded()
    }
  }

  /// A view or a layer, laid out and drawn as it is.
  private static func picture(of subject: AnyObject) throws -> RenderedSnapshot {
    let scale = UIScreen.main.scale
    if let view = subject as? UIView {
      takeSizeOfConstraints(view)
      view.layoutIfNeeded()
      return try SnapshotRenderer(scale: scale)
        .picture(of: view, typeName: SnapshotSubject.typeName(type(of: view)))
    }
    guard let layer = subject as? CALayer else {
      throw SnapshotVerifier.Error.subject(
        message: "A snapshot is taken of a UIView or a CALayer, not of a \(type(of: subject)).")
    }
    try SnapshotSize.check(layer.bounds.size, scale: scale)
    let image = UIGraphicsImageRenderer(bounds: layer.bounds).image { context in
      layer.layoutIfNeeded()
      layer.render(in: context.cgContext)
    }
    guard let view = layer.delegate as? UIView else {
      return RenderedSnapshot(image: image.bitmap, size: image.size)
    }
    // A test may compare a view and its layer with one file.
    return RenderedSnapshot(
      image: image.bitmap, size: image.size, typeName: SnapshotSubject.typeName(type(of: view)))
  }
}
