// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// An alert with two choices and one with three.
  static let alerts = ControlSheet(name: "alerts") {
    windows([
      screen(.alert, "Delete Ada?", "This cannot be undone.", [.cancel, .destructive]),
      screen(.alert, "Which one?", nil, [.default, .default, .cancel]),
    ])
  }

  /// Sheets of choices.
  static let actionSheets = ControlSheet(name: "action-sheets") {
    windows([
      screen(.actionSheet, "Ada", "What now?", [.default, .destructive, .cancel]),
      screen(.actionSheet, nil, nil, [.default, .default]),
    ])
  }

  private static func screen(
    _ style: UIAlertController.Style, _ title: String?, _ message: String?,
    _ choices: [UIAlertAction.Style]
  ) -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 320))
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    window.rootViewController = controller
    window.isHidden = false
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (index, choice) in choices.enumerated() {
      let names: [UIAlertAction.Style: String] = [
        .cancel: "Cancel", .destructive: "Delete", .default: "Choice \(index + 1)",
      ]
      alert.addAction(UIAlertAction(title: names[choice], style: choice))
    }
    controller.present(alert, animated: false)
    window.layoutIfNeeded()
    return window
  }

  static func windows(_ views: [UIView]) -> UIView {
    let row = UIView()
    var x: CGFloat = 0
    for view in views {
      view.frame.origin = CGPoint(x: x, y: 0)
      row.addSubview(view)
      x = view.frame.maxX + 8
    }
    row.frame.size = CGSize(width: x - 8, height: views.map(\.frame.maxY).max() ?? 0)
    return row
  }
}
