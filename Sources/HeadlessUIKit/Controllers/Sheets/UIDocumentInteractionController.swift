// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Shows a file by what the system has. There is no system here: nothing is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Says where the file is shown.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The kind of the file; `nil` for that of its ending.
  open var uti: String?
  /// The name that is shown; `nil` for the file's.
  open var name: String?
  /// Pictures of the file, the smallest first: none.
  open var icons: [UIImage] { [] }
  /// What other apps are told.
  open var annotation: Any?

  /// Makes a controller of no file.
  public override init() { super.init() }

  /// Makes a controller of a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Shows the file. Nothing can: false.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows what can be done with the file. Nothing can: false.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows what can be done with the file. Nothing can: false.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows the apps that open the file. None do: false.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows the apps that open the file. None do: false.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Puts away what is shown.
  open func dismissPreview(animated: Bool) {}
  /// Puts away what is shown.
  open func dismissMenu(animated: Bool) {}
}

/// Says where a file is shown. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: DelegateObject {
  /// The controller that presents the file.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The view that the file comes from; `nil`, the default, for the middle.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController)
    -> UIView?
  /// The place in that view.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController)
    -> CGRect
  /// Called before the file is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the file was put away.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called after the apps were put away.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Called after the menu was put away.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Called before the file goes to another app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  )
  /// Called after the file went to another app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller of its own.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// The middle.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Nowhere.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
