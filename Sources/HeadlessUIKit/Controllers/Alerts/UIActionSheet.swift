// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A choice of the time before ``UIAlertController``. It lies in a window of its own on iOS, so that
/// no picture of a screen shows it: it keeps what it is told, and nobody presses its buttons.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The title; `nil` without one.
  open var title: String?
  /// Hears of buttons.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The place of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int = -1
  /// The place of the button that destroys something; -1 for none.
  open var destructiveButtonIndex: Int = -1
  /// Whether it is shown.
  open private(set) var isVisible = false
  private var buttonTitles: [String] = []

  /// Makes a sheet without a title.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads the sheet from a nib; from an archive it is as a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a sheet. The button that destroys has the first place, the one that cancels the next.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
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

  /// The place of the first button that neither cancels nor destroys; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttonTitles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  /// Shows the sheet above a view's screen: no picture of a view has it.
  open func show(in view: UIView) { isVisible = true }
  /// Shows the sheet beside a bar: no picture of a view has it.
  open func show(from tabbar: UITabBar) { isVisible = true }
  /// Shows the sheet beside a part of a view: no picture of a view has it.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { isVisible = true }
  /// Shows the sheet beside an item: no picture of a view has it.
  open func show(from item: UIBarButtonItem, animated: Bool) { isVisible = true }

  /// Ends the sheet, as if a button had been pressed, and tells the delegate that it is gone.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    isVisible = false
    delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
  }
}

/// Hears of a ``UIActionSheet``. Each requirement has a default that does nothing.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: DelegateObject {
  /// A button was pressed: a test calls it.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is cancelled by the system.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// The sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  {
  }
}
