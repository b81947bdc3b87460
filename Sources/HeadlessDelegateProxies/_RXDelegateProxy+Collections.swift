// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UICollectionViewDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UICollectionViewDelegate)? {
    forwardee as? any UICollectionViewDelegate
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    pass("collectionView:didHighlightItemAt:", [collectionView, indexPath]) {
      _forwardToDelegate?.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    pass("collectionView:didUnhighlightItemAt:", [collectionView, indexPath]) {
      _forwardToDelegate?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    pass("collectionView:didSelectItemAt:", [collectionView, indexPath]) {
      _forwardToDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    pass("collectionView:didDeselectItemAt:", [collectionView, indexPath]) {
      _forwardToDelegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    pass("collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) {
      _forwardToDelegate?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    pass("collectionView:didEndDisplaying:forItemAt:", [collectionView, cell, indexPath]) {
      _forwardToDelegate?.collectionView(
        collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    pass(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) {
      _forwardToDelegate?.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    pass(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) {
      _forwardToDelegate?.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    pass("collectionView:performPrimaryActionForItemAt:", [collectionView, indexPath]) {
      _forwardToDelegate?.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Asks the delegate.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    (_forwardToDelegate ?? Unset()).collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    pass(
      "collectionView:performAction:forItemAt:withSender:",
      [collectionView, action, indexPath, sender]
    ) {
      _forwardToDelegate?.collectionView(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    pass("collectionView:didBeginMultipleSelectionInteractionAt:", [collectionView, indexPath]) {
      _forwardToDelegate?.collectionView(
        collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    pass("collectionViewDidEndMultipleSelectionInteraction:", [collectionView]) {
      _forwardToDelegate?.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// Asks the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (_forwardToDelegate ?? Unset()).collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    pass(
      "collectionView:willPerformPreviewActionForMenuWith:animator:",
      [collectionView, configuration, animator]
    ) {
      _forwardToDelegate?.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pass(
      "collectionView:willDisplayContextMenu:animator:", [collectionView, configuration, animator]
    ) {
      _forwardToDelegate?.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Tells the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pass(
      "collectionView:willEndContextMenuInteraction:animator:",
      [collectionView, configuration, animator]
    ) {
      _forwardToDelegate?.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UICollectionViewDelegate {}
