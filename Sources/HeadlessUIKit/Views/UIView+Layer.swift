// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// A layer of the class that the view's class names.
  static func newLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      trap("\(self).layerClass is \(layerClass), which is no class of layers")
    }
    return layerClass.init()
  }
}
