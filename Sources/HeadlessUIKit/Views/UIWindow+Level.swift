// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

let levelKey = AssociatedStorage.Key<UIWindow.Level>()

extension UIWindow {
  /// Which windows lie above others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Greater ones lie above.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of windows as a rule: 0.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts: 2000.
    public static let alert = Level(rawValue: 2000)

    /// Whether the first lies below.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level above by a number.
    public static func + (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue + right)
    }
    /// A level below by a number.
    public static func - (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue - right)
    }
    /// Puts a level above by a number.
    public static func += (left: inout Level, right: CGFloat) { left = left + right }
    /// Puts a level below by a number.
    public static func -= (left: inout Level, right: CGFloat) { left = left - right }
  }
}
