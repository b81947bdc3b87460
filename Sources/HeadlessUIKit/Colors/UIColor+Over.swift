// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension UIColor {
  /// What this color looks like over another one, for each style.
  func over(_ ground: UIColor) -> UIColor {
    UIColor(dynamicProvider: { traits in
      let (top, below) = (self.channels(with: traits), ground.channels(with: traits))
      let rest = below.alpha * (1 - top.alpha)
      let alpha = top.alpha + rest
      guard alpha > 0 else { return .clear }
      func mixed(_ channel: KeyPath<Channels, CGFloat>) -> CGFloat {
        (top[keyPath: channel] * top.alpha + below[keyPath: channel] * rest) / alpha
      }
      return UIColor(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: alpha)
    })
  }

  private struct Channels {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
  }

  private func channels(with traits: UITraitCollection) -> Channels {
    var channels = Channels()
    _ = resolvedColor(with: traits).getRed(
      &channels.red, green: &channels.green, blue: &channels.blue, alpha: &channels.alpha)
    return channels
  }
}
