// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What a page says that a new window should be like.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// The place from the left; `nil` where nothing is said.
  open var x: NSNumber? { nil }
  /// The place from the top; `nil` where nothing is said.
  open var y: NSNumber? { nil }
  /// The width; `nil` where nothing is said.
  open var width: NSNumber? { nil }
  /// The height; `nil` where nothing is said.
  open var height: NSNumber? { nil }
}

/// Shows what the pages of a ``WKWebView`` ask for. Each requirement has a default, and nothing
/// calls one here.
@preconcurrency @MainActor
public protocol WKUIDelegate: DelegateObject {
  /// A page asks for a window. By default there is none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closed its window. By default nothing happens.
  func webViewDidClose(_ webView: WKWebView)
  /// A page says something. By default nothing shows.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  /// A page asks for yes or no. By default it is no.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void)
  /// A page asks for text. By default there is none.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void)
}

extension WKUIDelegate {
  /// Makes no window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Shows nothing.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Says no.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Gives no text.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) { completionHandler(nil) }
}

/// The pages behind and before a page: none here.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  override init() {}

  /// The page itself: none.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page behind: none.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page before: none.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages behind: none.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages before: none.
  open var forwardList: [WKBackForwardListItem] { [] }

  /// A page, by its distance from this one: none.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page that was shown. Nothing makes one here.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// Where it is.
  public let url: URL
  /// What it is called.
  public let title: String?
  /// Where it was asked for.
  public let initialURL: URL

  init(url: URL, title: String?) {
    self.url = url
    self.title = title
    initialURL = url
  }
}
