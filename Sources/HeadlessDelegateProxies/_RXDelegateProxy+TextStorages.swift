// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension NSTextStorageDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any NSTextStorageDelegate)? {
    forwardee as? any NSTextStorageDelegate
  }

  /// Tells the delegate.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    let arguments = Self.objects(textStorage, editedMask, editedRange, delta)
    pass("textStorage:willProcessEditing:range:changeInLength:", arguments) {
      _forwardToDelegate?.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }

  /// Tells the delegate.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    let arguments = Self.objects(textStorage, editedMask, editedRange, delta)
    pass("textStorage:didProcessEditing:range:changeInLength:", arguments) {
      _forwardToDelegate?.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }

  private static func objects(
    _ storage: NSTextStorage, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
  ) -> [Any?] {
    [
      storage, NSNumber(value: mask.rawValue), NSValue(range: range), NSNumber(value: delta),
    ]
  }
}
