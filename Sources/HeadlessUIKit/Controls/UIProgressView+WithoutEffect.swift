// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIProgressView {
  /// A picture of what is done. It is not drawn, which is reported. The default is `nil`.
  public var progressImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UIProgressView.progressImage", "the bar keeps its own look")
      }
    }
  }

  /// A picture of what is left. It is not drawn, which is reported. The default is `nil`.
  public var trackImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UIProgressView.trackImage", "the bar keeps its own look")
      }
    }
  }
}
