// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A file that explains a test's result, which XCTest of Linux does not have. Those of snapshots
/// are given to Swift Testing; those that a test adds by itself go nowhere.
open class XCTAttachment: NSObject {
  /// When Xcode deletes the file.
  public enum Lifetime: Int, Sendable {
    /// Never.
    case keepAlways = 0
    /// Once the test has passed.
    case deleteOnSuccess = 1
  }

  /// The name; `nil`, the default, for one that says nothing.
  open var name: String?
  /// What kind of file it is, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The file, byte for byte.
  public let data: Data
  /// When Xcode deletes the file. Nothing is deleted here. The default is `deleteOnSuccess`.
  open var lifetime = Lifetime.deleteOnSuccess
  /// What else is known of it.
  open var userInfo: [AnyHashable: Any]?

  /// Makes an attachment of bytes, with a name and what else is known of it.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    data = payload ?? Data()
    super.init()
    self.name = name
    self.userInfo = userInfo
  }

  /// Makes an attachment of bytes.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Makes an attachment of bytes of some kind.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  /// Makes an attachment of a text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Makes an attachment of a file; an empty one where there is none.
  public convenience init(contentsOfFile url: URL) {
    self.init(data: (try? Data(contentsOf: url)) ?? Data())
    name = url.lastPathComponent
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }
}
