// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension UIStepper {
  /// A picture in the place of the plus sign. One that is a template has the sign's color.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    KeptValues.keep(image, of: self, "increment \(state.rawValue)")
  }

  /// A picture in the place of the minus sign. One that is a template has the sign's color.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    KeptValues.keep(image, of: self, "decrement \(state.rawValue)")
  }

  /// A picture between the two buttons. It is not drawn, which is reported.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    KeptValues.keep(image, of: self, "divider \(leftState.rawValue) \(rightState.rawValue)")
    if image != nil {
      RenderingEnvironment.reportNotDrawn("UIStepper", "its line is the system's")
    }
  }

  /// A picture behind the buttons. It is not drawn, which is reported.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    KeptValues.keep(image, of: self, "background \(state.rawValue)")
    if image != nil {
      RenderingEnvironment.reportNotDrawn("UIStepper", "its background is the system's")
    }
  }

  /// The picture behind the buttons; `nil`, the default, for the system's.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "background \(state.rawValue)")
  }

  /// The picture in the place of the plus sign.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "increment \(state.rawValue)")
  }

  /// The picture in the place of the minus sign.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "decrement \(state.rawValue)")
  }

  /// The picture in the place of a sign; `nil` for the sign.
  func shownImage(isPlus: Bool, isActive: Bool) -> UIImage? {
    func image(_ state: UIControl.State) -> UIImage? {
      isPlus ? incrementImage(for: state) : decrementImage(for: state)
    }
    return (isActive ? nil : image(.disabled)) ?? image(.normal)
  }

  /// Draws a picture in the place of a sign.
  func record(
    _ image: UIImage, at center: CGPoint, _ color: UIColor,
    into recorder: inout DisplayListRecorder
  ) {
    let grid = PixelGrid(scale: recorder.scale)
    let rect = CGRect(
      x: grid.round(center.x - image.size.width / 2),
      y: grid.round(center.y - image.size.height / 2), width: image.size.width,
      height: image.size.height)
    let takesColor = image.isSymbolImage || image.renderingMode == .alwaysTemplate
    let tint =
      takesColor && image.renderingMode != .alwaysOriginal
      ? color.components(with: .current).color : nil
    if image.recordSymbol(in: rect, tint: tint, into: &recorder) { return }
    image.record(tint.map { image.bitmap.tinted($0) }, in: rect, into: &recorder)
  }
}
