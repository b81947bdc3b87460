// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// How smoothly pictures are enlarged and reduced.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system does it: smoothly.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Smoothly.
  case low = 2
  /// Smoothly.
  case high = 3
  /// Smoothly.
  case medium = 4
}

/// What becomes of colors that a device has not. All colors here are sRGB's: kept by nobody.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's own.
  case defaultIntent = 0
  /// The nearest ones.
  case absoluteColorimetric = 1
  /// The nearest ones to the device's white.
  case relativeColorimetric = 2
  /// All are moved.
  case perceptual = 3
  /// They stay bright.
  case saturation = 4
}

extension CGContext {
  /// Takes what becomes of colors that a device has not, and does nothing: all are sRGB's.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Takes whether letters may stand between pixels, and does nothing: they stand where lines of
  /// text have them.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Takes whether letters may be moved onto parts of pixels, and does nothing.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Takes whether letters may stand between pixels, and does nothing.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Takes whether letters may be moved onto parts of pixels, and does nothing.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Takes whether letters may have colored edges, and does nothing: they have gray ones.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// How smoothly pictures are enlarged and reduced from now on. The default is `default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Whether edges are smooth. They always are: false is reported.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    guard !shouldAntialias else { return }
    RenderingEnvironment.report(
      "CGContext.setShouldAntialias(false): edges are always smooth", kind: .notDrawn)
  }

  /// Whether edges may be smooth. They always are: false is reported.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    setShouldAntialias(allowsAntialiasing)
  }

  /// Whether letters are made bolder on some screens. None is: it changes no pixel.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// How exactly curves are drawn. They always are as exact as pixels can show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Waits for nothing: all that was drawn is recorded.
  public func flush() {}

  /// Waits for nothing: all that was drawn is recorded.
  public func synchronize() {}

  /// The context's width in pixels.
  public var width: Int { Int((bounds.width * scale).rounded(.up)) }
  /// The context's height in pixels.
  public var height: Int { Int((bounds.height * scale).rounded(.up)) }

  /// Puts the outline of the present path's stroke in its place.
  public func replacePathWithStrokedPath() {
    let outline = takePath().stroked(state.style)
    changePath { $0 = outline }
  }

  /// The last point of the present path; zero without one.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// Whether the present path holds a point, when it is painted in a way.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = CGPath(currentPath)
    switch mode {
    case .fill, .fillStroke: return path.contains(point)
    case .eoFill, .eoFillStroke: return path.contains(point, using: .evenOdd)
    case .stroke: return CGPath(currentPath.stroked(state.style)).contains(point)
    }
  }

  /// Keeps what follows inside of any of the rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(rect: rect)) }
    clip(to: path, rule: .nonZero)
  }

  /// The smallest upright rectangle, in the present coordinates, around what clips let through.
  public var boundingBoxOfClipPath: CGRect {
    (state.clipBox ?? bounds).applying(state.transform.inverted())
  }

  /// What has been drawn so far, as pixels; `nil` where there are none.
  public func makeImage() -> CGImage? {
    guard let image = makePicture().cgImage else { return nil }
    return memory.map { CGImage(bitmap: $0.reduced(image.bitmap)) } ?? image
  }
}
