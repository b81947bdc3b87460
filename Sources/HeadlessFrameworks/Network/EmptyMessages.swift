// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

// What apps make of nothing, to have one until there is another; see HeadlessUIKit's EmptyObjects.

extension URLResponse {
  /// An answer of nobody, without content.
  @_disfavoredOverload
  public convenience init(_ nothing: Never...) {
    self.init(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil
    )
  }
}

extension HTTPURLResponse {
  /// An answer of nobody, with the status 0.
  public convenience init(_ nothing: Never..., noStatus: Never...) {
    let place = URL(fileURLWithPath: "/")
    // Given for each status.
    self.init(url: place, statusCode: 0, httpVersion: nil, headerFields: nil)!
  }
}

extension HTTPURLResponse {
  /// An answer with the status 200, as the initializer of `URLResponse` makes one on iOS.
  ///
  /// - Parameters:
  ///   - URL: What was asked for.
  ///   - MIMEType: The kind of its content; `nil` where that is not known.
  ///   - length: How many bytes there are; -1 where that is not known.
  ///   - name: The encoding of its text; `nil` where that is not known.
  ///   - nothing: An extension cannot override the initializer of `URLResponse` itself.
  public convenience init(
    url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
    textEncodingName name: String?, _ nothing: Never...
  ) {
    var fields: [String: String] = [:]
    if let MIMEType {
      fields["Content-Type"] = MIMEType + (name.map { "; charset=" + $0 } ?? "")
    }
    if length >= 0 { fields["Content-Length"] = String(length) }
    // Given for each status.
    self.init(url: URL, statusCode: 200, httpVersion: nil, headerFields: fields)!
  }
}

extension URLSession {
  /// A session with the default configuration.
  public convenience init(_ nothing: Never...) { self.init(configuration: .default) }
}

extension NSMutableURLRequest {
  /// A request without an address.
  public convenience init(_ nothing: Never...) {
    self.init(url: URL(fileURLWithPath: "/"))
    url = nil
  }
}

extension URLCache {
  /// A store that keeps nothing.
  public convenience init(_ nothing: Never...) {
    self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }

  /// A store in a folder; `nil` is one of its own choice.
  public convenience init(
    memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil
  ) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}
