// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension UIColor {
  /// The color under the present traits, as paint.
  var paint: Paint { .color(components(with: .current).color) }
}
