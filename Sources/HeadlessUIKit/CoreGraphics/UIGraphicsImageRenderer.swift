// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What a picture that is drawn is like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point, more than 0. The default is the present traits'.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture starts in black rather than transparent. The default is false.
  open var opaque: Bool = false

  /// What the renderer that was given the format draws, in points; empty before.
  open internal(set) var bounds: CGRect = .zero

  /// Makes a format with the defaults.
  public override init() { super.init() }

  /// A format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format with the defaults.
  open class func `default`() -> Self { self.init() }
  /// A format with the defaults.
  open class func preferred() -> Self { self.init() }
}

/// What a picture's drawing gets.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext
  /// What the picture is like.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// What has been drawn so far.
  open var currentImage: UIImage { cgContext.makePicture() }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of one point along the inside of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Keeps what follows inside of a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images out of drawing.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
open class UIGraphicsImageRenderer: NSObject {
  /// What its pictures are like.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of pictures without a size.
  public override convenience init() { self.init(size: .zero) }

  /// Makes a renderer of pictures of `size` points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of `size` points in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of what is in `bounds`.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of what is in `bounds`, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Draws a picture. It is empty, and that is reported, where it would be too large; where the
  /// size or the scale is no finite number, `actions` is not called either.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let bounds = drawableBounds else { return UIImage() }
    let context = CGContext(bounds: bounds, scale: format.scale)
    if format.opaque { context.fill(bounds) }
    GraphicsContextStack.with(context) {
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return context.makePicture()
  }

  /// The bounds with sides that are not negative; nil, and that is reported, where there is nothing
  /// to draw on.
  private var drawableBounds: CGRect? {
    let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    guard numbers.allSatisfy(\.isFinite), format.scale.isFinite, format.scale > 0 else {
      RenderingEnvironment.report(
        "a picture of \(number(bounds.size.width))x\(number(bounds.size.height)) points at "
          + "(\(number(bounds.origin.x)), \(number(bounds.origin.y))) with "
          + "\(number(format.scale)) pixels per point cannot be drawn; give finite numbers")
      return nil
    }
    return bounds.standardized
  }

  /// Draws a picture as the bytes of a PNG file; none, and that is reported, where it cannot be.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture as the bytes of a JPEG file; none, and that is reported, where it cannot be.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension CGContext {
  /// What has been drawn so far, as pixels.
  func makePicture() -> UIImage {
    var recorder = DisplayListRecorder(size: bounds.size, scale: scale)
    recorder.concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    var player = CommandPlayer(closedCommands)
    player.play(into: &recorder)
    do {
      return UIImage(bitmap: try recorder.finish().pixels(), scale: scale)
    } catch {
      RenderingEnvironment.report("a picture cannot be drawn: \(error)")
      return UIImage()
    }
  }
}
