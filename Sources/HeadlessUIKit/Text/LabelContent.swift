// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a label shows: plain text, or text with attributes.
enum LabelContent {
  case empty
  case plain(String)
  case attributed(NSAttributedString)

  /// The characters, or `nil` where there is no text.
  var string: String? {
    switch self {
    case .empty: nil
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// Makes a copy of `text`, which may be one that changes.
  init(copying text: NSAttributedString?) {
    self = text.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .empty
  }

  /// Gives the whole of an attributed text one value; a plain text needs none.
  mutating func set(_ value: Any, for key: NSAttributedString.Key) {
    guard case .attributed(let text) = self else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    // Not `addAttribute`: in Swift 6.3's Foundation for Linux it stops the program on a text that
    // was made with attributes.
    changed.addAttributes([key: value], range: NSRange(location: 0, length: changed.length))
    self = .attributed(changed)
  }

  /// Changes every paragraph style of an attributed text.
  ///
  /// - Parameter ofAll: Whether what has none gets one.
  mutating func changeParagraphStyles(
    ofAll: Bool = false, _ change: (NSMutableParagraphStyle) -> Void
  ) {
    guard case .attributed(let text) = self else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
      let former = value as? NSParagraphStyle ?? (ofAll ? .default : nil)
      guard let style = former?.mutableCopy() as? NSMutableParagraphStyle else { return }
      change(style)
      changed.addAttributes([.paragraphStyle: style], range: range)
    }
    self = .attributed(changed)
  }
}
