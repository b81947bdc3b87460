// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension CAKeyframeAnimation {
  /// How the layer is turned along the path. Animations are over at once. The default is `nil`.
  public var rotationMode: CAAnimationRotationMode? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }
}

/// How a layer is turned along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Along the path, backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
