// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CGSize {
  /// Width and height as messages show them, such as `320x88`.
  var dimensions: String { "\(number(width))x\(number(height))" }
}
