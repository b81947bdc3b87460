// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import HeadlessUIKit

/// What pages keep in files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What pages keep in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What pages keep to work without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What pages keep as long as they are open.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Data bases of SQL.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Data bases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// What pages fetched.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Scripts that work for pages.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What the pages of one server keep. Nothing makes one here.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The server's name.
  open var displayName: String { "" }
  /// The kinds of what is kept.
  open var dataTypes: Set<String> { [] }
}

/// What pages keep: cookies that the app sets, and nothing else here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  /// The store in files, of all views of the app.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// The kinds of what pages keep.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }

  /// Whether it is in files.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Gives what pages keep: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// What pages keep: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes nothing: pages keep nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Removes nothing: pages keep nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {}
  /// Removes the cookies, where they are asked for.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    completionHandler()
  }
  /// Removes the cookies, where they are asked for.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
  }
}

/// Hears that cookies changed. The requirement has a default.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: AnyObject {
  /// Cookies changed. By default nothing happens.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of pages: those that the app sets.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  override init() {}

  /// Gives the cookies.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  /// The cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Sets a cookie, in the place of one of the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }
  /// Sets a cookie, in the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
  /// Removes a cookie.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil
  ) {
    remove(cookie)
    completionHandler?()
  }
  /// Has an object hear of changes. Pages change nothing here.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  /// Has an object hear no more of changes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }

  func removeAll() { cookies = [] }
}
