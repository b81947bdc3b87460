// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// From where to where a keyboard's or a remote control's focus goes.
///
/// ```swift
/// let context = UIFocusUpdateContext(from: nil, to: card)
/// card.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
/// ```
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open private(set) weak var previouslyFocusedView: UIView?
  /// The view that has it now.
  open private(set) weak var nextFocusedView: UIView?

  /// Makes, in a test, what views are told. UIKit has no such call: the focus moves there.
  public init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}

/// From which row of a table to which the focus goes.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; `nil` for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that has it now; `nil` for none.
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Makes, in a test, what a table's delegate is told.
  public init(fromRowAt previous: IndexPath?, toRowAt next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: nil, to: nil)
  }
}

/// From which item of a collection to which the focus goes.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; `nil` for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that has it now; `nil` for none.
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// Makes, in a test, what a collection's delegate is told.
  public init(fromItemAt previous: IndexPath?, toItemAt next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: nil, to: nil)
  }
}

/// Animates along with a move of the focus. Pictures are still: all is done at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes the changes at once, then calls `completion`.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
