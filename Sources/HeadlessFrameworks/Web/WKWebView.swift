// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import HeadlessUIKit

/// A page of the web in a view. Nothing loads here: the view is white, as one on iOS is until the
/// first page comes, and a picture of one that was given a page says so.
///
/// What was asked for stays on its way: ``url`` and ``isLoading`` tell of it, as WebKit's do right
/// after a call of ``load(_:)`` (`PageLoadState` in its sources), and the delegates hear nothing.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// A copy of how it was made.
  public let configuration: WKWebViewConfiguration
  /// Scrolls the page. It lies over the whole view.
  public let scrollView = UIScrollView()
  /// The pages behind and before the page: none.
  public let backForwardList = WKBackForwardList()

  /// Hears how pages load. Nothing calls it here.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows what pages ask for. Nothing calls it here.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes lead back and forth. The default is false.
  open var allowsBackForwardNavigationGestures: Bool = false
  /// Whether a long touch shows where a link leads. The default is true.
  open var allowsLinkPreview: Bool = true
  /// What it says that it is; `nil`, the default, for WebKit's name.
  open var customUserAgent: String?
  /// How large the page is shown. The default is 1.
  open var pageZoom: CGFloat = 1
  /// What kind of media it is for; `nil`, the default, for screens.
  open var mediaType: String?
  /// Whether Safari may look into the page. The default is false.
  open var isInspectable: Bool = false
  /// Whether people may look for text in the page. The default is false.
  open var isFindInteractionEnabled: Bool = false
  /// The color around the page; `nil` for the page's own.
  open var underPageBackgroundColor: UIColor! = .white
  /// What the page has kept of where people are in it.
  open var interactionState: Any?

  /// Where the page is that was asked for.
  open private(set) var url: URL?
  /// Whether a page is on its way: from ``load(_:)`` to ``stopLoading()``.
  open private(set) var isLoading: Bool = false
  /// How much of the page is there, from 0 to 1: 0.1 while it is on its way, as at first on iOS.
  open var estimatedProgress: Double { isLoading ? 0.1 : 0 }
  /// The page's title: none.
  open var title: String? { nil }
  /// Whether all of the page came over safe connections: no page did not.
  open var hasOnlySecureContent: Bool { false }
  /// Whether there is a page behind this one: never.
  open var canGoBack: Bool { false }
  /// Whether there is a page before this one: never.
  open var canGoForward: Bool { false }
  /// The color that the page says for bars: none.
  open var themeColor: UIColor? { nil }

  /// Makes a view for pages.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy() as? WKWebViewConfiguration ?? configuration
    super.init(frame: frame)
    addScrollView()
  }

  /// Makes a view for pages.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes a view of a nib, for pages.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    if backgroundColor == nil { backgroundColor = .white }
    scrollView.frame = bounds
    scrollView.alwaysBounceVertical = true
    insertSubview(scrollView, at: 0)
  }

  /// Lays the page over the whole view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }

  /// Whether pages of a scheme are the web view's own: those of the web and of files.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  /// Asks for a page, which does not come.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url) }
  /// Asks for a page, which does not come.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { begin(baseURL) }
  /// Asks for a page, which does not come.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(baseURL ?? URL(string: "about:blank"))
  }
  /// Asks for a page, which does not come.
  @discardableResult
  open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { begin(URL) }
  /// Asks for the page again that was asked for; `nil` where there was none.
  @discardableResult
  open func reload() -> WKNavigation? { url == nil ? nil : begin(url) }
  /// Asks for the page again that was asked for; `nil` where there was none.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Goes nowhere: there is no page behind this one.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes nowhere: there is no page before this one.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Goes nowhere: there are no pages.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  /// Says that the page is not on its way any more.
  open func stopLoading() {
    isLoading = false
    tellObservers(of: self)
  }

  private func begin(_ url: URL?) -> WKNavigation? {
    RenderingEnvironment.report(
      "a \(type(of: self)) is empty: pages of the web are not drawn", kind: .notDrawn)
    self.url = url
    isLoading = true
    tellObservers(of: self)
    return WKNavigation()
  }

  /// Runs nothing: the handler is given ``WKError/Code/webContentProcessTerminated``.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError(.webContentProcessTerminated)) }

  /// Runs nothing: ``WKError/Code/webContentProcessTerminated``.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.webContentProcessTerminated)
  }

  /// Draws nothing: the handler is given ``WKError/Code/webContentProcessTerminated``.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.webContentProcessTerminated)) }
}
