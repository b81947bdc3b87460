// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What an extension of an app is given by the app that shows it. No app shows one here: a
/// controller has none.
open class NSExtensionContext: NSObject {
  /// What the extension is to work with: nothing.
  open var inputItems: [Any] { [] }

  init(never: Never) {}

  /// Ends the extension. Does nothing.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Ends the extension with an error. Does nothing.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address. Does nothing.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

/// Takes what an app asks of its extension. No app asks here.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins to work.
  func beginRequest(with context: NSExtensionContext)
}

/// Under which a page's own script gave its results to an extension.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
/// Under which an extension gives arguments to a page's own script.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// Something that an extension of an app is to work with.
open class NSExtensionItem: NSObject {
  /// Its title.
  open var attributedTitle: NSAttributedString?
  /// Its text.
  open var attributedContentText: NSAttributedString?
  /// What comes with it.
  open var attachments: [NSItemProvider]?
  /// What else is known of it.
  open var userInfo: [AnyHashable: Any]?

  /// Makes an item of nothing.
  public override init() { super.init() }
}

extension UIViewController {
  /// What the app that shows an extension gives it: `nil`, as none does.
  public var extensionContext: NSExtensionContext? { nil }
}
