// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What grows faster than the number of views: each row is a ratio, 2 for twice as many.
enum LayoutWaits {
  static func all() -> [Wait] {
    [
      Wait("stacks in stacks: 160 deep by 80 deep", aim: 2.3, "x") { ratio(160) { nested($0) } },
      Wait("stacks in stacks: 320 deep by 160 deep", aim: 2.3, "x") { ratio(320) { nested($0) } },
      Wait("stacks in stacks: 80 deep") { time(80) { nested($0) } },
      Wait("'.equalSpacing' of 400 views by 200", aim: 2.3, "x") {
        ratio(400) { spaced($0) }
      },
      Wait("subviews inserted in front: 40,000 by 20,000", aim: 2.3, "x") {
        ratio(40_000) { insertInFront($0) }
      },
    ]
  }

  private static func ratio(_ count: Int, _ body: (Int) -> Void) -> Double {
    time(count, body) / time(count / 2, body)
  }

  private static func time(_ count: Int, _ body: (Int) -> Void) -> Double {
    Wait.median(of: 3) { body(count) }
  }

  private static func nested(_ depth: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var outer = root
    for level in 0..<depth {
      let stack = UIStackView()
      stack.axis = level % 2 == 0 ? .vertical : .horizontal
      stack.translatesAutoresizingMaskIntoConstraints = level > 0
      let label = UILabel()
      label.text = "\(level)"
      stack.addArrangedSubview(label)
      if let outer = outer as? UIStackView {
        outer.addArrangedSubview(stack)
      } else {
        outer.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: outer.topAnchor),
          stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        ])
      }
      outer = stack
    }
    root.layoutIfNeeded()
  }

  private static func spaced(_ count: Int) {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: count * 20))
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    for _ in 0..<count { stack.addArrangedSubview(Square()) }
    stack.layoutIfNeeded()
  }

  private static func insertInFront(_ count: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for _ in 0..<count { root.insertSubview(UIView(), at: 0) }
  }
}

/// A view of 10 x 10 points.
private final class Square: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
}
