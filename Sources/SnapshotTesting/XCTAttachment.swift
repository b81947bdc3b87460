// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A file that explains a difference. XCTest on Linux has no attachments; a test of Swift Testing
/// gets these.
///
/// ```swift
/// var attachment = XCTAttachment(string: "expected 1, found 2")
/// attachment.name = "explanation"
/// ```
public struct XCTAttachment {
  /// The name; `nil`, the default, for one that says nothing.
  public var name: String?
  /// What kind of file it is, such as `public.png`.
  public var uniformTypeIdentifier: String
  /// The file, byte for byte.
  public var data: Data

  /// Makes an attachment of bytes.
  public init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Makes an attachment of bytes of some kind.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Makes an attachment of a text.
  public init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Makes an attachment of a picture.
  public init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  /// A name for the file.
  var fileName: String {
    let endings = [
      "public.png": "png", "public.plain-text": "txt", "public.patch-file": "diff",
    ]
    return "\(name ?? "attachment").\(endings[uniformTypeIdentifier] ?? "data")"
  }
}
