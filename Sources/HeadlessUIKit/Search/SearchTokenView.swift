// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A token of a search field: picture and text in white in a round box.
final class SearchTokenView: UIView {
  private static let height: CGFloat = 26
  private static let margin: CGFloat = 7
  private static let gap: CGFloat = 4
  private static let radius: CGFloat = 6
  private static let textSize: CGFloat = 15

  private let label = UILabel()
  private let imageView = UIImageView()

  init(_ token: UISearchToken, color: UIColor) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    layer.cornerRadius = SearchTokenView.radius
    layer.cornerCurve = .continuous
    label.text = token.text
    label.asToolkit {
      label.font = .systemFont(ofSize: SearchTokenView.textSize)
      label.textColor = .white
    }
    imageView.tintColor = .white
    imageView.image = token.icon?.symbol(
      applying: UIImage.SymbolConfiguration(pointSize: SearchTokenView.textSize))
    addSubview(label)
    if token.icon != nil { addSubview(imageView) }
  }

  required init?(coder: NSCoder) { nil }

  private var imageWidth: CGFloat {
    imageView.superviewStorage == nil ? 0 : imageView.intrinsicContentSize.width
  }

  /// From the start to the text.
  private var textStart: CGFloat {
    SearchTokenView.margin + imageWidth + (imageWidth > 0 ? SearchTokenView.gap : 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize.width.rounded(.up)
    return CGSize(width: textStart + text + SearchTokenView.margin, height: SearchTokenView.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, text) = (imageView.intrinsicContentSize, label.intrinsicContentSize)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    func place(_ view: UIView, x: CGFloat, _ size: CGSize) {
      let frame = CGRect(
        x: x, y: grid.round((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
      view.frame = mirrored(frame, in: bounds)
    }
    place(imageView, x: SearchTokenView.margin, image)
    let room = max(0, bounds.width - textStart - SearchTokenView.margin)
    place(label, x: textStart, CGSize(width: room, height: text.height))
  }
}
