// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UILabel {
  /// Forgets what was measured.
  func contentDidChange() {
    layouts = LabelLayoutCache()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func readAttributedText() -> NSAttributedString? {
    switch content {
    case .empty: nil
    case .attributed(let text): text
    case .plain(let text):
      NSAttributedString(
        string: text, attributes: [.font: fontStorage, .foregroundColor: textColorStorage])
    }
  }

  /// What the first character of an attributed text has under a name; `nil` where it has nothing.
  func firstAttribute(_ name: NSAttributedString.Key) -> Any? {
    guard case .attributed(let text) = content, text.length > 0 else { return nil }
    return text.attribute(name, at: 0, effectiveRange: nil)
  }

  /// Keeps the font and the color of an attributed text's first character for the plain one that
  /// takes its place.
  func keepFirstAttributes() {
    if let font = firstAttribute(.font) as? UIFont { fontStorage = font }
    if let color = firstAttribute(.foregroundColor) as? UIColor { textColorStorage = color }
  }

  func setAttributedText(_ text: NSAttributedString?) {
    let new = LabelContent(copying: text)
    guard new != content else { return }
    content = new
    if let text, text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        alignmentStorage = style.alignment
        lineBreakModeStorage = style.lineBreakMode
        lineBreakStrategyStorage = style.lineBreakStrategy
      }
    }
    contentDidChange()
  }
}
