// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Places the caret and selects text as fingers say. There are none here: it does nothing.
open class UITextInteraction: UIViewInteraction {
  /// What fingers may do.
  public enum Mode: Int, Sendable {
    /// Place the caret and select.
    case editable = 0
    /// Select.
    case nonEditable = 1
  }

  /// What fingers may do.
  public final let textInteractionMode: Mode
  /// Is asked whether it may begin. Nothing asks here.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// The gestures by which it works: none.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  /// Makes an interaction.
  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init()
  }
}

/// Is asked whether a ``UITextInteraction`` may begin. Each requirement has a default.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether it may begin. By default it may.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// It begins. By default nothing happens.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// It has ended. By default nothing happens.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True.
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
