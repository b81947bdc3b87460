// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An object that can respond to events: views, view controllers, windows.
open class UIResponder: NSObject, AssociatedStorageOwner {
  /// The values that protocols attach to this object, released after the body of its `deinit`.
  public final private(set) lazy var associatedStorage = AssociatedStorage()

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain; `nil` at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the object may become the first responder. The default is false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may give that up. The default is true.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys go to this object first.
  open var isFirstResponder: Bool { responderTree?.firstResponder === self }

  /// Makes this object the one in its tree of views that keys go to first.
  ///
  /// - Returns: Whether it is, which needs the consent of this object and of the one before it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    takeFirstResponder()
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether the object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderTree?.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Called when fingers come down. The default tells the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move. The default tells the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted. The default tells the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away. The default tells the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder {
  /// The root of the tree of views that the object belongs to.
  private var responderTree: UIView? {
    (self as? UIView)?.treeRoot ?? (self as? UIViewController)?.viewIfLoaded?.treeRoot
  }

  private func takeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let tree = responderTree else { return false }
    if let former = tree.firstResponder, !former.resignFirstResponder() { return false }
    tree.firstResponder = self
    return true
  }
}
