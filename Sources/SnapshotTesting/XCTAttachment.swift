// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A file that explains a difference; a test of Swift Testing gets these.
public typealias XCTAttachment = HeadlessUIKit.XCTAttachment

extension XCTAttachment {
  /// A name for the file.
  var fileName: String {
    let endings = [
      "public.png": "png", "public.plain-text": "txt", "public.patch-file": "diff",
    ]
    return "\(name ?? "attachment").\(endings[uniformTypeIdentifier] ?? "data")"
  }
}
