// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UITextField {
  /// A bullet for each character.
  var bullets: String { String(repeating: "\u{2022}", count: content.string?.count ?? 0) }

  func takeStyle(of attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { fontStorage = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColorStorage = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      alignmentStorage = style.alignment
    }
  }

  func setPlaceholder(_ content: LabelContent) {
    guard content != placeholderContent else { return }
    placeholderContent = content
    contentDidChange()
  }

  func readAttributedText() -> NSAttributedString? {
    switch content {
    case .empty: nil
    case .attributed(let text): text
    case .plain(let text):
      NSAttributedString(string: text, attributes: readDefaultAttributes())
    }
  }

  func readAttributedPlaceholder() -> NSAttributedString? {
    switch placeholderContent {
    case .empty: nil
    case .attributed(let text): text
    case .plain(let text):
      NSAttributedString(
        string: text,
        attributes: [.font: fontStorage, .foregroundColor: placeholderColor])
    }
  }

  func readDefaultAttributes() -> [NSAttributedString.Key: Any] {
    otherDefaultAttributes.merging([.font: fontStorage, .foregroundColor: textColorStorage]) { $1 }
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    guard !haveSameValues(attributes, readDefaultAttributes()) else { return }
    takeStyle(of: attributes)
    otherDefaultAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    if let text = content.string {
      content =
        otherDefaultAttributes.isEmpty
        ? .plain(text) : .attributed(NSAttributedString(string: text, attributes: attributes))
    }
    contentDidChange()
  }

  /// Shows the text as it is now.
  func contentDidChange() {
    show(isSecureTextEntry ? .plain(bullets) : content, in: textLabel, color: textColorStorage)
    show(placeholderContent, in: placeholderLabel, color: placeholderColor)
    // A color that was set stays, as in UIKit.
    textLabel.isEnabled = isEnabled || textColorStorage != .label
    textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    textLabel.minimumScaleFactor =
      fontStorage.pointSize > 0 ? min(1, max(0, minimumFontSize / fontStorage.pointSize)) : 0
    let shown = hasText ? textLabel : placeholderLabel
    let other = hasText ? placeholderLabel : textLabel
    if other.superview === self { other.removeFromSuperview() }
    let isShown = shown.text?.isEmpty == false
    if isShown, shown.superview !== self { insertSubview(shown, at: 0) }
    if !isShown, shown.superview === self { shown.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ content: LabelContent, in label: UILabel, color: UIColor) {
    label.attributedText = nil
    label.font = fontStorage
    label.textColor = color
    label.textAlignment = alignmentStorage
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    switch content {
    case .empty: break
    case .plain(let text): label.text = text
    case .attributed(let text): label.attributedText = text
    }
    // A text's own alignment is that of the field already.
    label.lineBreakMode = .byTruncatingTail
  }
}
