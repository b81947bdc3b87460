// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UIPickerViewDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UIPickerViewDelegate)? {
    forwardee as? any UIPickerViewDelegate
  }

  /// Asks the delegate.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    (_forwardToDelegate ?? Unset()).pickerView(pickerView, widthForComponent: component)
  }

  /// Asks the delegate.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    (_forwardToDelegate ?? Unset()).pickerView(pickerView, rowHeightForComponent: component)
  }

  /// Asks the delegate.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    (_forwardToDelegate ?? Unset()).pickerView(
      pickerView, titleForRow: row, forComponent: component)
  }

  /// Asks the delegate.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    (_forwardToDelegate ?? Unset()).pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
  }

  /// Asks the delegate.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    (_forwardToDelegate ?? Unset()).pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// Tells the delegate.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    pass(
      "pickerView:didSelectRow:inComponent:",
      [pickerView, NSNumber(value: row), NSNumber(value: component)]
    ) { _forwardToDelegate?.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UIPickerViewDelegate {}
