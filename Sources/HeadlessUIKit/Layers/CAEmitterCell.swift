// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// One kind of particles. They are not drawn.
open class CAEmitterCell: NSObject {
  /// What it is called in key paths.
  open var name: String?
  /// Whether it emits. The default is true.
  open var isEnabled: Bool = true
  /// What a particle shows, a picture.
  open var contents: Any?
  /// The part of the picture that shows.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The picture's pixels for each point.
  open var contentsScale: CGFloat = 1
  /// The kinds that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// How many a second.
  open var birthRate: Float = 0
  /// How long each lives, in seconds.
  open var lifetime: Float = 0
  /// How much that differs.
  open var lifetimeRange: Float = 0
  /// How fast each is, in points a second.
  open var velocity: CGFloat = 0
  /// How much that differs.
  open var velocityRange: CGFloat = 0
  /// What makes it faster to the sides.
  open var xAcceleration: CGFloat = 0
  /// What makes it faster downward.
  open var yAcceleration: CGFloat = 0
  /// What makes it faster to the front.
  open var zAcceleration: CGFloat = 0
  /// The angle up and down.
  open var emissionLatitude: CGFloat = 0
  /// The angle from side to side.
  open var emissionLongitude: CGFloat = 0
  /// How much that differs.
  open var emissionRange: CGFloat = 0
  /// How large each is. The default is 1.
  open var scale: CGFloat = 1
  /// How much that differs.
  open var scaleRange: CGFloat = 0
  /// How much it grows each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast each turns.
  open var spin: CGFloat = 0
  /// How much that differs.
  open var spinRange: CGFloat = 0
  /// What the picture is multiplied by.
  open var color: CGColor?
  /// How much the red differs.
  open var redRange: Float = 0
  /// How much the green differs.
  open var greenRange: Float = 0
  /// How much the blue differs.
  open var blueRange: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0
  /// How much redder it becomes each second.
  open var redSpeed: Float = 0
  /// How much greener it becomes each second.
  open var greenSpeed: Float = 0
  /// How much bluer it becomes each second.
  open var blueSpeed: Float = 0
  /// How much less it shows each second.
  open var alphaSpeed: Float = 0
  /// When it begins to emit, in seconds. The default is 0.
  open var beginTime: CFTimeInterval = 0
  /// How long it emits, in seconds. The default is 0.
  open var duration: CFTimeInterval = 0
  /// How fast its time goes. The default is 1.
  open var speed: Float = 1
  /// Where its time begins, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// How often it begins again. The default is 0.
  open var repeatCount: Float = 0
  /// How long it begins again, in seconds. The default is 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether its time goes back at the end. The default is false.
  open var autoreverses: Bool = false
  /// What shows before and after. The default is nothing.
  open var fillMode: CAMediaTimingFillMode = .removed
  private var valuesByName: [String: Any] = [:]

  /// Makes a kind.
  public override init() { super.init() }

  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { valuesByName[key] = value }
}
