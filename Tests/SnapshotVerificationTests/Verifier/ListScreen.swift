// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A screen of 30 views: ten rows of a symbol, a title and a detail.
final class ListScreen: UIView {
  private var rows: [(symbol: UIView, title: UILabel, detail: UILabel)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for _ in 0..<10 {
      let row = (symbol: UIView(), title: UILabel(), detail: UILabel())
      row.symbol.layer.cornerRadius = 12
      row.title.font = .systemFont(ofSize: 17, weight: .semibold)
      row.detail.font = .systemFont(ofSize: 13)
      row.detail.textColor = .secondaryLabel
      for view in [row.symbol, row.title, row.detail] { addSubview(view) }
      rows.append(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ state: Int) {
    for (index, row) in rows.enumerated() {
      row.symbol.backgroundColor = (state + index) % 3 == 0 ? .systemRed : .systemBlue
      row.title.text = "Item \(state * 7 + index)"
      row.detail.text = index % 2 == 0 ? "In stock, \(state % 50) left" : "Sold out"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      let top = 60 + CGFloat(index) * 76
      row.symbol.frame = CGRect(x: 16, y: top + 8, width: 48, height: 48)
      row.title.frame = CGRect(x: 80, y: top + 8, width: bounds.width - 96, height: 24)
      row.detail.frame = CGRect(x: 80, y: top + 34, width: bounds.width - 96, height: 18)
    }
  }
}
