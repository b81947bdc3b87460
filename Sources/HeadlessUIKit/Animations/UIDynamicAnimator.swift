// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Something that moves as things do: views.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The extent, in points.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// What of it bumps into others. By default its rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline that bumps where ``collisionBoundsType`` says so. By default an empty one.
  var collisionBoundingPath: UIBezierPath { get }
}

/// What of a thing bumps into others.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// Its rectangle.
  case rectangle = 0
  /// The ellipse in it.
  case ellipse = 1
  /// An outline of its own.
  case path = 2
}

extension UIDynamicItem {
  /// The rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty outline.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Hears of an animator's motion.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: DelegateObject {
  /// Things begin to move: never here.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Things have come to rest: never here.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// By default: does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// By default: does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves views as things move. There is no motion in a still picture, and no end that could be told
/// without simulating it: views stay where they are, which is reported, but for
/// ``UISnapBehavior``, whose end is known.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UISnapBehavior(item: card, snapTo: view.center))
/// ```
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates things move.
  open private(set) weak var referenceView: UIView?
  /// What moves things.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether things move: never.
  open var isRunning: Bool { false }
  /// How long things have moved, in seconds: 0.
  open var elapsedTime: TimeInterval { 0 }
  /// Hears of motion that begins and ends: never here.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Makes an animator.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator.
  public override init() { super.init() }

  /// Adds what moves things.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    behavior.settle()
  }

  /// Takes away what moves things.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }

  /// Takes away all that moves things.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The things that its behaviors move and that lie in a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.movedItems) where !found.contains(where: { $0 === item }) {
      let frame = CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
      if frame.intersectsAsOnIOS(rect) { found.append(item) }
    }
    return found
  }

  /// Takes over where a thing was put.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// What moves things.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// What belongs to it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step of the motion: never.
  open var action: (() -> Void)?
  /// What moves things by it.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Makes one that does nothing by itself.
  public override init() { super.init() }

  /// Adds what belongs to it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if dynamicAnimator != nil { behavior.settle() }
  }

  /// Takes away what belonged to it.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Called when it is added to an animator, or taken away. The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// What it moves, and what those that belong to it move.
  var movedItems: [any UIDynamicItem] { childBehaviors.flatMap(\.movedItems) }

  /// Brings things to where the motion ends.
  func settle() { for child in childBehaviors { child.settle() } }

  /// Says that things do not move.
  final func reportMotion() {
    RenderingEnvironment.report(
      "\(type(of: self)): its views stay where they are, not moved", kind: .notDrawn)
  }
}

/// Brings a view to a place.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The place.
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { settle() } } }
  /// How little it swings, 0 to 1. The default is 0.5.
  open var damping: CGFloat = 0.5

  /// Makes one for a view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { super.movedItems + [item] }

  override func settle() {
    item.center = snapPoint
    super.settle()
  }
}

/// What a view is like as a thing.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The views.
  open private(set) var items: [any UIDynamicItem]
  /// How much it jumps off, 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much it rubs.
  open var friction: CGFloat = 0
  /// How heavy it is.
  open var density: CGFloat = 1
  /// How much it is slowed down.
  open var resistance: CGFloat = 0
  /// How much its turning is slowed down.
  open var angularResistance: CGFloat = 0
  /// Whether it turns.
  open var allowsRotation: Bool = true
  /// How strongly fields of electricity and magnetism act on it. The default is 0.
  open var charge: CGFloat = 0
  /// Whether it stays in its place.
  open var isAnchored: Bool = false

  /// Makes one for views.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a view away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  override var movedItems: [any UIDynamicItem] { super.movedItems + items }

  /// Pushes a view, which does not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    if velocity != .zero { reportMotion() }
  }
  /// How fast a view moves: not at all.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Turns a view, which does not move.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    if velocity != 0 { reportMotion() }
  }
  /// How fast a view turns: not at all.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// Holds a view at a distance from a place.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The views.
  public let items: [any UIDynamicItem]
  /// The place.
  open var anchorPoint: CGPoint
  /// How far away, in points.
  open var length: CGFloat
  /// How little it swings.
  open var damping: CGFloat = 0
  /// How often it swings a second.
  open var frequency: CGFloat = 0
  /// How much turning about the place is slowed down.
  open var frictionTorque: CGFloat = 0

  /// Holds a view at its middle.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Holds a view beside its middle.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
    let x = item.center.x + offset.horizontal - point.x
    let y = item.center.y + offset.vertical - point.y
    length = (x * x + y * y).squareRoot()
    super.init()
  }

  /// Holds a view at the distance from another one that it has.
  public convenience init(
    item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem
  ) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Holds a view at the distance from another one that places beside their middles have.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    anchorPoint = .zero
    let x = item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal
    let y = item1.center.y + offset1.vertical - item2.center.y - offset2.vertical
    length = (x * x + y * y).squareRoot()
    super.init()
  }

  /// What is attached to what.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// A view to a view.
    case items = 0
    /// A view to a place.
    case anchor = 1
  }

  /// What is attached to what.
  open var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }

  override var movedItems: [any UIDynamicItem] { super.movedItems + items }
}

/// Lets views fall. They stay where they are.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The views.
  open private(set) var items: [any UIDynamicItem]
  /// Whither they fall. The default is down.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// How strongly. The default is 1.
  open var magnitude: CGFloat = 1

  /// Makes one for views.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a view away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var movedItems: [any UIDynamicItem] { super.movedItems + items }

  override func settle() {
    reportMotion()
    super.settle()
  }
}
