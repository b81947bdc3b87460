// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Lets views bump into one another and into boundaries. Nothing moves here, so that nothing bumps.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What bumps into what.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes modes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views into one another.
    public static let items = Mode(rawValue: 1)
    /// Views into boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Views into everything.
    public static let everything = Mode(rawValue: .max)
  }

  /// The views.
  open private(set) var items: [any UIDynamicItem]
  /// What bumps into what. The default is everything.
  open var collisionMode: Mode = .everything
  /// Whether the bounds of the animator's view are a boundary. The default is false.
  open var translatesReferenceBoundsIntoBoundary: Bool = false
  /// Hears of what bumps: never.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [String: UIBezierPath] = [:]

  /// Makes one for views.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Makes one without views, to which they are added.
  public override convenience init() { self.init(items: []) }

  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes away a view.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Makes the bounds of the animator's view, moved inwards, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary with a name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }

  /// Adds a line as a boundary with a name.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint
  ) {
    let line = UIBezierPath()
    line.move(to: start)
    line.addLine(to: end)
    addBoundary(withIdentifier: identifier, for: line)
  }

  /// The boundary of a name; `nil` where there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries["\(identifier)"]
  }

  /// Takes away the boundary of a name.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries["\(identifier)"] = nil
  }

  /// Takes away all boundaries.
  open func removeAllBoundaries() { boundaries = [:] }

  override var movedItems: [any UIDynamicItem] { super.movedItems + items }
}

/// Hears of views that bump into something: never, as nothing moves here.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: DelegateObject {}

/// Pushes views. Nothing moves here, which is reported.
open class UIPushBehavior: UIDynamicBehavior {
  /// How a view is pushed.
  public enum Mode: Int, Hashable, Sendable {
    /// All the time.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// The views.
  open private(set) var items: [any UIDynamicItem]
  /// How they are pushed.
  public let mode: Mode
  /// Whether they are pushed. The default is true.
  open var active: Bool = true
  /// Where they are pushed to, in radians clockwise from the right. The default is 0.
  open var angle: CGFloat = 0
  /// How hard they are pushed; 1 speeds up a view of 100x100 points by 100 points in each second.
  /// The default is 0.
  open var magnitude: CGFloat = 0
  /// The same as ``angle`` and ``magnitude`` in one.
  open var pushDirection: CGVector {
    get { CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle)) }
    set {
      angle = atan2(newValue.dy, newValue.dx)
      magnitude = hypot(newValue.dx, newValue.dy)
    }
  }

  /// Makes one for no views.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// Makes one for views.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes away a view.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Takes where a view is pushed, from its middle on. Nothing moves here.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// Where a view is pushed, from its middle on. The default is its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Pushes to an angle in radians, so hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }

  override var movedItems: [any UIDynamicItem] { super.movedItems + items }

  override func settle() {
    if active, magnitude != 0 { reportMotion() }
    super.settle()
  }
}
