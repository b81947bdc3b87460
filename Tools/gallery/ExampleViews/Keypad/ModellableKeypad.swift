// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// One key as a `ModellableView`: a text or an image in its middle.
public final class ModellableKeypadCell: UIView, ModellableView {
  private let label = UILabel()
  private let imageView = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
    style()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public func setup() {
    addSubview(label)
    addSubview(imageView)
  }

  public func style() {
    backgroundColor = .black
    label.textColor = .white
    label.font = .systemFont(ofSize: 24, weight: .medium)
  }

  public func update(oldModel: KeypadCellViewModel?) {
    label.text = model?.text
    label.isHidden = model?.shouldShowText != true
    imageView.image = model?.image
    imageView.isHidden = model?.shouldShowImage != true
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for view in [label, imageView] {
      view.sizeToFit()
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}

/// Twelve keys as a `View`, which has no model: its keys are always the same.
public final class ModellableKeypadView: UIView, ModellableViewLifecycle.View {
  private let cells = KeypadKeys.viewModels.map { _ in ModellableKeypadCell() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
    style()
    update()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public func setup() {
    for cell in cells { addSubview(cell) }
  }

  public func style() {
    backgroundColor = .black
  }

  public func update() {
    for (cell, model) in zip(cells, KeypadKeys.viewModels) { cell.model = model }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    KeypadKeys.place(cells, in: bounds)
  }
}
