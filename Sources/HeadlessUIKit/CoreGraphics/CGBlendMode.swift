// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How what is drawn and what lies below become one. The numbers are Core Graphics'.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// Source over.
  case normal = 0
  /// The product of the colors.
  case multiply
  /// The product of their complements, complemented.
  case screen
  /// Multiply or screen, as what lies below says.
  case overlay
  /// The darker color, channel by channel.
  case darken
  /// The lighter color, channel by channel.
  case lighten
  /// What lies below, brightened.
  case colorDodge
  /// What lies below, darkened.
  case colorBurn
  /// Darken or lighten in a soft form, as what is drawn says.
  case softLight
  /// Multiply or screen, as what is drawn says.
  case hardLight
  /// The distance of the colors.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// The luminosity of what is drawn.
  case luminosity
  /// Nothing.
  case clear
  /// What is drawn.
  case copy
  /// What is drawn, where something lies below.
  case sourceIn
  /// What is drawn, where nothing lies below.
  case sourceOut
  /// What is drawn over what lies below, only where something does.
  case sourceAtop
  /// What lies below over what is drawn.
  case destinationOver
  /// What lies below, where something is drawn.
  case destinationIn
  /// What lies below, where nothing is drawn.
  case destinationOut
  /// What lies below over what is drawn, only where something is drawn.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// The sum of what both lack.
  case plusDarker
  /// The sum.
  case plusLighter

  /// The mode by the name that both share.
  var blendMode: BlendMode { BlendMode.allCases[Int(rawValue)] }
}

extension CGContext {
  /// Sets how all that follows becomes one with what was drawn before. The default is `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.blendMode }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    withBlendMode(.clear) { $0.fill(Path(rect: rect), rule: .nonZero, castsShadow: false) }
  }

  /// Calls `body` with another mode and opacity in force.
  func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
    let saved = (state.blendMode, state.alpha)
    state.blendMode = mode.blendMode
    if let alpha { state.alpha *= max(0, min(1, alpha)) }
    body(self)
    (state.blendMode, state.alpha) = saved
  }
}

/// Fills a rectangle of the present context by a mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point along the inside of a rectangle of the present context by a mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { _ in UIRectFrame(rect) }
}

extension UIImage {
  /// Draws the picture with its top left corner at `point` of the present context.
  ///
  /// - Parameters:
  ///   - blendMode: How it becomes one with what was drawn before.
  ///   - alpha: What its opacity is multiplied with, 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into `rect` of the present context.
  ///
  /// - Parameters:
  ///   - blendMode: How it becomes one with what was drawn before.
  ///   - alpha: What its opacity is multiplied with, 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in draw(in: rect) }
  }
}

extension UIBezierPath {
  /// Fills the path in the present context by a mode, with another opacity, 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in fill() }
  }

  /// Strokes the path in the present context by a mode, with another opacity, 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in stroke() }
  }
}

extension UIGraphicsImageRendererContext {
  /// Fills a rectangle by a mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode) { $0.fill(rect) }
  }

  /// Draws a line of one point along the inside of a rectangle by a mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode) { _ in stroke(rect) }
  }
}
