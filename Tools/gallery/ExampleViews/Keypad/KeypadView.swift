// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// Twelve keys in four rows: the digits, a point, and a key that clears.
public final class KeypadView: UIView, BMView {
  private let cells = (0..<12).map { _ in KeypadCell() }

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
    let texts = (1...9).map(String.init) + [".", "0"]
    for (cell, text) in zip(cells, texts) { cell.viewModel = KeypadCellViewModel(text: text) }
    cells[11].viewModel = KeypadCellViewModel(image: ExampleImage.clear)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layout()
  }

  public func layout() {
    let size = CGSize(width: bounds.width / 3, height: bounds.height / 4)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: CGFloat(index % 3) * size.width, y: CGFloat(index / 3) * size.height,
        width: size.width, height: size.height)
    }
  }
}
