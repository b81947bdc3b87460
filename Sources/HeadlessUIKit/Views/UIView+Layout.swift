// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Called by the layer in a layout pass.
  func layoutFromLayer() {
    traitCollection.performAsCurrent {
      let controller = owningController
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.placeScrollableContent()
      controller?.viewDidLayoutSubviews()
      controller?.onMoment?(.viewDidLayoutSubviews)
    }
  }
}
