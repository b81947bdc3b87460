// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension CALayer {
  /// The rounded bounds.
  var outline: Path {
    let radii = maskedCorners.radii(max(0, cornerRadius))
    return cornerCurve.path(roundedRect: bounds, cornerRadii: radii)
  }

  func setTransform(_ transform: CATransform3D) {
    require(
      transform.isFinite, "CALayer transform contains a number that is not finite: \(transform)")
    if transform.m14 != 0 || transform.m24 != 0 {
      RenderingEnvironment.report(
        "a layer has a transform with perspective, which is not drawn; leave m34 at 0")
    }
    setAffineTransform(transform.seenFromFront)
    transformStorage = transform
  }

  func setMask(_ mask: CALayer?) {
    var layer = mask
    while let current = layer {
      require(current !== self, "a layer cannot be its own mask: \(self)")
      layer = current.maskStorage
    }
    mask?.removeFromSuperlayer()
    maskStorage = mask
  }

  /// What the mask leaves, in this layer's coordinates; `nil` where it is not a shape.
  func maskShape(_ mask: CALayer) -> (path: Path, rule: FillRule)? {
    guard !mask.isHidden, mask.opacity > 0 else { return (Path(rect: .zero), .nonZero) }
    guard mask.opacity == 1, mask.maskStorage == nil, mask.sublayerStorage.isEmpty,
      mask.contents == nil, mask.view?.hasContent != true, let shape = mask.opaqueSilhouette
    else {
      RenderingEnvironment.report(
        "a layer has a mask that is not an opaque shape, which is not drawn; use a CAShapeLayer "
          + "with an opaque fill, or a layer with an opaque background")
      return nil
    }
    return (shape.path.applying(mask.geometry.toSuperlayer), shape.rule)
  }

  /// Draws the picture of ``contents``.
  func recordContents(into recorder: inout DisplayListRecorder) {
    guard let contents else { return }
    guard let image = contents as? CGImage else {
      RenderingEnvironment.report(
        "a layer's contents are of the type \(type(of: contents)), which is not drawn; use a CGImage"
      )
      return
    }
    guard let bitmap = shownPart(of: image) else { return }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    recorder.draw(bitmap, in: contentsGravity.contentMode.destination(of: size, in: bounds))
  }

  private func shownPart(of image: CGImage) -> Bitmap? {
    guard contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image.bitmap }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    return image.cropping(
      to: CGRect(
        x: contentsRect.minX * width, y: contentsRect.minY * height,
        width: contentsRect.width * width, height: contentsRect.height * height))?.bitmap
  }
}
