// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a view keeps and what changes no pixel here.
extension UIView {
  /// Whether the bounds are cleared before ``draw(_:)``. They always are. The default is true.
  public var clearsContextBeforeDrawing: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How far the picture of the large content viewer is moved inwards. There is no viewer here. The
  /// default is zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { KeptValues.value(of: self, or: .zero) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Brings traits that were overridden into effect. They always are.
  public func updateTraitsIfNeeded() {}
}
