// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout

/// What happens to text that is too wide.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Lines break between words; a word that is too wide breaks between characters.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The last line is cut at the edge.
  case byClipping = 2
  /// The last line loses its beginning: `…wxyz`.
  case byTruncatingHead = 3
  /// The last line loses its end: `abcd…`.
  case byTruncatingTail = 4
  /// The last line loses its middle: `ab…yz`.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// Whether an ellipsis stands for what is cut.
  var isTruncating: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// The same for a layout.
  var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }

  init(_ mode: LineBreakMode) {
    switch mode {
    case .wordWrap: self = .byWordWrapping
    case .charWrap: self = .byCharWrapping
    case .clip: self = .byClipping
    case .truncateHead: self = .byTruncatingHead
    case .truncateTail: self = .byTruncatingTail
    case .truncateMiddle: self = .byTruncatingMiddle
    }
  }
}
