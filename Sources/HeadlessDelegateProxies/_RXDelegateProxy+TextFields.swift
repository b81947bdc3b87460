// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UITextFieldDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UITextFieldDelegate)? {
    forwardee as? any UITextFieldDelegate
  }

  /// Asks the delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    (_forwardToDelegate ?? Unset()).textFieldShouldBeginEditing(textField)
  }

  /// Tells the delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    pass("textFieldDidBeginEditing:", [textField]) {
      _forwardToDelegate?.textFieldDidBeginEditing(textField)
    }
  }

  /// Asks the delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    (_forwardToDelegate ?? Unset()).textFieldShouldEndEditing(textField)
  }

  /// Tells the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    pass("textFieldDidEndEditing:", [textField]) {
      _forwardToDelegate?.textFieldDidEndEditing(textField)
    }
  }

  /// Tells the delegate.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    pass("textFieldDidEndEditing:reason:", [textField, reason]) {
      _forwardToDelegate?.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  /// Asks the delegate.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    (_forwardToDelegate ?? Unset()).textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  /// Tells the delegate.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    pass("textFieldDidChangeSelection:", [textField]) {
      _forwardToDelegate?.textFieldDidChangeSelection(textField)
    }
  }

  /// Asks the delegate.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    (_forwardToDelegate ?? Unset()).textFieldShouldClear(textField)
  }

  /// Asks the delegate.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    (_forwardToDelegate ?? Unset()).textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  /// Asks the delegate.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    (_forwardToDelegate ?? Unset()).textFieldShouldReturn(textField)
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UITextFieldDelegate {}
