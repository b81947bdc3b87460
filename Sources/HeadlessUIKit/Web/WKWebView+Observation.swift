// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension WKWebView {
  /// What observers by name are told of, in the names that Objective-C has; `nil` for other names.
  func observedValue(_ name: String) -> Any? {
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
