// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A pin at a place of a map. It is not drawn.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the head. The default is red.
  open var pinTintColor: UIColor! = .systemRed
  /// Whether it falls onto the map. The default is false.
  open var animatesDrop: Bool = false
}
