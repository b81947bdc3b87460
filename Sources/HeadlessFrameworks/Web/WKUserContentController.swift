// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A script for pages. It does not run here.
@preconcurrency @MainActor
open class WKUserScript: NSObject, @preconcurrency NSCopying {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the whole page only.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  /// Makes a script for one world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }

  /// The script itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Names that scripts have for themselves.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The world's name; `nil` for the two that always are.
  public let name: String?

  private init(name: String?) { self.name = name }

  /// That of the page's scripts.
  public static let page = WKContentWorld(name: nil)
  /// That of the app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)

  /// A world of a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// Scripts for pages, and who hears of their messages. Nothing runs them here.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// The scripts, as they were added.
  open private(set) var userScripts: [WKUserScript] = []

  /// Makes a controller without scripts.
  public override init() {}

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes the scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Has an object hear of messages of a name. Nothing sends one here.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Has an object hear of messages of a name, of one world. Nothing sends one here.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) { handlers[name] = scriptMessageHandler }
  /// Has nobody hear of messages of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Has nobody hear of messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  /// Adds rules for what pages load. Nothing loads here.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules.
  open func removeAllContentRuleLists() {}
}

/// What a script says. Nothing makes one here; a test overrides these members in a class of its
/// own.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// Makes a message of nothing.
  public override init() {}

  /// What it says.
  open var body: Any { NSNull() }
  /// Which name it was sent to.
  open var name: String { "" }
  /// The view of the page.
  open weak var webView: WKWebView? { nil }
  /// The page.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// Hears of what scripts say.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: DelegateObject {
  /// A script said something. Nothing calls it here.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Rules for what pages load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The rules' name.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }
}

/// Keeps rules for what pages load: none here.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()

  /// The store of the app.
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Compiles nothing: the handler is given ``WKError/Code/contentRuleListStoreCompileFailed``.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
  /// Finds nothing: the handler is given ``WKError/Code/contentRuleListStoreLookUpFailed``.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) }
  /// Removes nothing: the handler is given ``WKError/Code/contentRuleListStoreRemoveFailed``.
  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(WKError(.contentRuleListStoreRemoveFailed)) }
  /// Gives the names of the rules: none.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (([String]?) -> Void)!
  ) { completionHandler([]) }
}
