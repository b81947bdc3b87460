// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hears of what happens in a text field, and may refuse it. Each requirement has a default, which
/// allows it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: DelegateObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field gave up being the first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the field gave up being the first responder. The default calls
  /// ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether typing may put `string` in the place of `range`, in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the text or the selection has changed while editing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may empty the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu that comes up for a range, in UTF-16 units; `nil` for the usual one. No still picture
  /// shows it: it is not asked for.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// `nil`.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// The frame around a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A rectangle that looks sunk in.
    case bezel = 2
    /// A filled rectangle with round corners.
    case roundedRect = 3
  }

  /// When a view in a field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is the first responder.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text stays.
    case committed = 0
    /// The text was given up.
    case cancelled = 1
  }
}
