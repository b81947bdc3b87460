// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The keys held with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Keys that call a method of the first responder that has it.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///   [UIKeyCommand(title: "New", action: Selector(ListView.add), input: "n", modifierFlags: .command)]
/// }
/// ```
open class UIKeyCommand: UICommand {
  /// The commands that a controller was given.
  static let addedKey = AssociatedStorage.Key<[UIKeyCommand]>()

  /// The key upward.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key downward.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// The page up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public static let inputHome = "UIKeyInputHome"
  /// The end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  public static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  public static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public static let f12 = "UIKeyInputF12"

  /// The key's character, or one of the names above.
  public let input: String?
  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command takes keys that the system would take. The default is false.
  open var wantsPriorityOverSystemBehavior: Bool = false
  /// Whether keys follow the keyboard's language. Kept. The default is true.
  open var allowsAutomaticLocalization: Bool = true
  /// Whether arrows change sides where text runs from right to left. Kept. The default is true.
  open var allowsAutomaticMirroring: Bool = true

  /// Makes a command without a key, which calls nothing.
  public convenience init() { self.init(action: Selector(""), input: "") }

  /// Makes a command with a title for menus, and how these show it.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle)
    self.attributes = attributes
    self.state = state
  }

  /// Makes a command with what is shown about it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command with a title for menus.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Presses, in a test, the keys: calls the method on the first responder from `responder` on that
  /// has it. UIKit has no such call: keys do it there.
  public final func perform(from responder: UIResponder) {
    action?.perform(on: nil, from: self, place: responder, event: nil)
  }
}

/// What a command does while another key is held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What the menu shows.
  public let title: String
  /// The method that is called.
  public let action: Selector
  /// The key that is held.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes one.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
