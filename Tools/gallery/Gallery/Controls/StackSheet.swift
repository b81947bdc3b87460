// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Stacks: each distribution above each other, then each alignment.
  static let stacks = ControlSheet(name: "stacks") {
    let distributions: [(String, UIStackView.Distribution)] = [
      ("fill", .fill), ("equally", .fillEqually), ("proportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    let alignments: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom),
      ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
    ]
    let first = distributions.flatMap { name, distribution in
      [
        caption(name),
        stack(32) {
          $0.distribution = distribution
          $0.spacing = 6
        },
      ]
    }
    let second = alignments.flatMap { name, alignment in
      [caption(name), stack(56) { $0.alignment = alignment }]
    }
    let box = UIView()
    for (index, views) in [first, second].enumerated() {
      let column = column(views, width: 292)
      column.frame.origin.x = 292 * CGFloat(index)
      box.addSubview(column)
    }
    box.frame.size = CGSize(width: 584, height: box.subviews.map(\.frame.height).max() ?? 0)
    box.backgroundColor = .systemBackground
    return box
  }

  private static func caption(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 11)
    label.frame.size = CGSize(width: 260, height: 10)
    return label
  }

  private static func stack(_ height: CGFloat, _ change: (UIStackView) -> Void) -> UIStackView {
    let texts = ["One", "Twenty-two", "3"]
    let styles: [UIFont.TextStyle] = [.footnote, .body, .caption2]
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemYellow]
    let labels = texts.indices.map { index in
      let label = UILabel()
      label.text = texts[index]
      label.font = .preferredFont(forTextStyle: styles[index])
      label.textColor = .black
      label.backgroundColor = colors[index]
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame.size = CGSize(width: 260, height: height)
    stack.backgroundColor = .systemGray5
    change(stack)
    return stack
  }
}
