// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A value of a property that Core Animation animates.
enum AnimatedValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case path(CGPath?)
  case transform(CATransform3D)
  case colors([CGColor]?)
  case numbers([CGFloat]?)
  case image(CGImage?)

  /// What an app gave, as a value of the same kind; `nil` where it is of another one.
  func converted(_ value: Any) -> AnimatedValue? {
    switch self {
    case .number: AnimatedValue.readNumber(value).map(AnimatedValue.number)
    case .point: (value as? CGPoint).map(AnimatedValue.point)
    case .size: (value as? CGSize).map(AnimatedValue.size)
    case .rect: (value as? CGRect).map(AnimatedValue.rect)
    case .color: AnimatedValue.readColor(value).map(AnimatedValue.color)
    case .path: (value as? CGPath).map(AnimatedValue.path)
    case .transform:
      (value as? CATransform3D ?? (value as? NSValue)?.keptTransform)
        .map(AnimatedValue.transform)
    case .colors: (value as? [Any]).map { .colors($0.compactMap(AnimatedValue.readColor)) }
    case .numbers: (value as? [Any]).map { .numbers($0.compactMap(AnimatedValue.readNumber)) }
    case .image: (value as? CGImage).map(AnimatedValue.image)
    }
  }

  /// This value and `factor` times another one of its kind; `nil` where there is no such sum.
  func adding(_ other: AnimatedValue, times factor: CGFloat) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + factor * b)
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: a.x + factor * b.x, y: a.y + factor * b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + factor * b.width, height: a.height + factor * b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX + factor * b.minX, y: a.minY + factor * b.minY,
          width: a.width + factor * b.width, height: a.height + factor * b.height))
    default: nil
    }
  }

  static func readNumber(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func readColor(_ value: Any) -> CGColor? {
    value as? CGColor ?? (value as? UIColor)?.cgColor
  }

  /// The number; 0 where it is not one.
  var asNumber: CGFloat { if case .number(let value) = self { value } else { 0 } }
}

/// A value that an animation has put into a layer.
struct AppliedValue {
  /// Whether an animation's value is being put into a layer, or taken back.
  @TaskLocal static var isChanging = false

  let name: String
  let property: AnimatedProperty
  let value: AnimatedValue
  let putBack: () -> Void
  /// Whether the property was set since.
  var isOwn = false

  /// Puts the layer's own value back, unless one was set since.
  func takeBack() {
    guard !isOwn, property.get() == value else { return }
    AppliedValue.$isChanging.withValue(true, operation: putBack)
  }
}
