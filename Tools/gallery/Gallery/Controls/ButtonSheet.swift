// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit

extension ControlSheet {
  /// Buttons with configurations.
  static let buttons = ControlSheet(name: "buttons") {
    let looks: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    var rows: [UIView] = []
    for (name, look) in looks {
      var configuration = look
      configuration.title = name
      let normal = UIButton(configuration: configuration)
      let disabled = UIButton(configuration: configuration)
      disabled.isEnabled = false
      let pressed = UIButton(configuration: configuration)
      pressed.isHighlighted = true
      rows.append(row([normal, pressed, disabled]))
    }
    var subtitled = UIButton.Configuration.filled()
    subtitled.title = "Adopt"
    subtitled.subtitle = "It needs a home"
    subtitled.image = dot
    subtitled.imagePadding = 8
    subtitled.cornerStyle = .large
    var capsule = UIButton.Configuration.tinted()
    capsule.title = "Trailing"
    capsule.image = dot
    capsule.imagePlacement = .trailing
    capsule.imagePadding = 6
    capsule.cornerStyle = .capsule
    var above = UIButton.Configuration.gray()
    above.title = "Above"
    above.image = dot
    above.imagePlacement = .top
    above.imagePadding = 4
    var busy = UIButton.Configuration.filled()
    busy.title = "Busy"
    busy.showsActivityIndicator = true
    busy.imagePadding = 8
    busy.buttonSize = .large
    let more = [subtitled, capsule, above, busy].map { UIButton(configuration: $0) }
    return column(rows + [row([more[0], more[1]]), row([more[2], more[3]])], width: 440)
  }

  /// A round picture of 16 points.
  private static var dot: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14)).fill()
    }
  }

  private static func row(_ views: [UIView]) -> UIView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.alignment = .center
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return stack
  }
}
