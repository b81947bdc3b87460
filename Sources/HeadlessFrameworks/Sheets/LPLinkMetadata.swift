// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What is known about a page, for the head of a sheet that shares it.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The page that was asked for.
  open var originalURL: URL?
  /// The page.
  open var url: URL?
  /// Its title.
  open var title: String?
  /// Its sign.
  open var iconProvider: NSItemProvider?
  /// Its picture.
  open var imageProvider: NSItemProvider?
  /// Its video.
  open var videoProvider: NSItemProvider?
  /// Where its video is.
  open var remoteVideoURL: URL?
  /// Makes an empty description.
  public override init() {}
}

/// Reads what is known about a page. Nothing is read here: there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether pictures are read as well. The default is true.
  open var shouldFetchSubresources: Bool = true
  /// How long it may take, in seconds. The default is 30.
  open var timeout: TimeInterval = 30
  /// Makes a provider.
  public override init() {}
  /// Reads nothing, and tells the handler that there is no network.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.offline) }
  /// Reads nothing, and throws that there is no network.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw Self.offline
  }
  /// Ends.
  open func cancel() {}

  // URLError.notConnectedToInternet, of a module that is not imported here.
  private static var offline: NSError { NSError(domain: NSURLErrorDomain, code: -1009) }
}
