// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An alert of the time before ``UIAlertController``. It lies in a window of its own on iOS, so that
/// no picture of a screen shows it: it keeps what it is told, and nobody presses its buttons.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The fields of an alert.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// One for a password.
    case secureTextInput = 1
    /// One for a text.
    case plainTextInput = 2
    /// One for a name and one for a password.
    case loginAndPasswordInput = 3
  }

  /// The title; empty without one.
  open var title: String = ""
  /// The text below it; `nil` for none.
  open var message: String?
  /// Hears of buttons.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The place of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int = -1
  /// Which fields it has. The default is none.
  open var alertViewStyle: Style = .default
  /// Whether it is shown.
  open private(set) var isVisible = false
  private var buttonTitles: [String] = []
  private let fields = [UITextField(), UITextField()]

  /// Makes an alert without a title.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads the alert from a nib; from an archive it is as a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an alert with a button that cancels, or none.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes an alert with more buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button, and says its place.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttonTitles.append(title ?? "")
    return buttonTitles.count - 1
  }

  /// The text of a button; `nil` for a place without one.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { buttonTitles.count }

  /// The place of the first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttonTitles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  /// A field, as the style has them.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let count = alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1
    return textFieldIndex >= 0 && textFieldIndex < count ? fields[textFieldIndex] : nil
  }

  /// Shows the alert above the screen: no picture of a view has it.
  open func show() {
    delegate?.willPresent(self)
    isVisible = true
    delegate?.didPresent(self)
  }

  /// Ends the alert, as if a button had been pressed, and tells the delegate that it is gone.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    isVisible = false
    delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }
}

/// Hears of a ``UIAlertView``. Each requirement has a default that does nothing.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: DelegateObject {
  /// A button was pressed: a test calls it.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is cancelled by the system.
  func alertViewCancel(_ alertView: UIAlertView)
  /// The alert is about to show.
  func willPresent(_ alertView: UIAlertView)
  /// The alert shows.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Whether the first other button can be pressed.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// True.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
