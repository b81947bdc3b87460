// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hears of changes of a text and its selection that the text's own code makes.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Whether the rest of a sentence is offered while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the keyboard does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What passwords that the system makes are like.
open class UITextInputPasswordRules: NSObject {
  /// The rules in Apple's language for them, such as `required: upper; minlength: 8;`.
  public final let passwordRulesDescriptor: String

  /// Makes rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A view whose text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {}

/// A view that text can be dropped into.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}

/// Says what is dragged out of a text. Nothing is dragged here, and nothing asks.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// Says what may be dropped into a text. Nothing is dropped here, and nothing asks.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}
