// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Draws the caret and the selection of a text's own. The system's look of them is in no picture: it
/// draws nothing.
open class UITextSelectionDisplayInteraction: UIViewInteraction {
  /// The text.
  open private(set) weak var textInput: (any UIResponder & UITextInput)?
  /// Is asked where the views of the selection go. Nothing asks here.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// Whether the selection shows. Kept. The default is false.
  open var isActivated: Bool = false

  /// Makes an interaction.
  public init(
    textInput: any UIResponder & UITextInput,
    delegate: any UITextSelectionDisplayInteractionDelegate
  ) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
  }

  /// Draws the selection anew. Does nothing.
  open func setNeedsSelectionUpdate() {}
  /// Places the views of the selection. Does nothing.
  open func layoutManagedSubviews() {}
}

/// Says where the views of a selection go. The requirement has a default.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// The view that the selection's views go into; `nil`, the default, for that of the text.
  func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// `nil`.
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}
