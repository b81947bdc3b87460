// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension PDFPainter {
  /// `m l c v y h re`; false for other operators.
  mutating func constructPath(_ operands: PDFOperands) throws(PDFImage.Error) -> Bool {
    // A step to where nothing is (`nan`), as one of the design tools writes them.
    if Self.steps.contains(operands.name), operands.values.contains(.null) { return true }
    switch operands.name {
    case "m": path.move(to: try operands.point())
    case "l": path.line(to: try operands.point())
    case "c":
      let n = try operands.numbers(6)
      path.curve(
        CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]), to: CGPoint(x: n[4], y: n[5]))
    case "v":
      let n = try operands.numbers(4)
      path.curve(nil, CGPoint(x: n[0], y: n[1]), to: CGPoint(x: n[2], y: n[3]))
    case "y":
      let n = try operands.numbers(4)
      let end = CGPoint(x: n[2], y: n[3])
      path.curve(CGPoint(x: n[0], y: n[1]), end, to: end)
    case "h": path.close()
    case "re":
      let n = try operands.numbers(4)
      path.rectangle(n[0], n[1], n[2], n[3])
    default: return false
    }
    return true
  }

  private static let steps: Set<String> = ["m", "l", "c", "v", "y", "re"]

  /// What paints the path, and `W W*`; false for other operators.
  mutating func paintPath(_ operands: PDFOperands) throws(PDFImage.Error) -> Bool {
    switch operands.name {
    case "W": pendingClip = .nonZero
    case "W*": pendingClip = .evenOdd
    case "n": try paintPath(fill: nil, isStroked: false)
    case "f", "F": try paintPath(fill: .nonZero, isStroked: false)
    case "f*": try paintPath(fill: .evenOdd, isStroked: false)
    case "S": try paintPath(fill: nil, isStroked: true)
    case "s":
      path.close()
      try paintPath(fill: nil, isStroked: true)
    case "B": try paintPath(fill: .nonZero, isStroked: true)
    case "B*": try paintPath(fill: .evenOdd, isStroked: true)
    case "b":
      path.close()
      try paintPath(fill: .nonZero, isStroked: true)
    case "b*":
      path.close()
      try paintPath(fill: .evenOdd, isStroked: true)
    default: return false
    }
    return true
  }

  private mutating func paintPath(
    fill rule: FillRule?, isStroked: Bool
  ) throws(PDFImage.Error) {
    let painted = path.path
    path = PDFPathBuilder()
    if let rule { try fill(painted, rule) }
    if isStroked { try stroke(painted) }
    guard let rule = pendingClip else { return }
    pendingClip = nil
    clip(painted, rule)
  }

  mutating func fill(_ path: Path, _ rule: FillRule = .nonZero) throws(PDFImage.Error) {
    guard !path.isEmpty else { return }
    try add(try painting(path, rule, state.fill, alpha: state.fillAlpha))
  }

  mutating func stroke(_ path: Path) throws(PDFImage.Error) {
    guard !path.isEmpty else { return }
    var style = state.line
    if style.width <= 0 {
      // The thinnest line there is: a pixel.
      let scale = state.transform.scale * pixelsPerPoint
      guard scale > 0 else { return }
      style.width = 1 / scale
    }
    guard state.stroke.pattern == nil else {
      return try add(
        try painting(path.stroked(style), .nonZero, state.stroke, alpha: state.strokeAlpha))
    }
    guard let color = state.stroke.color else { return }
    try add([
      .stroke(
        StrokeCommand(
          path: path, style: style, paint: .color(color.withOpacity(state.strokeAlpha)),
          transform: state.transform))
    ])
  }

  /// What fills an area with a color or a pattern.
  private mutating func painting(
    _ path: Path, _ rule: FillRule, _ source: PDFGraphicsState.Source, alpha: CGFloat
  ) throws(PDFImage.Error) -> [DrawCommand] {
    if let pattern = source.pattern {
      return try patternPainting(path, rule, pattern, source.color, alpha)
    }
    guard let color = source.color else { return [] }
    return [
      .fill(
        FillCommand(
          path: path, rule: rule, paint: .color(color.withOpacity(alpha)),
          transform: state.transform))
    ]
  }
}
