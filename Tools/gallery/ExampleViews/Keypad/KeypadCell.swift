// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// One key: a text or an image in its middle.
public final class KeypadCell: UIView, BMViewWithViewModel {
  private let label = UILabel()
  private let imageView = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    style()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    style()
  }

  public func configure() {
    addSubview(label)
    addSubview(imageView)
  }

  public func style() {
    backgroundColor = .black
    label.textColor = .white
    label.font = .systemFont(ofSize: 24, weight: .medium)
  }

  public func update(oldViewModel: KeypadCellViewModel?) {
    label.text = viewModel?.text
    label.isHidden = viewModel?.shouldShowText != true
    imageView.image = viewModel?.image
    imageView.isHidden = viewModel?.shouldShowImage != true
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layout()
  }

  public func layout() {
    for view in [label, imageView] {
      view.sizeToFit()
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
