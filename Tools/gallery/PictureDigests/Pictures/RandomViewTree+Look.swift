// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import RasterScenes

extension RandomViewTree {
  /// One of the system's colors, which are other ones in the dark, or any.
  mutating func color() -> UIColor {
    let system: [UIColor] = [
      .systemRed, .systemBlue, .systemGreen, .label, .secondaryLabel, .systemGray5, .systemTeal,
    ]
    guard chance(0.5) else { return one(of: system) }
    return UIColor(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: chance(0.6) ? 1 : number(0...1))
  }

  /// Sets some of what every view's layer has.
  mutating func dress(_ view: UIView) {
    if chance(0.4) { view.backgroundColor = color() }
    if chance(0.15) { view.alpha = number(0.1...1) }
    if chance(0.1) { view.tintColor = color() }
    if chance(0.2) { view.clipsToBounds = true }
    if chance(0.03) { view.isHidden = true }
    if chance(0.06) { view.overrideUserInterfaceStyle = .dark }
    dressEdges(of: view.layer)
    if chance(0.08) { shade(view.layer) }
  }

  private mutating func dressEdges(of layer: CALayer) {
    if chance(0.3) {
      layer.cornerRadius = edge(0...20)
      layer.cornerCurve = chance(0.3) ? .continuous : .circular
      if chance(0.2) { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
    }
    if chance(0.2) {
      layer.borderWidth = edge(0.2...4)
      layer.borderColor = color().cgColor
    }
  }

  private mutating func shade(_ layer: CALayer) {
    layer.shadowOpacity = Float(number(0...1))
    layer.shadowRadius = edge(0...9)
    layer.shadowOffset = CGSize(width: edge(-6...6), height: edge(-6...6))
    layer.shadowColor = color().cgColor
  }
}
