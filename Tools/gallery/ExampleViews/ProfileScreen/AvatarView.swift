// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A circle with the initials of a person.
public final class AvatarView: UIView {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    label.textColor = .white
    label.font = .systemFont(ofSize: 36, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public var initials = "" {
    didSet { label.text = initials }
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 96) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
