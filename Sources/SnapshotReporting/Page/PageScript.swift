// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CReviewPage

/// What a report does: the files of `Sources/CReviewPage/Script`, which the build embeds.
///
/// It is one classic script, whose digest the page's content security policy names: a page opened
/// from a file may load no modules. What the files declare stays within it.
enum PageScript {
  static let text = "\"use strict\";\n(() => {\n\(String(review_page_script()))})();"
}
