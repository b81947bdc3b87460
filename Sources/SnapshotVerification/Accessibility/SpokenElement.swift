// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// What people hear of one element of a screen, and what else they can do with it.
///
/// ```swift
/// SpokenScreen(of: control).elements[1].description  // "Selected: Week. Button. 2 of 3."
/// ```
public struct SpokenElement: Equatable, Sendable {
  /// What is read: label, value, traits and place, in VoiceOver's words. Empty where there is
  /// nothing to read.
  public var description: String
  /// What is read after a pause: what can be done with the element; `nil` for nothing.
  public var hint: String?
  /// The label alone.
  public var label: String?
  /// The value alone.
  public var value: String?
  /// What kind of thing the element is.
  public var traits: UIAccessibilityTraits
  /// The name that tests find the element by.
  public var identifier: String?
  /// The language in which it is read; `nil` for the user's.
  public var language: String?
  /// How parts of the texts are spoken, such as `"ABC" spelled out`.
  public var speech: [String] = []
  /// What people may call the element.
  public var inputLabels: [String] = []
  /// Whether these are others than its label.
  public var hasOwnInputLabels = false
  /// What can be done beside pressing it.
  public var actions: [String] = []
  /// What else there is to hear.
  public var contents: [Content] = []
  /// The lists of places that people go through.
  public var rotors: [Rotor] = []
  /// Where it is in the picture, in points.
  public var frame: CGRect
  /// Its outline in the picture, in points; `nil` for that of ``frame``.
  public var path: Path?
  /// Where it is pressed, in points.
  public var activationPoint: CGPoint
  /// Whether that is another place than the usual one.
  public var hasOwnActivationPoint = false

  /// Something about an element that people hear when they ask for more.
  public struct Content: Hashable, Sendable {
    /// What the value is about.
    public var label: String
    /// The value.
    public var value: String
    /// Whether it is read with the element.
    public var isImportant: Bool
  }

  /// A list of places that people go through.
  public struct Rotor: Hashable, Sendable {
    /// How many places of a list are kept.
    static let limit = 10
    /// How many more are counted.
    static let countedLimit = 99

    /// The list's name.
    public var name: String
    /// The first places.
    public var places: [String]
    /// How many more there are; 99 stands for that many and more.
    public var moreCount: Int
  }
}

/// What holds elements together for people who do not see them.
public enum SpokenContainer: Hashable, Sendable {
  /// A list.
  case list
  /// A part of the screen that people go to directly.
  case landmark
  /// A table with rows and columns.
  case table(rows: Int, columns: Int)
  /// A bar of tabs.
  case tabBar
  /// Things that belong together, and what is read on entering them.
  case group(label: String?, value: String?, identifier: String?)
}
