// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension CGContext {
  /// Sets the color of fills. The default is black.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.value.color
    state.fillPattern = color.picture?.pattern()
  }

  /// Sets the color of fills from sRGB components, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of fills to a gray, 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the space of the fill's color, and with it black. Colors that are said by their parts
  /// are those of sRGB all the same.
  public func setFillColorSpace(_ space: CGColorSpace) { setFillColor(gray: 0, alpha: 1) }

  /// Sets the space of the stroke's color, and with it black, as ``setFillColorSpace(_:)`` does.
  public func setStrokeColorSpace(_ space: CGColorSpace) { setStrokeColor(gray: 0, alpha: 1) }

  /// Sets the color of strokes. The default is black.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.value.color }

  /// Sets the color of strokes from sRGB components, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of strokes to a gray, 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the width of strokes. The default is 1.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  /// Sets how open contours end. The default is `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.cap }
  /// Sets how segments meet. The default is `miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.join }
  /// Sets the longest miter, in widths. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the lengths drawn and left out in turns; none for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashes = lengths
    state.style.dashPhase = phase
  }

  /// Sets what the opacity of all that follows is multiplied with, 0 to 1, the default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Gives all that follows a shadow of its own.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved, in the context's first coordinates.
  ///   - blur: Twice the blur's standard deviation.
  ///   - color: Its color; `nil` for none. The default is black at one third.
  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)
  ) {
    let offset = isUpward ? CGSize(width: offset.width, height: -offset.height) : offset
    state.shadow = color.map { Shadow(offset: offset, blur: max(0, blur), color: $0.value.color) }
  }

  /// Draws what follows, until ``endTransparencyLayer()``, as one picture with the present alpha
  /// and blend mode; it casts the shadow as one.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    beginLayer()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Draws what follows, until ``endTransparencyLayer()``, as one picture inside of `rect`, with
  /// the present alpha and blend mode; it casts the shadow as one.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the picture that ``beginTransparencyLayer(auxiliaryInfo:)`` began.
  public func endTransparencyLayer() {
    guard let contents = endLayer() else {
      RenderingEnvironment.report(
        "CGContext.endTransparencyLayer: no layer was begun", kind: .warning)
      return
    }
    castShadow(of: contents, fadedBy: state.alpha)
    append(.pushGroup(GroupCommand(opacity: state.alpha, blendMode: state.blendMode)))
    for command in contents { append(command) }
    append(.popGroup)
  }
}
