// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FoundationNetworking
import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class WKWebViewTests: XCTestCase {
  private final class Screen: UIViewController, WKNavigationDelegate, WKUIDelegate {
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    var told: [String] = []

    override func loadView() { view = web }

    override func viewDidLoad() {
      super.viewDidLoad()
      web.navigationDelegate = self
      web.uiDelegate = self
      web.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)
      web.load(URLRequest(url: URL(fileURLWithPath: "/a.html")))
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told.append("\(keyPath ?? "") \(change?[.newKey] ?? "")") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  }

  private func issues(_ body: () -> Void) -> [String] {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }

  func testAScreenThatIsAWebViewIsWhiteAndSaysSo() {
    let screen = Screen()
    let messages = issues {
      screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      screen.view.layoutIfNeeded()
    }

    XCTAssertEqual(messages, ["a WKWebView is empty: pages of the web are not drawn"])
    XCTAssertEqual(screen.view.backgroundColor, .white)
    XCTAssertEqual(screen.web.scrollView.frame, screen.web.bounds)
  }

  func testAWebViewThatIsGivenNoPageSaysNothing() {
    XCTAssertEqual(issues { WKWebView().layoutIfNeeded() }, [])
  }

  func testAPageStaysOnItsWay() {
    let screen = Screen()
    screen.loadViewIfNeeded()

    XCTAssertTrue(screen.web.isLoading)
    XCTAssertEqual(screen.web.estimatedProgress, 0.1)
    XCTAssertEqual(screen.web.url?.path, "/a.html")
    XCTAssertNil(screen.web.title)
    XCTAssertEqual(screen.told, ["estimatedProgress 0.1"])

    screen.web.stopLoading()
    XCTAssertFalse(screen.web.isLoading)
    XCTAssertEqual(screen.told.last, "estimatedProgress 0.0")
  }

  func testProgressIsObservedByAKeyPath() {
    let web = WKWebView()
    var progress: [Double] = []
    let observation = web.observe(\.estimatedProgress) { web, _ in
      progress.append(web.estimatedProgress)
    }

    XCTAssertNil(web.reload())
    web.loadHTMLString("<p>A", baseURL: nil)

    XCTAssertEqual(progress, [0.1])
    observation.invalidate()
  }

  func testScriptsAreTakenAndDoNotRun() {
    let scripts = WKUserContentController()
    scripts.addUserScript(
      WKUserScript(source: "a()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    let configuration = WKWebViewConfiguration()
    configuration.userContentController = scripts
    let web = WKWebView(frame: .zero, configuration: configuration)
    XCTAssertEqual(web.configuration.userContentController.userScripts.map(\.source), ["a()"])
    XCTAssertFalse(web.configuration === configuration)

    var failure: (any Error)?
    web.evaluateJavaScript("a()") { _, error in failure = error }
    XCTAssertEqual((failure as? WKError)?.code, .webContentProcessTerminated)
  }

  func testCookiesAreThoseThatTheAppSets() throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let cookie = try XCTUnwrap(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.org", .path: "/"]))
    store.setCookie(cookie)
    store.setCookie(cookie)

    var cookies: [HTTPCookie] = []
    store.getAllCookies { cookies = $0 }
    XCTAssertEqual(cookies.map(\.name), ["a"])
    store.delete(cookie)
    store.getAllCookies { cookies = $0 }
    XCTAssertEqual(cookies, [])
  }
}
