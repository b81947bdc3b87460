// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hears of taps and squeezes of a pencil. There is none here.
open class UIPencilInteraction: UIViewInteraction {
  /// Hears of them.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether it works. The default is true.
  open var isEnabled: Bool = true

  /// Makes an interaction.
  public override init() { super.init() }

  /// Makes an interaction with a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
}

/// Hears of a pencil. By default nothing happens.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The pencil was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Writes with a pencil into a view of the app's own. There is none here.
open class UIScribbleInteraction: UIViewInteraction {
  /// Is asked whether a place can be written at. Nothing asks here.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether somebody writes: no.
  open var isHandlingWriting: Bool { false }
  /// Whether a pencil is expected: no.
  open class var isPencilInputExpected: Bool { false }

  /// Makes an interaction.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// Is asked about writing with a pencil. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether a place can be written at. By default it can.
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  /// Whether editing begins only when writing has ended. By default it does not wait.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Writing begins. By default nothing happens.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Writing has ended. By default nothing happens.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// True.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// False.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Shows a text beside a pointer that rests on its view. There is no pointer here.
open class UIToolTipInteraction: UIViewInteraction {
  /// The text; `nil` for none.
  open var defaultToolTip: String?
  /// Whether it works. The default is true.
  open var isEnabled: Bool = true

  /// Makes an interaction without a text.
  public override init() { super.init() }

  /// Makes an interaction.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }
}
