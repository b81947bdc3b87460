// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The name of a function that makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turns about the x axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis, by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the z axis, by radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all axes, by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves along all axes, by three numbers in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the numbers of an animation.
///
/// ```swift
/// let turn = CABasicAnimation(keyPath: "transform")
/// turn.valueFunction = CAValueFunction(name: .rotateZ)
/// turn.toValue = CGFloat.pi / 2
/// ```
open class CAValueFunction: NSObject {
  /// What it does with the numbers.
  public let name: CAValueFunctionName

  /// Makes a function; `nil` for a name that Core Animation does not know.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunction.makers[name] != nil else { return nil }
    self.name = name
    super.init()
  }

  /// The numbers that change nothing, as those of an animation are.
  var neutral: AnimatedValue {
    switch name {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  /// The transform of numbers; `nil` for too few.
  func transform(of value: AnimatedValue) -> CATransform3D? {
    switch value {
    case .number(let number): CAValueFunction.makers[name]?([number])
    case .numbers(let numbers?) where numbers.count == 3: CAValueFunction.makers[name]?(numbers)
    default: nil
    }
  }

  private static let makers: [CAValueFunctionName: @Sendable ([CGFloat]) -> CATransform3D] = [
    .rotateX: { CATransform3DMakeRotation($0[0], 1, 0, 0) },
    .rotateY: { CATransform3DMakeRotation($0[0], 0, 1, 0) },
    .rotateZ: { CATransform3DMakeRotation($0[0], 0, 0, 1) },
    .scale: { CATransform3DMakeScale($0[0], $0[1], $0[2]) },
    .scaleX: { CATransform3DMakeScale($0[0], 1, 1) },
    .scaleY: { CATransform3DMakeScale(1, $0[0], 1) },
    .scaleZ: { CATransform3DMakeScale(1, 1, $0[0]) },
    .translate: { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) },
    .translateX: { CATransform3DMakeTranslation($0[0], 0, 0) },
    .translateY: { CATransform3DMakeTranslation(0, $0[0], 0) },
    .translateZ: { CATransform3DMakeTranslation(0, 0, $0[0]) },
  ]
}
