// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What is done with letters that a context draws.
public enum CGTextDrawingMode: Int32, Sendable {
  /// They are filled.
  case fill = 0
  /// They are outlined.
  case stroke = 1
  /// They are filled, then outlined.
  case fillStroke = 2
  /// They are not drawn.
  case invisible = 3
  /// They are filled, and keep what follows inside of them.
  case fillClip = 4
  /// They are outlined, and keep what follows inside of them.
  case strokeClip = 5
  /// They are filled and outlined, and keep what follows inside of them.
  case fillStrokeClip = 6
  /// They keep what follows inside of them.
  case clip = 7

  var isFilled: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var isStroked: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

/// How a context draws letters that have no stroke of their own.
struct TextDrawing {
  var mode: CGTextDrawingMode
  /// The pen of outlines.
  var style: StrokeStyle
}

extension DrawnText.Look {
  /// The look in a context that draws letters in its own way.
  func drawn(as drawing: TextDrawing?) -> DrawnText.Look {
    var look = self
    look.drawing = drawing
    return look
  }
}

extension CGContext {
  /// What is done with letters from now on. The default is `fill`. Outlines have the context's line
  /// width and joins, and the text's color.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Where text is drawn by Core Text, in the present coordinates. The default is their origin.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// How letters are drawn, where they are not just filled.
  var textDrawing: TextDrawing? {
    state.textMode == .fill ? nil : TextDrawing(mode: state.textMode, style: state.style)
  }

  /// Draws a text in the present coordinates.
  func draw(_ painter: TextPainter) {
    record { painter.paint(into: &$0) }
    if state.textMode.clips { clip(to: painter.outlines, rule: .nonZero) }
  }

  // MARK: Pixels

  /// From the present coordinates to pixels from the lower left corner, y up.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale))
  }

  /// A point in pixels from the lower left corner, y up.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// The smallest upright rectangle around one, in pixels from the lower left corner, y up.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A point that is given in pixels from the lower left corner.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// A size that is given in pixels.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The smallest upright rectangle around one that is given in pixels from the lower left corner.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}

extension TextPainter {
  /// The outlines of all letters.
  var outlines: Path {
    var path = Path()
    for run in runs {
      path.append(run.outlines(slope: looks[run.span].obliqueness, on: grid))
    }
    return path
  }
}
