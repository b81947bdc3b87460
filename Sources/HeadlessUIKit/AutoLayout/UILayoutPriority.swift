// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How important a constraint is, from 1 to 1000; those of 1000 must hold.
///
/// A greater one wins over any number of lesser ones.
///
/// ```swift
/// label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
/// width.priority = UILayoutPriority(999)
/// ```
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, more than 0 and at most 1000.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// With which content resists being cut: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which a user's drag may resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// With which a user's drag does not resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which content resists growing: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// With which `systemLayoutSizeFitting` asks for its target: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Arithmetic, which many apps declare themselves: theirs goes before, also in their tests.
extension UILayoutPriority {
  /// A priority that is greater by a number.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority that is less by a number, such as `.required - 1`.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Makes a priority greater by a number.
  @_disfavoredOverload
  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority = priority + number
  }

  /// Makes a priority less by a number.
  @_disfavoredOverload
  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority = priority - number
  }
}

extension UILayoutPriority {
  /// UIKit's sentence about a priority that is none.
  static func illegal(_ value: Float) -> String {
    "It's illegal to set priority:\(number(CGFloat(value))). Priorities must be greater than 0 and less "
      + "or equal to UILayoutPriorityRequired, which is 1000."
  }
}
