// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// One key as the MVVM chapter has views: without a lifecycle, configured by its view model.
public final class PlainKeypadCell: UIView {
  let label = UILabel()
  let imageView = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(imageView)
    backgroundColor = .black
    label.textColor = .white
    label.font = .systemFont(ofSize: 24, weight: .medium)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for view in [label, imageView] {
      view.sizeToFit()
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}

extension KeypadCellViewModel {
  /// Shows the key in a view.
  public func configure(_ view: PlainKeypadCell) {
    view.label.text = text
    view.label.isHidden = !shouldShowText
    view.imageView.image = image
    view.imageView.isHidden = !shouldShowImage
    view.setNeedsLayout()
  }
}

/// Twelve keys, each configured by its view model.
public final class PlainKeypadView: UIView {
  private let cells = KeypadKeys.viewModels.map { viewModel in
    let cell = PlainKeypadCell()
    viewModel.configure(cell)
    return cell
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    for cell in cells { addSubview(cell) }
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    KeypadKeys.place(cells, in: bounds)
  }
}
