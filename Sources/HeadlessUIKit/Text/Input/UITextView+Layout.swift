// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A text view's text.
final class UITextViewLabel: UILabel {}

// Where the text of a text view is, in points.
//
//   ┌───────────────────────────── bounds ┐
//   │         textContainerInset.top      │
//   │ left │ padding │ text │ padding │ right
//   │         textContainerInset.bottom   │
//   └─────────────────────────────────────┘

extension UITextView {
  private var drawnColor: UIColor { textColorStorage ?? .label }
  var drawnFont: UIFont { fontStorage ?? .ofUnstyledText }

  /// What stays free beside the text.
  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  // MARK: Content

  /// A text with attributes brings its font along, or none.
  func takeStyle(of attributes: [NSAttributedString.Key: Any]) {
    fontStorage = attributes[.font] as? UIFont
    if let color = attributes[.foregroundColor] as? UIColor { textColorStorage = color }
    alignmentStorage = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  func readAttributedText() -> NSAttributedString {
    switch content {
    case .empty: NSAttributedString(string: "")
    case .attributed(let text): text
    case .plain(let text):
      NSAttributedString(
        string: text, attributes: [.font: drawnFont, .foregroundColor: drawnColor])
    }
  }

  func readTypingAttributes() -> [NSAttributedString.Key: Any] {
    if let otherTypingAttributes { return otherTypingAttributes }
    if case .attributed(let text) = content, text.length > 0 {
      return text.attributes(at: text.length - 1, effectiveRange: nil)
    }
    return [.font: drawnFont, .foregroundColor: drawnColor]
  }

  /// Shows the text as it is now.
  func contentDidChange() {
    giveToStorage()
    show(in: textLabel, ending: "")
    showText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(in label: UILabel, ending: String) {
    label.attributedText = nil
    label.font = drawnFont
    label.textColor = drawnColor
    label.textAlignment = alignmentStorage
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.takeOver(semanticContentAttribute)
    switch content {
    case .attributed(let text) where !isSecureTextEntry:
      let spaced = manager?.spaced(text) ?? text
      let shown = NSMutableAttributedString(attributedString: withLinks(spaced))
      styleUnstyled(shown)
      shown.append(NSAttributedString(string: ending, attributes: readTypingAttributes()))
      label.attributedText = shown
    case .plain(let text)
    where !isSecureTextEntry
      && (manager?.delegate != nil || !detectedRanges(in: text).isEmpty):
      let plain = readAttributedText()
      let spaced = manager?.spaced(plain) ?? plain
      let shown = NSMutableAttributedString(attributedString: withLinks(spaced))
      shown.append(NSAttributedString(string: ending, attributes: readTypingAttributes()))
      label.attributedText = shown
      label.textAlignment = alignmentStorage
    case .attributed, .plain, .empty:
      let text = content.string ?? ""
      label.text =
        (isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text) + ending
    }
    label.lineBreakMode = textContainer.lineBreakMode
  }

  /// Gives what has no font, color or paragraph style those of TextKit, where a label would give
  /// its own: text without a color is black, in the dark, too.
  private func styleUnstyled(_ text: NSMutableAttributedString) {
    let all = NSRange(location: 0, length: text.length)
    let unstyled: [NSAttributedString.Key: Any] = [
      .font: UIFont.ofUnstyledText, .foregroundColor: UIColor.black,
      .paragraphStyle: NSParagraphStyle.default,
    ]
    for (key, standard) in unstyled {
      text.enumerateAttribute(key, in: all, options: []) { value, range, _ in
        if value == nil { text.addAttributes([key: standard], range: range) }
      }
    }
  }

  /// The text with links in their own attributes, not in those of a label.
  private func withLinks(_ text: NSAttributedString) -> NSAttributedString {
    let shown = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: all, options: []) { link, range, _ in
      guard link != nil else { return }
      shown.addAttributes(linkTextAttributes, range: range)
      shown.removeAttribute(.link, range: range)
    }
    for range in detectedRanges(in: text.string) {
      shown.addAttributes(linkTextAttributes, range: range)
    }
    return shown
  }

  // MARK: Layout

  /// The height of the text. A line break at its end begins a line, as does nothing at all.
  private func textSize(width: CGFloat) -> CGSize {
    guard let last = content.string?.unicodeScalars.last, !["\n", "\r"].contains(last) else {
      let label = UITextViewLabel()
      show(in: label, ending: "\u{200B}")
      return label.textSize(fitting: width)
    }
    return textLabel.textSize(fitting: width)
  }

  /// The size of the text with everything around it, at most `width` points wide; 0 does not limit.
  func naturalSize(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && width < LabelLayout.unlimited
    let text = textSize(width: isLimited ? max(1, width - sides) : 0)
    return CGSize(
      width: text.width + sides,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  func layOutText() {
    let insets = textContainerInset
    let width = max(1, bounds.width - sides)
    let height = textSize(width: width).height
    textContainer.size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right), height: 0)
    textLabel.takeOver(semanticContentAttribute)
    textLabel.frame = CGRect(
      x: insets.left + textContainer.lineFragmentPadding, y: insets.top, width: width,
      height: textLabel.textSize(fitting: width).height)
    contentSize = CGSize(width: bounds.width, height: height + insets.top + insets.bottom)
    if let canvas {
      canvas.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: max(contentSize.height, bounds.height))
    }
  }

  /// The lines that a range of the text touches, from edge to edge.
  func rect(of range: NSRange) -> CGRect {
    layOutText()
    let text = readAttributedText()
    let range = edited.clamped(range)
    let width = max(1, bounds.width - sides)
    func height(_ end: Int) -> CGFloat {
      let part = text.attributedSubstring(from: NSRange(location: 0, length: end))
      return part.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
    let bottom = height(NSMaxRange(range))
    let top = max(0, height(min(range.location + 1, text.length)) - drawnFont.lineHeight)
    return CGRect(
      x: 0, y: textContainerInset.top + top, width: bounds.width, height: max(1, bottom - top))
  }

  /// The line of a place, and as far along as the text before it in the line is wide.
  func standardCaretRect(_ offset: Int) -> CGRect {
    let text = readAttributedText()
    let place = max(0, min(offset, text.length))
    let line = rect(of: NSRange(location: max(0, place - 1), length: min(1, place)))
    var start = place
    // The line begins where the text before it ends lower.
    while start > 0, rect(of: NSRange(location: start - 1, length: 1)).minY >= line.minY {
      start -= 1
    }
    let before = text.attributedSubstring(from: NSRange(location: start, length: place - start))
    let x = textContainerInset.left + textContainer.lineFragmentPadding + before.size().width
    return CGRect(x: x, y: line.minY, width: 2, height: line.height)
  }
}

extension UITextView: TextContent {
  var contentHeightFollowsWidth: Bool { !isScrollEnabled }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  var firstBaselineFromTop: CGFloat { textContainerInset.top + drawnFont.ascender }
  var lastBaselineFromBottom: CGFloat { textContainerInset.bottom - drawnFont.descender }
}
