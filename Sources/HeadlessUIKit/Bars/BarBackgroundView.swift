// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The background of a bar, with a hairline at the edge that faces the content.
final class BarBackgroundView: UIView {
  /// Where the content lies.
  enum Edge {
    case top
    case bottom
  }

  private let hairline = UIView()
  private var edge = Edge.bottom

  convenience init(hairlineAt edge: Edge) {
    self.init(frame: .zero)
    self.edge = edge
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  /// Shows a look; `color` takes the place of its background.
  func show(_ appearance: UIBarAppearance?, color: UIColor?) {
    backgroundColor = color ?? appearance?.backgroundColor
    hairline.backgroundColor = appearance?.shadowColor
    hairline.isHidden = appearance?.shadowColor == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / UIScreen.main.scale
    hairline.frame = CGRect(
      x: 0, y: edge == .top ? -width : bounds.height, width: bounds.width, height: width)
  }
}
