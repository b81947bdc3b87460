// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The key of a press. A headless run has none; tests make them.
///
/// ```swift
/// let press = UIPress(type: .select, key: UIKey(.keyboardA, characters: "A", modifierFlags: .shift))
/// view.pressesBegan([press], with: nil)
/// ```
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Its place on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { code }
  /// What it types with the keys that are held.
  open var characters: String { typed }
  /// What it types without the keys that are held, shift aside.
  open var charactersIgnoringModifiers: String { plain }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { flags }

  private let code: UIKeyboardHIDUsage
  private let typed: String
  private let plain: String
  private let flags: UIKeyModifierFlags

  /// Makes, in a test, a key. UIKit has no such call: keyboards do it there.
  ///
  /// - Parameters:
  ///   - keyCode: Its place on the keyboard.
  ///   - characters: What it types with the keys that are held.
  ///   - charactersIgnoringModifiers: What it types without them; `nil` for the same.
  ///   - modifierFlags: The keys that are held.
  public init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    code = keyCode
    typed = characters
    plain = charactersIgnoringModifiers ?? characters
    flags = modifierFlags
    super.init()
  }
}
