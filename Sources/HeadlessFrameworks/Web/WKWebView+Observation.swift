// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension WKWebView: ViewOfFramework {
  package func setOutlet(_ name: String, _ value: AnyObject) -> Bool {
    switch name {
    case "navigationDelegate": navigationDelegate = value as? any WKNavigationDelegate
    case "UIDelegate": uiDelegate = value as? any WKUIDelegate
    default: return false
    }
    return true
  }

  /// In the names that Objective-C has.
  package func observedValue(_ name: String) -> Any? {
    switch name {
    case "estimatedProgress": estimatedProgress
    case "loading", "isLoading": isLoading
    case "title": title as Any
    case "URL", "url": url as Any
    case "canGoBack": canGoBack
    case "canGoForward": canGoForward
    case "hasOnlySecureContent": hasOnlySecureContent
    default: nil
    }
  }
}
