// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Changes a view as people tilt the device. Nobody tilts here: views stay as they are.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }

  /// What changes at a tilt, -1 to 1 each way; `nil`, the default, for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Changes one number as people tilt the device.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which way the device is tilted.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis = 0
    /// To the top and the bottom.
    case tiltAlongVerticalAxis = 1
  }

  /// What changes, such as `center.x`.
  public let keyPath: String
  /// Which way the device is tilted.
  public let type: EffectType
  /// The difference at one end.
  open var minimumRelativeValue: Any?
  /// The difference at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

private let motionEffectsKey = AssociatedStorage.Key<[UIMotionEffect]>()

extension UIView {
  /// The effects of tilting. No still picture shows them.
  public var motionEffects: [UIMotionEffect] {
    get { associatedStorage[motionEffectsKey] ?? [] }
    set { associatedStorage[motionEffectsKey] = newValue }
  }

  /// Adds an effect of tilting.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Takes an effect of tilting away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
