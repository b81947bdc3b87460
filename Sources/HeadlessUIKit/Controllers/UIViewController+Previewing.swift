// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Shows a part of a view at a firm press, until iOS 13. No screen feels one here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The gesture by which it works.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Makes the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of it that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Makes previews for firm presses. Nothing asks here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// What shows at a light press; `nil` for nothing.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// A firm press opens what shows.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// What a preview offers below it.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// Its title.
  var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// With a check mark.
    case selected = 1
    /// In red.
    case destructive = 2
  }

  /// Its title.
  public final let title: String
  /// What it does.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action.
  public init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }
}

extension UIViewController {
  /// Asks for firm presses on a view. There are none: what comes back belongs to nothing.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate, sourceView)
  }

  /// Gives firm presses up.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
  }
}
