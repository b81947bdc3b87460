// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The ground of a keyboard of one's own, or of what stands above one.
open class UIInputView: UIView {
  /// What the ground looks like.
  public enum Style: Int, Sendable {
    /// Nothing: the background is the view's own.
    case `default` = 0
    /// As gray as the keyboard's.
    case keyboard = 1
  }

  /// What the ground looks like.
  public let inputViewStyle: Style
  /// Whether the view is as high as its content, not as a keyboard. Kept: no keyboard comes up. The
  /// default is false.
  open var allowsSelfSizing: Bool = false

  /// Makes a ground.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard {
      asToolkit { backgroundColor = UIInputView.keyboardBackground }
    }
  }

  /// Makes a ground without a look.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Archives of views are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The keyboard's blur over an empty background.
  private static let keyboardBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
      : UIColor(red: 209 / 255, green: 212 / 255, blue: 217 / 255, alpha: 1)
  }
}

/// An input view whose keys may click. A headless run makes no sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click. The default is false.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False.
  public var enableInputClicksWhenVisible: Bool { false }
}
