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
}
