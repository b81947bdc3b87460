// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A file that explains a difference; a test of Swift Testing gets these.
public typealias XCTAttachment = HeadlessUIKit.XCTAttachment

extension XCTAttachment {
  private static let endings = [
    "public.png": "png", "public.plain-text": "txt", "public.patch-file": "patch",
  ]

  /// What kind of file has such a name; `nil` where the ending says nothing.
  static func kind(of name: String) -> String? {
    endings.first { name.hasSuffix(".\($0.value)") }?.key
  }

  /// A name for the file.
  var fileName: String {
    let name = name ?? "attachment"
    guard URL(fileURLWithPath: name).pathExtension.isEmpty else { return name }
    return "\(name).\(Self.endings[uniformTypeIdentifier] ?? "data")"
  }
}
