// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import HeadlessUIKit

/// Which media play only where people ask for them.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The types' bits.
  public let rawValue: UInt
  /// Makes types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What in a page is found: telephone numbers, links and so on.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The types' bits.
  public let rawValue: UInt
  /// Makes types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of letters on their way.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// What Spotlight knows.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// All.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How a ``WKWebView`` is made. What is set is kept; no page is shown with it.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The process of the pages.
  open var processPool: WKProcessPool = WKProcessPool()
  /// What pages may do.
  open var preferences: WKPreferences = WKPreferences()
  /// Scripts, and who hears of their messages.
  open var userContentController: WKUserContentController = WKUserContentController()
  /// What pages keep.
  open var websiteDataStore: WKWebsiteDataStore = .default()
  /// How pages are shown.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether nothing shows until all of a page is there. The default is false.
  open var suppressesIncrementalRendering: Bool = false
  /// What is added to the name of the app; `nil` for nothing.
  open var applicationNameForUserAgent: String?
  /// Whether films play to other devices. The default is true.
  open var allowsAirPlayForMediaPlayback: Bool = true
  /// Whether films play inside of the page. The default is false, as on phones.
  open var allowsInlineMediaPlayback: Bool = false
  /// Whether films play over other apps. The default is true.
  open var allowsPictureInPictureMediaPlayback: Bool = true
  /// Which media play only where people ask for them. The default is none.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What is found in pages. The default is telephone numbers.
  open var dataDetectorTypes: WKDataDetectorTypes = .phoneNumber
  /// Whether pages can always be made larger. The default is false.
  open var ignoresViewportScaleLimits: Bool = false
  /// Whether connections are made safe where they can be. The default is true.
  open var upgradeKnownHostsToHTTPS: Bool = true
  /// Whether pages may only show what the app names. The default is false.
  open var limitsNavigationsToAppBoundDomains: Bool = false

  /// Makes a configuration.
  public override init() {}

  /// Has a scheme's pages come from the app. Nothing asks for one here.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme.lowercased()] = urlSchemeHandler }
  /// Which object gives a scheme's pages.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Another configuration with the same values, which shares their objects, as on iOS.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.handlers = handlers
    return copy
  }
}

/// The process of pages. There is none here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Makes a pool.
  public override init() {}
}

/// What pages may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of text, in points. The default is 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows by themselves. The default is false.
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
  /// Whether scripts run. The default is true.
  open var javaScriptEnabled: Bool = true
  /// Whether people are warned of pages that pretend. The default is true.
  open var isFraudulentWebsiteWarningEnabled: Bool = true
  /// Whether text can be chosen. The default is true.
  open var isTextInteractionEnabled: Bool = true
  /// Whether a part of a page can fill the screen. The default is false.
  open var isElementFullscreenEnabled: Bool = false
  /// Whether pages may do what Safari does not. The default is false.
  open var shouldPrintBackgrounds: Bool = false

  /// Makes preferences.
  public override init() {}
}

/// How a page is shown.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// For which devices a page is shown.
  public enum ContentMode: Int, Sendable {
    /// For this one.
    case recommended = 0
    /// For phones.
    case mobile = 1
    /// For desks.
    case desktop = 2
  }

  /// For which devices the page is shown. The default is this one.
  open var preferredContentMode: ContentMode = .recommended
  /// Whether the page's scripts run. The default is true.
  open var allowsContentJavaScript: Bool = true
  /// Whether pages may do less, for safety. The default is false.
  open var isLockdownModeEnabled: Bool = false

  /// Makes preferences.
  public override init() {}
}

/// Gives the pages of a scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: DelegateObject {
  /// A page is asked for. Nothing calls it here.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// A page is not asked for any more. Nothing calls it here.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Takes the page of a scheme. Nothing makes one here.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
  /// What is asked for.
  var request: URLRequest { get }
  /// Takes what comes before the page.
  func didReceive(_ response: URLResponse)
  /// Takes a part of the page.
  func didReceive(_ data: Data)
  /// Says that the page is whole.
  func didFinish()
  /// Says that there is no page.
  func didFailWithError(_ error: any Error)
}
