// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// Twelve keys in four rows: the digits, a point, and a key that clears.
public final class KeypadView: UIView, BMView {
  private let cells = KeypadKeys.viewModels.map { _ in KeypadCell() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    style()
    update()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    style()
    update()
  }

  public func configure() {
    for cell in cells { addSubview(cell) }
  }

  public func style() {
    backgroundColor = .black
  }

  public func update() {
    for (cell, viewModel) in zip(cells, KeypadKeys.viewModels) { cell.viewModel = viewModel }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layout()
  }

  public func layout() {
    KeypadKeys.place(cells, in: bounds)
  }
}
