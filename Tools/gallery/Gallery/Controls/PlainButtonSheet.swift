// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Buttons without configurations: types, states, images, insets and backgrounds.
  static let plainButtons = ControlSheet(name: "buttons-plain") {
    let types: [UIButton.ButtonType] = [.system, .custom]
    var rows = types.map { type in
      row(
        [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
          button(type, "Title") {
            $0.isHighlighted = state == .highlighted
            $0.isEnabled = state != .disabled
            $0.isSelected = state == .selected
            if type == .custom { $0.setTitleColor(.label, for: .normal) }
          }
        })
    }
    rows += types.map { type in
      row(
        [true, false].map { isEnabled in
          button(type, "With image") {
            $0.setImage(mark, for: .normal)
            $0.isEnabled = isEnabled
            if type == .custom { $0.setTitleColor(.label, for: .normal) }
          }
        })
    }
    rows.append(
      row([
        button(.system, "Insets") {
          $0.backgroundColor = .systemFill
          $0.contentEdgeInsets = UIEdgeInsets(top: 4, left: 24, bottom: 4, right: 8)
        },
        button(.system, "Shifted") {
          $0.backgroundColor = .systemFill
          $0.setImage(mark, for: .normal)
          $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        },
      ]))
    rows.append(
      row(
        [UIControl.ContentHorizontalAlignment.leading, .center, .trailing].map { alignment in
          button(.system, "Side") {
            $0.backgroundColor = .systemFill
            $0.contentHorizontalAlignment = alignment
            $0.frame.size = CGSize(width: 90, height: 36)
          }
        }))
    rows.append(
      row([
        button(.custom, "On a picture") {
          $0.setBackgroundImage(ground, for: .normal)
          $0.setTitleColor(.white, for: .normal)
        },
        button(.system, "A title that is too long for it") {
          $0.frame.size = CGSize(width: 130, height: 34)
        },
      ]))
    return column(rows, width: 340)
  }

  private static func button(
    _ type: UIButton.ButtonType, _ title: String, _ change: (UIButton) -> Void
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  private static func row(_ buttons: [UIButton]) -> UIView {
    let row = UIView()
    var x: CGFloat = 0
    for button in buttons {
      if button.frame.size == .zero { button.sizeToFit() }
      button.frame.origin.x = x
      row.addSubview(button)
      x = button.frame.maxX + 14
    }
    row.frame.size = CGSize(width: x, height: buttons.map(\.frame.height).max() ?? 0)
    return row
  }

  /// A blue disk with a yellow one in it: a template shows the outline only.
  private static var mark: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 18, height: 18)).fill()
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 8, height: 8)).fill()
    }
  }

  private static var ground: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { _ in
      UIColor.systemIndigo.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 21, height: 21), cornerRadius: 10
      ).fill()
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
  }
}
