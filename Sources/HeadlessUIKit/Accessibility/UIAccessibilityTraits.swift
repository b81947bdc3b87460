// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What kind of thing a view is to people who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the screen shows.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It takes words to search for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts sound or film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be stepped up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is on or off, or in between: its value is "1", "0" or "2".
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// What UIKit's own views say of themselves and has no name in public.
extension UIAccessibilityTraits {
  /// Text can be typed into it.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// Text is being typed into it.
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// What is typed into it does not show.
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  /// It leads back to where one came from.
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// It is one of the tabs of a bar.
  package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// Its text has lines.
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}

extension UIAccessibilityTraits {
  /// Whether people can do something with an object of these traits.
  package var isInteractive: Bool {
    !isDisjoint(with: [
      .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry,
      .tabBarItem, .backButton,
    ])
  }
}
