// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import PNGCodec
import TextLayout

/// A picture, and what a comparison needs to know about the view that it shows.
///
/// ```swift
/// let rendered = try SnapshotRenderer(scale: 2).render(.view { Badge() }, size: size)
/// print(rendered.dump())
/// ```
public struct RenderedSnapshot: Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// Stands for the picture's size and pixels.
  let digest: PNG.PixelDigest
  /// The view's size in points.
  public var size: CGSize
  /// The name of the view's or the controller's type.
  public var viewType: String
  /// What was found in the views; `nil` where nothing was looked for.
  var lints: LintReport?
  /// The views in words; `nil` where only the picture was wanted.
  public var description: Description?

  /// The views of a picture in words.
  public struct Description: Sendable {
    /// The laid-out tree as text, as UIKit prints it.
    public var viewTree: String
    /// The laid-out tree as it is stored and compared.
    public var scene: SceneNode
    /// A digest of what was painted, before it became pixels.
    public var drawing: String
    /// The traits under which it was laid out, in one line.
    public var traits: String
    /// The faces of its texts.
    public var faces: [FontFace]
  }

  /// The picture's numbers and the views in words, as text.
  ///
  /// ```
  /// rendered Badge, 24x24 points, 48x48 pixels
  ///   Badge 0 0 24 24 background=#FF0000
  /// ```
  public func dump() -> String {
    let pixels = PixelSize(bitmap)
    let scene = description?.scene.text ?? "not described"
    return "rendered \(viewType), \(size.dimensions) points, \(pixels) pixels\n"
      + scene.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}

extension RenderedSnapshot {
  /// A picture whose views are not known, such as one that a test drew by itself.
  ///
  /// - Parameter typeName: The type that a reference is bound to.
  package init(image bitmap: Bitmap, size: CGSize, typeName: String = "UIImage") {
    self.init(
      bitmap: bitmap, digest: PNG.PixelDigest(bitmap), size: size, viewType: typeName, lints: nil,
      description: nil)
  }
}
