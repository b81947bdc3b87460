// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A picture with three centred lines below it, framed once from the initial frame.
public final class PetView: UIView {
  public let imageView: UIImageView
  public let nameLabel: UILabel
  public let ageLabel: UILabel
  public let adoptionFeeLabel: UILabel

  public override init(frame: CGRect) {
    var next = CGRect(x: 0, y: 16, width: frame.width, height: frame.height / 2)
    imageView = UIImageView(frame: next)
    imageView.contentMode = .scaleAspectFit

    next.origin.y += next.height + 16
    next.size.height = 30
    nameLabel = UILabel(frame: next)
    nameLabel.textAlignment = .center

    next.origin.y += next.height
    ageLabel = UILabel(frame: next)
    ageLabel.textAlignment = .center

    next.origin.y += next.height
    adoptionFeeLabel = UILabel(frame: next)
    adoptionFeeLabel.textAlignment = .center

    super.init(frame: frame)
    backgroundColor = .white
    for view in [imageView, nameLabel, ageLabel, adoptionFeeLabel] { addSubview(view) }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    preconditionFailure("init?(coder:) is not supported")
  }
}
