// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// One painting operation, as a value.
///
/// Geometry is in the command's own coordinates; its `transform` maps them to the canvas, in pixels
/// with y pointing down. Commands are painted in order, the first one lowest.
public enum DrawCommand: Hashable, Sendable {
  /// Fills a path.
  case fill(FillCommand)
  /// Strokes a path.
  case stroke(StrokeCommand)
  /// Paints a path's blurred shadow.
  case shadow(ShadowCommand)
  /// Draws a bitmap into a rectangle.
  case image(ImageCommand)
  /// Fills the outlines of glyphs.
  case glyphs(GlyphsCommand)
  /// Keeps what follows inside a path, until the matching ``popClip``.
  case pushClip(ClipCommand)
  /// Ends the innermost clip.
  case popClip
  /// Collects what follows, until the matching ``popGroup``, to be blended as one picture.
  case pushGroup(GroupCommand)
  /// Ends the innermost group and blends it.
  case popGroup
}

/// Fills a path with a paint.
public struct FillCommand: Hashable, Sendable {
  /// The contours; an open one is closed for filling.
  public var path: Path
  /// Which points are inside.
  public var rule: FillRule
  /// What it is filled with.
  public var paint: Paint
  /// From the path's coordinates to pixels.
  public var transform: CGAffineTransform
  /// How it becomes one with what lies below.
  public var blendMode: BlendMode

  /// Makes a fill of `path`.
  public init(
    path: Path, rule: FillRule = .nonZero, paint: Paint, transform: CGAffineTransform = .identity,
    blendMode: BlendMode = .normal
  ) {
    self.path = path
    self.rule = rule
    self.paint = paint
    self.transform = transform
    self.blendMode = blendMode
  }
}

/// Strokes a path with a paint.
public struct StrokeCommand: Hashable, Sendable {
  /// The contours.
  public var path: Path
  /// Width, caps, joins and dashes, in the path's coordinates.
  public var style: StrokeStyle
  /// What the stroke is filled with.
  public var paint: Paint
  /// From the path's coordinates to pixels.
  public var transform: CGAffineTransform
  /// How it becomes one with what lies below.
  public var blendMode: BlendMode

  /// Makes a stroke along `path`.
  public init(
    path: Path, style: StrokeStyle, paint: Paint, transform: CGAffineTransform = .identity,
    blendMode: BlendMode = .normal
  ) {
    self.path = path
    self.style = style
    self.paint = paint
    self.transform = transform
    self.blendMode = blendMode
  }
}

/// Draws a whole bitmap into a rectangle.
public struct ImageCommand: Hashable, Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// Where its four edges go, in the command's coordinates.
  public var destination: CGRect
  /// How its pixels are resampled.
  public var interpolation: ImageInterpolation
  /// From the destination's coordinates to pixels.
  public var transform: CGAffineTransform
  /// How it becomes one with what lies below.
  public var blendMode: BlendMode

  /// Makes a command that draws `bitmap` into `destination`.
  public init(
    bitmap: Bitmap, destination: CGRect, interpolation: ImageInterpolation = .high,
    transform: CGAffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    self.bitmap = bitmap
    self.destination = destination
    self.interpolation = interpolation
    self.transform = transform
    self.blendMode = blendMode
  }
}

/// Fills the outlines of a run of glyphs.
public struct GlyphsCommand: Hashable, Sendable {
  /// The glyphs.
  public var run: GlyphRun
  /// Where the run's origin on the baseline lies, in the command's coordinates.
  public var origin: CGPoint
  /// What the glyphs are filled with.
  public var paint: Paint
  /// From the command's coordinates to pixels.
  public var transform: CGAffineTransform
  /// How it becomes one with what lies below.
  public var blendMode: BlendMode

  /// Makes a command that draws `run` from `origin` to the right.
  public init(
    run: GlyphRun, origin: CGPoint, paint: Paint, transform: CGAffineTransform = .identity,
    blendMode: BlendMode = .normal
  ) {
    self.run = run
    self.origin = origin
    self.paint = paint
    self.transform = transform
    self.blendMode = blendMode
  }
}

/// A path that what follows is cut to, with anti-aliased edges.
public struct ClipCommand: Hashable, Sendable {
  /// The contours; an open one is closed.
  public var path: Path
  /// Which points are inside.
  public var rule: FillRule
  /// From the path's coordinates to pixels.
  public var transform: CGAffineTransform

  /// Makes a clip to `path`.
  public init(path: Path, rule: FillRule = .nonZero, transform: CGAffineTransform = .identity) {
    self.path = path
    self.rule = rule
    self.transform = transform
  }
}

/// How a group is blended onto what lies below it.
public struct GroupCommand: Hashable, Sendable {
  /// What the group's pixels are multiplied with, 0 to 1.
  public var opacity: CGFloat
  /// How the group becomes one with what lies below, where the clips outside of it let it.
  public var blendMode: BlendMode

  /// Makes a group of the given opacity, 0 to 1.
  public init(opacity: CGFloat, blendMode: BlendMode = .normal) {
    self.opacity = opacity
    self.blendMode = blendMode
  }
}
