// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A label in a capsule, as tags and counters are: text with room around it, as high as its font
/// asks.
public final class BadgeLabel: UILabel {
  /// The room around the text, in points.
  public var contentInsets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8) {
    didSet { invalidateIntrinsicContentSize() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    font = .systemFont(ofSize: 13, weight: .semibold)
    textAlignment = .center
    textColor = .white
    backgroundColor = .systemRed
    layer.masksToBounds = true
  }

  public override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    let height = size.height + contentInsets.top + contentInsets.bottom
    return CGSize(
      width: max(height, size.width + contentInsets.left + contentInsets.right), height: height)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: contentInsets))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
