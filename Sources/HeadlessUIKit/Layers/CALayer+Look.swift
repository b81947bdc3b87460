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
    guard
      RenderingEnvironment.allows(
        transform.isFinite, "CALayer transform contains a number that is not finite: \(transform)")
    else { return }
    if transform.m14 != 0 || transform.m24 != 0 {
      RenderingEnvironment.report(
        "a layer has a transform with perspective, which is not drawn; leave m34 at 0",
        kind: .notDrawn)
    }
    setAffineTransform(transform.seenFromFront)
    transformStorage = transform
  }

  func setMask(_ mask: CALayer?) {
    if let mask {
      guard RenderingEnvironment.allows(mask !== self, "a layer cannot be its own mask: \(self)"),
        RenderingEnvironment.allows(
          !mask.holds(self), "a layer cannot be masked by one that it is in: \(self)")
      else { return }
    }
    mask?.removeFromSuperlayer()
    maskStorage = mask
  }

  /// Whether `layer` is among the sublayers and masks, at any depth.
  private func holds(_ layer: CALayer) -> Bool {
    if let maskStorage, maskStorage === layer || maskStorage.holds(layer) { return true }
    return sublayerStorage.contains { $0 === layer || $0.holds(layer) }
  }

  /// What the mask leaves, in this layer's coordinates, where it is an opaque shape: a clip then
  /// gives the same picture with less work.
  func maskShape(_ mask: CALayer) -> (path: Path, rule: FillRule)? {
    guard !mask.isHidden, mask.opacity > 0 else { return (Path(rect: .zero), .nonZero) }
    guard mask.opacity == 1, mask.maskStorage == nil, mask.sublayerStorage.isEmpty,
      mask.contents == nil, mask.view?.hasContent != true, mask.borderWidth <= 0,
      mask.shadowOpacity <= 0, let shape = mask.opaqueSilhouette
    else { return nil }
    return (shape.path.applying(mask.geometry.toSuperlayer), shape.rule)
  }

  /// Draws the picture of ``contents``.
  func recordContents(into recorder: inout DisplayListRecorder) {
    guard let contents else { return }
    guard let image = contents as? CGImage else {
      RenderingEnvironment.report(
        "a layer's contents are of the type \(type(of: contents)), which is not drawn; use a CGImage",
        kind: .notDrawn)
      return
    }
    guard let bitmap = shownPart(of: image) else { return }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    let destination = contentsGravity.contentMode.destination(of: size, in: bounds)
    let filter = interpolation(
      of: bitmap, in: destination.size, transform: recorder.transform)
    if let sliced = slices(of: bitmap, scale: scale) {
      recorder.draw(sliced, in: destination, interpolation: filter)
    } else {
      recorder.draw(bitmap, in: destination, interpolation: filter)
    }
  }

  /// The picture cut at the edges of ``contentsCenter``; `nil` where that is all of it.
  private func slices(of bitmap: Bitmap, scale: CGFloat) -> SlicedBitmap? {
    let center = contentsCenter.standardized
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
    func pixels(_ part: CGFloat, _ count: Int) -> Int {
      Int((max(0, min(1, part)) * CGFloat(count)).rounded())
    }
    return SlicedBitmap(
      bitmap, left: pixels(center.minX, bitmap.width), top: pixels(center.minY, bitmap.height),
      right: pixels(1 - center.maxX, bitmap.width),
      bottom: pixels(1 - center.maxY, bitmap.height), scale: scale)
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
