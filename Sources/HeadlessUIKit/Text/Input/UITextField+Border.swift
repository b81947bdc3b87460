// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics

extension UITextField {
  func borderStyleDidChange() {
    backgroundDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A field with round corners draws its background itself.
  func backgroundDidChange() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : backgroundColorStorage
    setNeedsDisplay()
  }

  func recordBorder(into recorder: inout DisplayListRecorder) {
    let rect = borderRect(forBounds: bounds)
    let pixel = 1 / (traitCollection.displayScale > 0 ? traitCollection.displayScale : 1)
    switch borderStyle {
    case .none: break
    case .line: recordFrame(rect, 1, .label, into: &recorder)
    case .bezel:
      recordFrame(rect, 1, .systemGray3, into: &recorder)
      // The upper and the left edge lie in the shade.
      let inner = rect.shrunk(dx: 1, dy: 1)
      let shade = [
        CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 1),
        CGRect(x: inner.minX, y: inner.minY + 1, width: 1, height: inner.height - 1),
      ]
      for edge in shade { recorder.fill(Path(rect: edge), with: UIColor.systemFill.paint) }
    case .roundedRect:
      let outline = Path(roundedRect: rect, cornerRadius: 5)
      let background = backgroundColorStorage ?? (isEnabled ? .systemBackground : Self.disabled)
      recorder.fill(outline, with: background.paint)
      let inner = Path(
        roundedRect: rect.shrunk(dx: pixel, dy: pixel), cornerRadius: 5 - pixel)
      var ring = outline
      ring.append(inner)
      recorder.fill(ring, with: Self.rim.paint, rule: .evenOdd)
    }
  }

  /// The line around a rounded field, over what fills it: a fifth of black by day and of white by
  /// night, in pictures of sukhaman/budgetManager on iOS 17.
  private static let rim = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
  }

  /// What fills a rounded field that nobody may edit: 250 of 255 by day, in eight recorded fields
  /// of Decathlon/vitamin-ios on iOS 16.
  private static let disabled = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray6 : UIColor(white: 250 / 255, alpha: 1)
  }

  /// Four edges inside of a rectangle.
  private func recordFrame(
    _ rect: CGRect, _ width: CGFloat, _ color: UIColor, into recorder: inout DisplayListRecorder
  ) {
    var ring = Path(rect: rect)
    ring.append(Path(rect: rect.shrunk(dx: width, dy: width)))
    recorder.fill(ring, with: color.paint, rule: .evenOdd)
  }
}
