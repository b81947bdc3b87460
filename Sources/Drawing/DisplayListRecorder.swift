// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// Records painting into a ``DisplayList``.
///
/// It keeps a stack of states (transform and clips), as a Core Graphics context does. Coordinates
/// are points with y pointing down; the canvas has `scale` pixels a point.
///
/// ```swift
/// var recorder = DisplayListRecorder(size: CGSize(width: 10, height: 10), scale: 2)
/// recorder.fill(Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
/// let list = recorder.finish()
/// ```
public struct DisplayListRecorder {
  private struct State {
    var transform: CGAffineTransform
    var clips = 0
  }

  private let width: Int
  private let height: Int
  private var commands: [DrawCommand] = []
  private var states: [State]

  /// Pixels per point.
  public let scale: CGFloat

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - size: The canvas in points; a fraction of a pixel counts as a whole one.
  ///   - scale: Pixels per point, more than 0.
  public init(size: CGSize, scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    width = grid.pixels(covering: size.width)
    height = grid.pixels(covering: size.height)
    self.scale = scale
    states = [State(transform: CGAffineTransform(scaleX: scale, y: scale))]
  }

  /// The canvas in pixels.
  public var canvas: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// The transform from the current coordinates to pixels.
  public var transform: CGAffineTransform { states[states.count - 1].transform }

  /// Applies `next` to all coordinates that follow, before the transform in force.
  public mutating func concatenate(_ next: CGAffineTransform) {
    states[states.count - 1].transform = next.concatenating(transform)
  }

  /// Calls `body`; transforms and clips that it sets end with it.
  public mutating func withSavedState(
    _ body: (inout DisplayListRecorder) throws -> Void
  ) rethrows {
    states.append(State(transform: transform))
    defer { commands.append(contentsOf: repeatElement(.popClip, count: states.removeLast().clips)) }
    try body(&self)
  }

  /// Calls `body` and blends what it paints as one picture of the given opacity, 0 to 1.
  public mutating func withGroup(
    opacity: CGFloat = 1, blendMode: BlendMode = .normal,
    _ body: (inout DisplayListRecorder) throws -> Void
  ) rethrows {
    let group = GroupCommand(opacity: min(1, max(0, opacity)), blendMode: blendMode)
    commands.append(.pushGroup(group))
    defer { commands.append(.popGroup) }
    try withSavedState(body)
  }

  /// Calls `body` and blends what it paints as one picture, of which only that shows where what
  /// `mask` paints is opaque: its alpha counts, its colors do not. Where `mask` paints nothing,
  /// nothing shows.
  ///
  /// - Parameter opacity: 0 to 1.
  public mutating func withGroup(
    opacity: CGFloat = 1, blendMode: BlendMode = .normal,
    _ body: (inout DisplayListRecorder) throws -> Void,
    maskedBy mask: (inout DisplayListRecorder) throws -> Void
  ) rethrows {
    try withGroup(opacity: opacity, blendMode: blendMode) { recorder in
      try recorder.withSavedState(body)
      try recorder.withGroup(blendMode: .destinationIn, mask)
    }
  }

  /// Keeps what follows inside `path`, until the state in force ends.
  public mutating func clip(to path: Path, rule: FillRule = .nonZero) {
    commands.append(.pushClip(ClipCommand(path: path, rule: rule, transform: transform)))
    states[states.count - 1].clips += 1
  }

  /// Fills `path`.
  public mutating func fill(
    _ path: Path, with paint: Paint, rule: FillRule = .nonZero, blendMode: BlendMode = .normal
  ) {
    guard !path.isEmpty else { return }
    commands.append(
      .fill(
        FillCommand(
          path: path, rule: rule, paint: paint, transform: transform, blendMode: blendMode)))
  }

  /// Strokes `path`.
  public mutating func stroke(
    _ path: Path, _ style: StrokeStyle, with paint: Paint, blendMode: BlendMode = .normal
  ) {
    guard !path.isEmpty else { return }
    commands.append(
      .stroke(
        StrokeCommand(
          path: path, style: style, paint: paint, transform: transform, blendMode: blendMode)))
  }

  /// Paints the shadow of `path`, blurred by a Gaussian whose standard deviation is `radius`.
  public mutating func drawShadow(
    of path: Path, radius: CGFloat, offset: CGSize = .zero, color: Color,
    blendMode: BlendMode = .normal
  ) {
    guard !path.isEmpty else { return }
    commands.append(
      .shadow(
        ShadowCommand(
          path: path, radius: radius, offset: offset, color: color, transform: transform,
          blendMode: blendMode)))
  }

  /// Paints the shadow of what `body` paints, blurred by a Gaussian whose standard deviation is
  /// `radius`. What `body` paints is not painted itself.
  public mutating func drawShadow(
    radius: CGFloat, offset: CGSize = .zero, color: Color, blendMode: BlendMode = .normal,
    ofContents body: (inout DisplayListRecorder) throws -> Void
  ) rethrows {
    var contents = self
    contents.commands = []
    contents.states = [State(transform: transform)]
    try contents.withSavedState(body)
    guard !contents.commands.isEmpty else { return }
    commands.append(
      .contentShadow(
        ContentShadowCommand(
          contents: contents.commands, radius: radius, offset: offset, color: color,
          transform: transform, blendMode: blendMode)))
  }

  /// Records commands whose coordinates are the present ones.
  ///
  /// - Precondition: Every push among them has its own pop.
  public mutating func record(_ commands: [DrawCommand]) {
    require(DisplayList.isBalanced(commands), "each clip and each group needs its own pop")
    self.commands += commands.map { $0.transformed(by: transform) }
  }

  /// Draws `bitmap` into `destination`.
  public mutating func draw(
    _ bitmap: Bitmap, in destination: CGRect, interpolation: ImageInterpolation = .high,
    blendMode: BlendMode = .normal
  ) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    commands.append(
      .image(
        ImageCommand(
          bitmap: bitmap, destination: destination, interpolation: interpolation,
          transform: transform, blendMode: blendMode)))
  }

  /// Draws `run`, its origin on the baseline at `origin`.
  public mutating func draw(
    _ run: GlyphRun, at origin: CGPoint, with paint: Paint, blendMode: BlendMode = .normal
  ) {
    guard !run.glyphs.isEmpty else { return }
    commands.append(
      .glyphs(
        GlyphsCommand(
          run: run, origin: origin, paint: paint, transform: transform, blendMode: blendMode)))
  }

  /// What has been recorded so far, for an effect on what lies behind: the pixels of `area`, with
  /// those outside cut. Groups that are still open end here.
  ///
  /// - Parameter area: Whole pixels of the canvas.
  public func recorded(in area: CGRect) -> DisplayList {
    var opened: [DrawCommand] = []
    for command in commands {
      switch command {
      case .pushClip: opened.append(.popClip)
      case .pushGroup: opened.append(.popGroup)
      case .popClip, .popGroup: opened.removeLast()
      case .fill, .stroke, .shadow, .contentShadow, .image, .glyphs: break
      }
    }
    let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    return DisplayList(
      width: Int(area.width), height: Int(area.height),
      commands: (commands + opened.reversed()).map { $0.transformed(by: move) })
  }

  /// Ends the recording. Clips that are still open end here.
  public consuming func finish() -> DisplayList {
    require(states.count == 1, "a recording ends outside of every saved state and group")
    commands.append(contentsOf: repeatElement(.popClip, count: states[0].clips))
    return DisplayList(width: width, height: height, commands: commands)
  }
}
