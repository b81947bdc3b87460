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

  func setAttributedText(_ text: NSAttributedString?) {
    let new = LabelContent(copying: text)
    guard new != content else { return }
    content = new
    if let text, text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { fontStorage = font }
      if let color = first[.foregroundColor] as? UIColor { textColorStorage = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        alignmentStorage = style.alignment
        lineBreakModeStorage = style.lineBreakMode
        lineBreakStrategyStorage = style.lineBreakStrategy
      }
    }
    contentDidChange()
  }
}
