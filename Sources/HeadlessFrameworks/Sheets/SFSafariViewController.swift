// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A page of the web over the app. The system draws it: here it is empty.
@preconcurrency @MainActor
open class SFSafariViewController: SystemSheetController {
  /// How the controller is made.
  open class Configuration: NSObject {
    /// Whether the page is shown for reading where it can be. The default is false.
    open var entersReaderIfAvailable: Bool = false
    /// Whether the bars grow smaller while people scroll. The default is true.
    open var barCollapsingEnabled: Bool = true

    /// Makes a configuration.
    public override init() {}
  }

  /// What the button says that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// "Done".
    case done = 0
    /// "Close".
    case close = 1
    /// "Cancel".
    case cancel = 2
  }

  /// Hears what people do. Nobody does anything here: a test calls it.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars. The default is `nil`.
  open var preferredBarTintColor: UIColor?
  /// The color of what is in the bars. The default is `nil`.
  open var preferredControlTintColor: UIColor?
  /// What the button says that closes the page. The default is "Done".
  open var dismissButtonStyle: DismissButtonStyle = .done
  /// How it was made.
  public let configuration: Configuration

  /// Makes a controller of a page.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Makes a controller of a page, for reading where it can be.
  public init(url URL: URL, entersReaderIfAvailable: Bool) {
    configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a page.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// There is none, so that subclasses with an initializer of their own need not have it either.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

/// Hears what people do in an ``SFSafariViewController``. Each requirement has a default.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: DelegateObject {
  /// It was closed. By default nothing happens.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page came. By default nothing happens.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The first page led to another one. By default nothing happens.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}
