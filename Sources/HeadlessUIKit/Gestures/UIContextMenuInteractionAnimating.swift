// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What goes on while a menu comes up or goes. None does in a picture: code that gets one is called
/// by tests.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown above the menu.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are made with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at its end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes a screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It grows.
  case pop = 1
}

/// What goes on while a preview becomes a screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it becomes one.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What a preview looks like.
open class UIPreviewParameters: NSObject {
  /// What of the view is shown; `nil`, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// What casts the shadow; `nil`, the default, for what is shown.
  open var shadowPath: UIBezierPath?
  /// What lies below the view; `nil` for the color of the system.
  open var backgroundColor: UIColor?

  /// Makes parameters with the defaults.
  public override init() { super.init() }

  /// Makes parameters that show lines of text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects {
      path.append(UIBezierPath(roundedRect: rect.cgRectValue, cornerRadius: 4))
    }
    visiblePath = path
  }
}

/// What a preview looks like while it is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview comes from or goes to.
open class UIPreviewTarget: NSObject {
  /// The view that holds the place.
  public let container: UIView
  /// The place, in the coordinates of the container.
  public let center: CGPoint
  /// How the preview is turned and scaled.
  public let transform: CGAffineTransform

  /// Makes a target.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
