// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something that people do with a view, and that is added to it as an object.
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Called before it goes to another view, or to none (`nil`).
  func willMove(to view: UIView?)
  /// Called after it went to another view, or to none (`nil`).
  func didMove(to view: UIView?)
}

let interactionsKey = AssociatedStorage.Key<[any UIInteraction]>()

/// An interaction of the toolkit, which knows its view. What it brings up is not in pictures of the
/// view.
@preconcurrency @MainActor
open class UIViewInteraction: NSObject, UIInteraction {
  /// The view that it was added to.
  open private(set) weak var view: UIView?

  /// Called before it goes to another view. The default does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after it went to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
