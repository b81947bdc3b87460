// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The magnifier before the text of a search field: that of bars, smaller.
final class SearchMagnifier: UIView {
  /// With the line's round end its ink is 16.33 points wide and high, as on iOS 17.
  static let side: CGFloat = 47.0 / 3

  convenience init() {
    self.init(
      frame: CGRect(x: 0, y: 0, width: SearchMagnifier.side, height: SearchMagnifier.side))
    isUserInteractionEnabled = false
    isOpaque = false
    tintColor = .secondaryLabel
  }

  override var hasContent: Bool { true }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("tintColor", color: tintColor)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let symbol = BarSymbol.magnifier
    let scale = bounds.width / symbol.size.width
    recorder.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    let style = StrokeStyle(width: symbol.lineWidth / scale, cap: .round, join: .round)
    recorder.stroke(symbol.path, style, with: tintColor.paint)
  }
}
