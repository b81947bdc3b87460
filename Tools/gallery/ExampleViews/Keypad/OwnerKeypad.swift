// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership

/// One key as the owner of a view model that may change: a text or an image in its middle.
public final class OwnerKeypadCell: UIView, ReusableViewModelOwner {
  private let label = UILabel()
  private let imageView = UIImageView()

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

  public func didSetViewModel(
    _ viewModel: KeypadCellViewModel, disposeBag: ViewModelOwnerDisposeBag
  ) {
    label.text = viewModel.text
    label.isHidden = !viewModel.shouldShowText
    imageView.image = viewModel.image
    imageView.isHidden = !viewModel.shouldShowImage
    setNeedsLayout()
  }

  public func prepareForReuse() {
    viewModel = nil
    label.isHidden = true
    imageView.isHidden = true
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for view in [label, imageView] {
      view.sizeToFit()
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}

/// Twelve keys as the owner of their view models, which are set once.
public final class OwnerKeypadView: UIView, NonReusableViewModelOwner {
  private var cells: [OwnerKeypadCell] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public func didSetViewModel(
    _ viewModel: [KeypadCellViewModel], disposeBag: ViewModelOwnerDisposeBag
  ) {
    for cell in cells { cell.removeFromSuperview() }
    cells = viewModel.map { key in
      let cell = OwnerKeypadCell()
      cell.viewModel = key
      addSubview(cell)
      return cell
    }
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    KeypadKeys.place(cells, in: bounds)
  }
}
