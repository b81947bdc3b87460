// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The documents of an app. The system draws it: here it is empty.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: SystemSheetController {
  /// How a document comes into the app.
  public enum ImportMode: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// As a copy.
    case copy = 1
    /// It is taken away from where it was.
    case move = 2
  }

  /// How the browser looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// Hears what was chosen. Nobody chooses here: a test calls it.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether people can make new documents. The default is true.
  open var allowsDocumentCreation: Bool = true
  /// Whether people can choose several. The default is false.
  open var allowsPickingMultipleItems: Bool = false
  /// Whether endings of names show. The default is false.
  open var shouldShowFileExtensions: Bool = false
  /// How it looks. The default is white.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// How wide pictures of documents are for their height.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0
  /// What is written where new documents are made.
  open var localizedCreateDocumentActionTitle: String = "Create Document"
  /// Further buttons where lines begin.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Further buttons where lines end.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// What else people can do with documents.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The kinds of documents that show.
  public let allowedContentTypes: [String]

  /// Makes a browser of documents of some kinds, such as `public.text`; `nil` for the app's.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a browser of documents of some kinds; `nil` for the app's.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }

  /// Makes a browser of the app's documents.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    allowedContentTypes = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads the controller from a storyboard.
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  /// Shows a document, and tells that it did: where it is.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }

  /// Takes a document in. It stays where it is.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { completionHandler(documentURL, nil) }

  /// What moves a document's picture to its view.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }

  /// What moves a document's picture to its view.
  open func transitionController(
    forDocumentURL documentURL: URL
  ) -> UIDocumentBrowserTransitionController { transitionController(forDocumentAt: documentURL) }
}

/// Moves a document's picture to its view. The view is there at once.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document is read.
  open var loadingProgress: Progress?
  /// The view that the picture becomes.
  open weak var targetView: UIView?

  /// Takes no time.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  /// Puts the new view into its place.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      if let controller = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: controller)
      }
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

/// Something else that people can do with documents. Nobody does.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// Where it shows.
  public struct Availability: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Makes a set of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a document's menu.
    public static let menu = Availability(rawValue: 1)
    /// In the bar.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// What tells it from others.
  public let identifier: String
  /// What is written for it.
  public let localizedTitle: String
  /// Where it shows.
  public let availability: Availability
  /// Its picture.
  open var image: UIImage?
  /// The kinds of documents that have it. The default is all.
  open var supportedContentTypes: [String] = ["public.item"]
  /// Whether it is for several documents. The default is true.
  open var supportsMultipleItems: Bool = true
  let handler: ([URL]) -> Void

  /// Makes an action.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}

/// Hears what people do in a browser of documents. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Documents were chosen.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Documents were chosen.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// A new document is wanted.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// A document was taken in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A document could not be taken in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// What else people can do with documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// A sheet for sharing is about to show.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Makes none.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  /// Nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
