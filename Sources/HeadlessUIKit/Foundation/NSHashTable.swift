// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A set of objects that it may hold weakly, which Linux's Foundation does not have.
///
/// ```swift
/// let observers = NSHashTable<UIView>.weakObjects()
/// observers.add(view)
/// observers.allObjects.forEach { $0.setNeedsLayout() }
/// ```
///
/// Objects are told apart by who they are, or by `isEqual(_:)` where they are `NSObject`s that are
/// held strongly. They keep the order in which they were added, where Apple's have none.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [HeldObject] = []
  private let options: NSPointerFunctions.Options

  /// Makes a table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// Makes a table that holds its objects.
  public convenience override init() { self.init(options: []) }

  /// A table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// How many objects are still there.
  open var count: Int { allObjects.count }
  /// Any of the objects.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(
      allObjects.map {
        ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0))
      })
  }

  /// Adds an object, unless it is there.
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(HeldObject(object, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { entry in
      entry.object.map { isSame($0, object) } ?? true
    }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Whether an object is there.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// The object that is equal to one; `nil` where there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first { isSame($0, object) }
  }

  /// An enumerator of the objects that are there now.
  open func objectEnumerator() -> NSEnumerator { HeldObjectEnumerator(allObjects) }

  private func isSame(_ left: AnyObject, _ right: AnyObject?) -> Bool {
    options.areSame(left, right)
  }
}

/// How the objects of a table are held and compared.
open class NSPointerFunctions: NSObject {
  /// What holds and compares.
  public struct Options: OptionSet, Sendable {
    /// The options as one number.
    public let rawValue: UInt
    /// Makes options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held.
    public static let strongMemory: Options = []
    /// Objects are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by who they are.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are compared by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are copied; here they are held.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }

    func areSame(_ left: AnyObject, _ right: AnyObject?) -> Bool {
      if left === right { return true }
      guard !contains(.objectPointerPersonality), let left = left as? NSObject else {
        return false
      }
      return right.map { left.isEqual($0) } ?? false
    }
  }
}

/// An object that is held, or not.
struct HeldObject {
  private let held: AnyObject?
  private weak var known: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    held = options.isWeak ? nil : object
    known = object
  }

  var object: AnyObject? { known }
}

final class HeldObjectEnumerator: NSEnumerator {
  private var rest: [AnyObject]

  init(_ objects: [AnyObject]) { rest = objects.reversed() }

  override func nextObject() -> Any? { rest.popLast() }
}
