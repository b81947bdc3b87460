// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A field of an alert in its hairline.
final class AlertField: UIView {
  private(set) var field = UITextField()

  convenience init(_ field: UITextField) {
    self.init(frame: .zero)
    self.field = field
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.cornerRadius = AlertGeometry.fieldRadius
    layer.cornerCurve = .continuous
    addSubview(field)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = UIColor.separator.cgColor
    field.frame = bounds.shrunk(dx: AlertGeometry.fieldInset, dy: 0)
  }
}
