// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hears of what happens in a text view, and may refuse it. Each requirement has a default, which
/// allows it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether typing may put `text` in the place of `range`, in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after typing changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed. Nobody touches one in a picture.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether an attachment may be used. Nobody touches one in a picture.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// What happens when a part of the text is touched; `nil` for nothing. Nobody touches one in a
  /// picture.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu that comes up for a range, in UTF-16 units; `nil` for the usual one. Nobody touches one
  /// in a picture.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu of a part of the text; `nil` for none. Nobody touches one in a picture.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Whether a link may be followed, in the form of iOS 7.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Whether an attachment may be used, in the form of iOS 7.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

/// What people do with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// They tap it.
  case invokeDefaultAction = 0
  /// They press it for its actions.
  case presentActions = 1
  /// They press it to look at it.
  case preview = 2
}

extension UITextViewDelegate {
  /// `nil`.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// What is usual.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// What is usual.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
}
