// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CReviewPage

/// How a report looks: the files of `Sources/CReviewPage/Style`, which the build embeds.
///
/// It is one text, whose digest the page's content security policy names.
enum PageStyle {
  static let text = String(review_page_style())
}

extension String {
  /// A text of the page.
  init(_ text: review_page_text) {
    self.init(decoding: UnsafeBufferPointer(start: text.bytes, count: text.count), as: UTF8.self)
  }
}
