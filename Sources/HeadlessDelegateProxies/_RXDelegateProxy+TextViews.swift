// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UITextViewDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UITextViewDelegate)? { forwardee as? any UITextViewDelegate }

  /// Asks the delegate.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    (_forwardToDelegate ?? Unset()).textViewShouldBeginEditing(textView)
  }

  /// Tells the delegate.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    pass("textViewDidBeginEditing:", [textView]) {
      _forwardToDelegate?.textViewDidBeginEditing(textView)
    }
  }

  /// Asks the delegate.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    (_forwardToDelegate ?? Unset()).textViewShouldEndEditing(textView)
  }

  /// Tells the delegate.
  public func textViewDidEndEditing(_ textView: UITextView) {
    pass("textViewDidEndEditing:", [textView]) {
      _forwardToDelegate?.textViewDidEndEditing(textView)
    }
  }

  /// Asks the delegate.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).textView(
      textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// Tells the delegate.
  public func textViewDidChange(_ textView: UITextView) {
    pass("textViewDidChange:", [textView]) { _forwardToDelegate?.textViewDidChange(textView) }
  }

  /// Tells the delegate.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    pass("textViewDidChangeSelection:", [textView]) {
      _forwardToDelegate?.textViewDidChangeSelection(textView)
    }
  }

  /// Asks the delegate.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  /// Asks the delegate.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }

  /// Asks the delegate.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    (_forwardToDelegate ?? Unset()).textView(
      textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }

  /// Asks the delegate.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    (_forwardToDelegate ?? Unset()).textView(
      textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  /// Asks the delegate.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    (_forwardToDelegate ?? Unset()).textView(
      textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  /// Asks the delegate.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).textView(textView, shouldInteractWith: URL, in: characterRange)
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UITextViewDelegate {}
