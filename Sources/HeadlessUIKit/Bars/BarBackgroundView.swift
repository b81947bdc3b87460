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
  private let picture = UIImageView()
  private var edge = Edge.bottom
  /// Whether code took the hairline away by the name "hidesShadow".
  var hidesHairline = false

  convenience init(hairlineAt edge: Edge) {
    self.init(frame: .zero)
    self.edge = edge
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  /// Shows a look; `color` takes the place of its background.
  func show(_ appearance: UIBarAppearance?, color: UIColor?) {
    backgroundColor = color ?? appearance?.backgroundColor
    let shadow = appearance?.shadowImage
    let line =
      shadow.map { $0.size == .zero ? nil : UIColor(patternImage: $0) } ?? appearance?.shadowColor
    hairline.backgroundColor = line
    hairline.isHidden = line == nil || hidesHairline
    show(appearance?.backgroundImage, appearance?.backgroundImageContentMode)
  }

  private func show(_ image: UIImage?, _ mode: UIView.ContentMode?) {
    guard let image else { return picture.removeFromSuperview() }
    picture.image = image
    picture.contentMode = mode ?? .scaleToFill
    picture.clipsToBounds = true
    if picture.superview == nil { insertSubview(picture, at: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let width = 1 / UIScreen.main.scale
    hairline.frame = CGRect(
      x: 0, y: edge == .top ? -width : bounds.height, width: bounds.width, height: width)
  }
}
