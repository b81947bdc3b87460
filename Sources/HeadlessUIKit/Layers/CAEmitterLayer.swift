// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

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
      RenderingEnvironment.report("particles of a CAEmitterLayer are not drawn", kind: .notDrawn)
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
