// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIStepper {
  /// A picture in the place of the plus sign. It is not drawn, which is reported.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "increment \(state.rawValue)")
  }

  /// A picture in the place of the minus sign. It is not drawn, which is reported.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "decrement \(state.rawValue)")
  }

  /// A picture between the two buttons. It is not drawn, which is reported.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    keep(image, "divider \(leftState.rawValue) \(rightState.rawValue)")
  }

  /// The picture in the place of the plus sign.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "increment \(state.rawValue)")
  }

  /// The picture in the place of the minus sign.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "decrement \(state.rawValue)")
  }

  private func keep(_ image: UIImage?, _ name: String) {
    KeptValues.keep(image, of: self, name)
    if image != nil {
      RenderingEnvironment.reportNotDrawn("UIStepper", "its signs and its line are the system's")
    }
  }
}
