// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What is shown rather than other things, from 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// Mostly shown.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// Seldom shown.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// What lies over other things.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Over all.
  public static let max = MKAnnotationViewZPriority(1000)
  /// What is chosen.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// What is not chosen.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// Under all.
  public static let min = MKAnnotationViewZPriority(0)
}
