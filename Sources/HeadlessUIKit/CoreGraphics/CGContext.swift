// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What drawing code draws into. Coordinates are points, y points down, as in all contexts that
/// UIKit makes.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   guard let context = UIGraphicsGetCurrentContext() else { return }
///   context.setFillColor(UIColor.systemRed.cgColor)
///   context.fillEllipse(in: bounds)
/// }
/// ```
public final class CGContext {
  /// What ``saveGState()`` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    var fill = Color.black
    /// What fills repeat instead, from the context's origin on.
    var fillPattern: Pattern?
    var stroke = Color.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var blendMode = BlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
    /// Around what clips let through, in the context's first coordinates; `nil` for all of it.
    var clipBox: CGRect?
    /// How many clips were set since the state was saved.
    var clips = 0
  }

  /// What keeps what follows inside of something, until the state is restored.
  enum OpenClip {
    case path
    /// The picture whose opacity is multiplied with that of what was drawn.
    case mask(DrawCommand)

    var end: [DrawCommand] {
      switch self {
      case .path: [.popClip]
      case .mask(let picture): [picture, .popGroup, .popClip]
      }
    }
  }

  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: Color
  }

  /// What has been drawn, in the context's first coordinates. Clips may be open.
  private(set) var commands: [DrawCommand] = [] {
    didSet { if let memory, memory.isGiven { memory.write(makePicture().bitmap) } }
  }
  /// What the context draws into; `nil` where it is a picture of UIKit's.
  var memory: BitmapMemory?
  /// What the context can show, in its first coordinates.
  let bounds: CGRect
  /// Pixels per point.
  let scale: CGFloat
  /// Pixels per unit of the present coordinates.
  var pixelsPerUnit: CGFloat { scale * abs(state.transform.determinant).squareRoot() }
  /// Whether y pointed up at first.
  private(set) var isUpward = false
  var state = State()
  /// From the coordinates of text to the present ones. It is not part of the state, as in Core
  /// Graphics.
  public var textMatrix: CGAffineTransform = .identity
  private var savedStates: [State] = []
  /// The clips and masks that are open, the last one last.
  private var openClips: [OpenClip] = []
  /// For each open transparency layer its first command, and how many states were saved before.
  private var openLayers: [(start: Int, stateCount: Int)] = []
  /// The present path, in the coordinates of ``pathTransform``.
  private(set) var currentPath = Path()
  private var pathTransform = CGAffineTransform.identity

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  // MARK: State

  /// Keeps colors, line style, transform, clip, alpha, blend mode and shadow for
  /// ``restoreGState()``.
  public func saveGState() {
    savedStates.append(state)
    state.clips = 0
  }

  /// Takes the state kept last again. Without one, it is reported and nothing happens.
  public func restoreGState() {
    guard savedStates.count > openLayers.last?.stateCount ?? 0, let saved = savedStates.popLast()
    else {
      RenderingEnvironment.report("CGContext.restoreGState: no state was saved", kind: .warning)
      return
    }
    commands.append(contentsOf: openClips.suffix(state.clips).reversed().flatMap(\.end))
    openClips.removeLast(state.clips)
    usePath(in: saved.transform)
    state = saved
  }

  /// Whether nothing was drawn, and what is drawn comes out as it is.
  var isPristine: Bool {
    commands.isEmpty && state.transform.isIdentity && state.alpha == 1 && state.shadow == nil
      && state.blendMode == .normal && !state.textMode.clips
  }

  func append(_ command: DrawCommand) { commands.append(command) }

  /// What has been drawn, with the end of what is open.
  var closedCommands: [DrawCommand] {
    openClips.isEmpty ? commands : commands + openClips.reversed().flatMap(\.end)
  }

  /// Saves the state and collects what follows, until ``endLayer()``.
  func beginLayer() {
    saveGState()
    openLayers.append((commands.count, savedStates.count))
  }

  /// Takes away what was drawn since the last ``beginLayer()``, whose state is restored; `nil`
  /// without one.
  func endLayer() -> [DrawCommand]? {
    guard let layer = openLayers.last else { return nil }
    while savedStates.count > layer.stateCount { restoreGState() }
    openLayers.removeLast()
    restoreGState()
    let contents = Array(commands[layer.start...])
    commands.removeSubrange(layer.start...)
    return contents
  }

  // MARK: Transform

  /// From the present coordinates to the context's first ones.
  public var ctm: CGAffineTransform {
    isUpward ? state.transform.concatenating(upward) : state.transform
  }

  /// Lets y point up from the bottom, as in contexts of Core Graphics.
  func turnUpwards() {
    isUpward = true
    concatenate(upward)
  }

  private var upward: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height)
  }

  /// Applies `transform` to all coordinates that follow, before the one in force.
  public func concatenate(_ transform: CGAffineTransform) {
    let next = transform.concatenating(state.transform)
    usePath(in: next)
    state.transform = next
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the coordinates by `angle` radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The points of a path stay where they are when the coordinates change.
  private func usePath(in transform: CGAffineTransform) {
    if !currentPath.isEmpty, pathTransform != transform {
      currentPath = currentPath.applying(
        pathTransform.concatenating(transform.inverted()))
    }
    pathTransform = transform
  }

  // MARK: Path

  /// The present path, in the present coordinates.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }

  /// Whether there is no present path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The smallest upright rectangle around the present path and its control points; null without
  /// one.
  public var boundingBoxOfPath: CGRect { currentPath.bounds ?? .null }

  /// Starts a new path.
  public func beginPath() { currentPath = Path() }

  /// Changes the present path.
  func changePath(_ change: (inout Path) -> Void) {
    pathTransform = state.transform
    change(&currentPath)
  }

  /// The present path; none from now on.
  func takePath() -> Path {
    defer { currentPath = Path() }
    return currentPath
  }

  // MARK: Clip

  /// Keeps what follows inside of the present path, which ends.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), rule: rule.fillRule)
  }

  /// Keeps what follows inside of `rect`.
  public func clip(to rect: CGRect) { clip(to: Path(rect: rect), rule: .nonZero) }

  func clip(to path: Path, rule: FillRule) {
    append(.pushClip(ClipCommand(path: path, rule: rule, transform: state.transform)))
    open(.path)
    narrowClipBox(to: path)
  }

  func open(_ clip: OpenClip) {
    openClips.append(clip)
    state.clips += 1
  }

  func narrowClipBox(to path: Path) {
    let box = path.bounds?.applying(state.transform) ?? .zero
    let shown = (state.clipBox ?? bounds).intersection(box)
    state.clipBox = shown.isNull ? .zero : shown
  }
}
