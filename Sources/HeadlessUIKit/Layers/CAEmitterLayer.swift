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
  private var valuesByName: [String: Any] = [:]

  /// Makes a kind.
  public override init() { super.init() }

  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { valuesByName[key] = value }
}

/// Where particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a shape of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in a shape particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// In it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Anyhow.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles by chance: snow, confetti. None are drawn, and a picture of it says
/// so.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      guard emitterCells?.isEmpty == false else { return }
      RenderingEnvironment.report("particles of a CAEmitterLayer are not drawn")
    }
  }
  /// What each kind's birth rate is multiplied by. The default is 1.
  open var birthRate: Float = 1
  /// What each kind's lifetime is multiplied by. The default is 1.
  open var lifetime: Float = 1
  /// The middle of the shape.
  open var emitterPosition: CGPoint = .zero
  /// How far that is at the back.
  open var emitterZPosition: CGFloat = 0
  /// How large the shape is.
  open var emitterSize: CGSize = .zero
  /// How deep the shape is.
  open var emitterDepth: CGFloat = 0
  /// The shape. The default is a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where in it. The default is in it.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles lie over each other. The default is anyhow.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether the depth counts. The default is false.
  open var preservesDepth: Bool = false
  /// What each kind's speed is multiplied by. The default is 1.
  open var velocity: Float = 1
  /// What each kind's size is multiplied by. The default is 1.
  open var scale: Float = 1
  /// What each kind's turning is multiplied by. The default is 1.
  open var spin: Float = 1
  /// Where chance begins. The default is 0.
  open var seed: UInt32 = 0
}
