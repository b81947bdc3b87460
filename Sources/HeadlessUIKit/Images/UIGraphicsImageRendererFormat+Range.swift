// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIGraphicsImageRendererFormat {
  /// Which colors a picture has room for. All pictures here have sRGB's.
  public enum Range: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the screen has.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Which colors there is room for. The default is `automatic`.
  public var preferredRange: Range {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether there is room for more colors than sRGB. The default is false.
  public var prefersExtendedRange: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether colors may be brighter than white: never.
  public var supportsHighDynamicRange: Bool { false }
}
