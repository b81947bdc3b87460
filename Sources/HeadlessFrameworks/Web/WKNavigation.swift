// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import HeadlessUIKit

/// A page on its way.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  override init() {}

  /// How the page is to be shown.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// Why a page is asked for.
public enum WKNavigationType: Int, Sendable {
  /// A link was touched.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// Back or forth.
  case backForward = 2
  /// Once more.
  case reload = 3
  /// A form is sent once more.
  case formResubmitted = 4
  /// Something else.
  case other = -1
}

/// Whether a page may be asked for.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel = 0
  /// It may.
  case allow = 1
  /// Its file is kept instead.
  case download = 2
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It may not.
  case cancel = 0
  /// It may.
  case allow = 1
  /// Its file is kept instead.
  case download = 2
}

/// What a page is asked for with. Nothing makes one here; a test overrides these members in a class
/// of its own.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Makes an action of nothing.
  public override init() {}

  /// Why it is asked for.
  open var navigationType: WKNavigationType { .other }
  /// What is asked for.
  open var request: URLRequest {
    URLRequest(url: URL(string: "about:blank") ?? URL(fileURLWithPath: "/"))
  }
  /// The frame that asks.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame that it is for; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { nil }
  /// Whether the link says that its file is to be kept.
  open var shouldPerformDownload: Bool { false }
}

/// An answer. Nothing makes one here; a test overrides these members in a class of its own.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Makes an answer of nothing.
  public override init() {}

  /// Whether it is for the whole view.
  open var isForMainFrame: Bool { true }
  /// What the server says.
  open var response: URLResponse { URLResponse() }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { false }
}

/// A part of a page that is a page itself.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Makes a frame of nothing.
  public override init() {}

  /// Whether it is the whole page.
  open var isMainFrame: Bool { true }
  /// What it was asked for with.
  open var request: URLRequest {
    URLRequest(url: URL(string: "about:blank") ?? URL(fileURLWithPath: "/"))
  }
  /// The view that it is in.
  open weak var webView: WKWebView? { nil }
}

/// Hears how the pages of a ``WKWebView`` load. Each requirement has a default, and nothing calls
/// one here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: DelegateObject {
  /// Whether a page may be asked for. By default it may.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Whether a page may be asked for, and how it is shown. By default it may.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping (
        WKNavigationActionPolicy, WKWebpagePreferences
      ) -> Void)
  /// Whether an answer may be shown. By default it may.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Whether a page may be asked for. By default it may.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Whether an answer may be shown. By default it may.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  /// A page was asked for. By default nothing happens.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The server named another page. By default nothing happens.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// A page could not be asked for. By default nothing happens.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// A page begins to come. By default nothing happens.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there. By default nothing happens.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page broke off. By default nothing happens.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The server asks who the app is. By default it is as the system says.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)
  /// The process that shows pages ended. By default nothing happens.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping (
        WKNavigationActionPolicy, WKWebpagePreferences
      ) -> Void
  ) { decisionHandler(.allow, preferences) }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Leaves it to the system.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
