// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A part of a flat transform that is scaled, then turned, then moved.
///
///     | a  b |   | sx·cos   sx·sin |
///     | c  d | = | -sy·sin  sy·cos |
enum TransformPart: String {
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case rotation
  case rotationZ = "rotation.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"

  func value(in transform: CGAffineTransform) -> AnimatedValue {
    let scale = transform.scales
    return switch self {
    case .scale: .number((scale.width + scale.height) / 2)
    case .scaleX: .number(scale.width)
    case .scaleY: .number(scale.height)
    case .rotation, .rotationZ: .number(transform.turnedAngle)
    case .translation: .size(CGSize(width: transform.tx, height: transform.ty))
    case .translationX: .number(transform.tx)
    case .translationY: .number(transform.ty)
    }
  }

  func setting(_ value: AnimatedValue, in transform: CGAffineTransform) -> CGAffineTransform {
    var result = transform
    switch (self, value) {
    case (.scale, .number(let scale)):
      result.scale(to: CGSize(width: scale, height: scale))
    case (.scaleX, .number(let scale)):
      result.scale(to: CGSize(width: scale, height: transform.scales.height))
    case (.scaleY, .number(let scale)):
      result.scale(to: CGSize(width: transform.scales.width, height: scale))
    case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)):
      result.turn(to: angle)
    case (.translation, .size(let offset)):
      (result.tx, result.ty) = (offset.width, offset.height)
    case (.translationX, .number(let offset)): result.tx = offset
    case (.translationY, .number(let offset)): result.ty = offset
    default: break
    }
    return result
  }
}

extension CGAffineTransform {
  /// How much it scales along its own axes; a mirrored second axis has a negative scale.
  fileprivate var scales: CGSize {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    return CGSize(width: x, height: a * d - b * c < 0 ? -y : y)
  }

  /// The angle by which it turns, in radians, on every machine the same, unlike the platform's
  /// `atan2`.
  fileprivate var turnedAngle: CGFloat {
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else { return 0 }
    let (x, y) = (a / length, b / length)
    var angle: CGFloat = abs(y) > abs(x) ? (y < 0 ? -.pi / 2 : .pi / 2) : (x < 0 ? .pi : 0)
    // The sine of what is missing is nearly that itself: each step leaves a sixth of its cube.
    for _ in 0..<8 {
      let turn = CGAffineTransform(rotationAngle: angle)
      angle += turn.a * y - turn.b * x
    }
    return angle
  }

  fileprivate mutating func scale(to scale: CGSize) {
    let old = scales
    // An axis that was scaled to nothing has lost its direction.
    let (ux, uy) =
      old.width > 0
      ? (a / old.width, b / old.width)
      : (old.height != 0 ? (d / old.height, -c / old.height) : (1, 0))
    (a, b) = (ux * scale.width, uy * scale.width)
    (c, d) = (-uy * scale.height, ux * scale.height)
  }

  fileprivate mutating func turn(to angle: CGFloat) {
    let (scale, turn) = (scales, CGAffineTransform(rotationAngle: angle))
    (a, b) = (turn.a * scale.width, turn.b * scale.width)
    (c, d) = (turn.c * scale.height, turn.d * scale.height)
  }
}
