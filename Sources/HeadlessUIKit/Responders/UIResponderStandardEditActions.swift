// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the edit menu does, for selectors: `#selector(UIResponderStandardEditActions.paste(_:))`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Takes what is selected to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is selected to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts in what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes away what is selected.
  func delete(_ sender: Any?)
  /// Puts in what is on the pasteboard, with the attributes of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Puts in what is on the pasteboard, and goes where it says.
  func pasteAndGo(_ sender: Any?)
  /// Puts in what is on the pasteboard, and looks for it.
  func pasteAndSearch(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Makes what is selected bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected.
  func toggleUnderline(_ sender: Any?)
  /// Lets text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes text larger.
  func increaseSize(_ sender: Any?)
  /// Makes text smaller.
  func decreaseSize(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}
