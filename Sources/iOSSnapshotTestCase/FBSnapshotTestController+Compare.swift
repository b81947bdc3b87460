// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import HeadlessUIKit
import ImageComparison

extension FBSnapshotTestController {
  /// A picture that is not as its reference image.
  public struct Difference: Error, CustomStringConvertible, LocalizedError {
    /// What is wrong, and what to do.
    public let description: String

    public var errorDescription: String? { description }
  }

  /// Compares a view or a layer with its reference image, or writes that.
  ///
  /// - Parameters:
  ///   - viewOrLayer: A `UIView` or a `CALayer`.
  ///   - selector: The test.
  ///   - identifier: Tells several images of a test apart; `nil` or empty: there is one.
  ///   - overallTolerance: The share of the pixels that may differ, 0 to 1.
  /// - Throws: ``Difference``.
  public func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?,
    overallTolerance: CGFloat
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier,
      perPixelTolerance: 0, overallTolerance: overallTolerance)
  }

  /// Compares a view or a layer with its reference image, or writes that.
  ///
  /// - Parameters:
  ///   - viewOrLayer: A `UIView` or a `CALayer`.
  ///   - selector: The test.
  ///   - identifier: Tells several images of a test apart; `nil` or empty: there is one.
  ///   - perPixelTolerance: How much of a pixel's channel may differ, 0 to 1.
  ///   - overallTolerance: The share of the pixels that may differ, 0 to 1.
  /// - Throws: ``Difference``.
  public func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?,
    perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    let location = CallerLocation(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
    let problem = problem(
      viewOrLayer as AnyObject, selector: "\(selector)", identifier: identifier,
      strategy: .tolerance(perPixel: perPixelTolerance, overall: overallTolerance), at: location)
    if let problem { throw Difference(description: problem) }
  }

  /// The reference image of a test.
  ///
  /// - Throws: ``Difference`` where there is none that can be read.
  public func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
    let path = referencePath("\(selector)", identifier)
    guard let data = FileManager.default.contents(atPath: path),
      let image = UIImage(data: data, scale: UIScreen.main.scale)
    else {
      throw Difference(description: "There is no reference image that can be read at \(path).")
    }
    return image
  }
}
