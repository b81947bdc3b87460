// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UITableViewDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UITableViewDelegate)? {
    forwardee as? any UITableViewDelegate
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (_forwardToDelegate ?? Unset()).tableView(tableView, heightForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, heightForHeaderInSection: section)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, heightForFooterInSection: section)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    (_forwardToDelegate ?? Unset()).tableView(tableView, viewForHeaderInSection: section)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    (_forwardToDelegate ?? Unset()).tableView(tableView, viewForFooterInSection: section)
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    pass("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) {
      _forwardToDelegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    pass(
      "tableView:didEndDisplayingHeaderView:forSection:",
      [tableView, view, NSNumber(value: section)]
    ) {
      _forwardToDelegate?.tableView(
        tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    pass(
      "tableView:didEndDisplayingFooterView:forSection:",
      [tableView, view, NSNumber(value: section)]
    ) {
      _forwardToDelegate?.tableView(
        tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    pass("tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) {
      _forwardToDelegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    pass(
      "tableView:willDisplayHeaderView:forSection:", [tableView, view, NSNumber(value: section)]
    ) { _forwardToDelegate?.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    pass(
      "tableView:willDisplayFooterView:forSection:", [tableView, view, NSNumber(value: section)]
    ) { _forwardToDelegate?.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Tells the delegate.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pass("tableView:didSelectRowAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Tells the delegate.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    pass("tableView:didDeselectRowAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    pass("tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Tells the delegate.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    pass("tableView:didHighlightRowAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    pass("tableView:didUnhighlightRowAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Tells the delegate.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    pass("tableView:performPrimaryActionForRowAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Tells the delegate.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    pass("tableView:willBeginEditingRowAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    pass("tableView:didEndEditingRowAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    (_forwardToDelegate ?? Unset()).tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    pass("tableView:performAction:forRowAt:withSender:", [tableView, action, indexPath, sender]) {
      _forwardToDelegate?.tableView(
        tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// Asks the delegate.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    pass("tableView:didBeginMultipleSelectionInteractionAt:", [tableView, indexPath]) {
      _forwardToDelegate?.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Tells the delegate.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    pass("tableViewDidEndMultipleSelectionInteraction:", [tableView]) {
      _forwardToDelegate?.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Asks the delegate.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (_forwardToDelegate ?? Unset()).tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    pass(
      "tableView:willPerformPreviewActionForMenuWith:animator:",
      [tableView, configuration, animator]
    ) {
      _forwardToDelegate?.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pass("tableView:willDisplayContextMenu:animator:", [tableView, configuration, animator]) {
      _forwardToDelegate?.tableView(
        tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Tells the delegate.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pass("tableView:willEndContextMenuInteraction:animator:", [tableView, configuration, animator])
    {
      _forwardToDelegate?.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UITableViewDelegate {}
