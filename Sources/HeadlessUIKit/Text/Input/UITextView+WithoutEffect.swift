// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a text view keeps and what changes no pixel here.
extension UITextView {
  /// What is around a text view.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A box with round corners.
    case roundedRect = 1
  }

  /// What is selected and how far text is scrolled, to be brought back. It is kept, and brings
  /// nothing back.
  public var interactionState: Any? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// What is around the text. A box is not drawn, which is reported. The default is nothing.
  public var borderStyle: BorderStyle {
    get { KeptValues.value(of: self, or: .none) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue == .roundedRect {
        RenderingEnvironment.reportNotDrawn(
          "UITextView.borderStyle", "there is no box around the text")
      }
    }
  }

  /// How much of the writing tools people get. The default is `default`.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the writing tools change the text: never.
  public var isWritingToolsActive: Bool { false }

  /// The look of text that is highlighted, by the system's tools for writing. Kept only. The default
  /// is none.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { KeptValues.value(of: self, or: [:]) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
