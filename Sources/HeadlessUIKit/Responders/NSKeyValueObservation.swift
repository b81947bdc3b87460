// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// Foundation's bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Each change is told twice, the first time as one that is about to come. Here both are told
  /// once the value is there: the first has no new value, but the object has it already.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value has changed. Properties are set; members of collections that
/// `mutableArrayValue(forKey:)` changes come, go, or take others' places.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Members came.
  case insertion = 2
  /// Members went.
  case removal = 3
  /// Members took others' places.
  case replacement = 4
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// Foundation's type in this place.
  public typealias Kind = NSKeyValueChange
  /// How the value has changed: it was set.
  public let kind: Kind = .setting
  /// The value after it; `nil` where it was not asked for.
  public let newValue: Value?
  /// The value before it; `nil` where it was not asked for, and at the beginning.
  public let oldValue: Value?
  /// The members that have changed: always `nil`, as they are not told one by one.
  public let indexes: IndexSet? = nil
  /// Whether the change is about to come, for ``NSKeyValueObservingOptions/prior``.
  public var isPrior: Bool = false
}

/// Somebody who is told of a property's changes, until the object goes.
public final class NSKeyValueObservation: NSObject {
  private var check: (() -> Void)?
  private weak var list: KeyValueObservations?

  init(_ list: KeyValueObservations, check: @escaping () -> Void) {
    self.list = list
    self.check = check
    super.init()
  }

  /// No longer tells of changes.
  public func invalidate() {
    check = nil
    list?.remove(self)
  }

  func checkValue() { check?() }
}

/// Who is told of an object's changes.
final class KeyValueObservations {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []
  private var isPaused = false

  var isEmpty: Bool { entries.allSatisfy { $0.observation == nil } }

  func add(_ observation: NSKeyValueObservation) {
    entries.append(Entry(observation: observation))
  }

  func remove(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil || $0.observation === observation }
  }

  /// Tells of what has changed since it was told last.
  func check() {
    guard !isPaused else { return }
    for entry in entries { entry.observation?.checkValue() }
  }

  /// Tells once of all that `body` changes.
  func checkOnce(_ body: () -> Void) {
    guard !isPaused else { return body() }
    isPaused = true
    body()
    isPaused = false
    check()
  }
}

/// An object whose properties can be observed.
///
/// There is no Objective-C runtime that watches setters. A change of a view, a layer or a
/// navigation item is told when it has moved, resized, shown or hidden the object, or asked for its
/// layout or drawing; an equal value is not told. Other properties are looked at on these occasions
/// only, and when a `dynamic` property of sources that the plug-in `UIKitSources` transforms has
/// been set. Elsewhere ``checkObservedValues()`` looks at them.
///
/// ```swift
/// let observation = scrollView.observe(\.contentOffset, options: .new) { _, change in
///   header.alpha = 1 - (change.newValue?.y ?? 0) / 100
/// }
/// ```
public protocol KeyValueObserving: NSObjectProtocol {
  /// Looks at all observed properties, and tells of those that have changed.
  func checkObservedValues()
}

/// A class that keeps its observers in a property, because many are asked for them often.
protocol KeyValueObservationsOwner: KeyValueObserving {
  var observations: KeyValueObservations? { get set }
}

extension KeyValueObserving {
  /// Tells of a property's changes as long as the returned object lives.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What is told, and whether it is told at the beginning.
  ///   - changeHandler: Called after each change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    reportUntold()
    let list = KeyValueObservations.made(for: self)
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(list) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !areEqual(old, new) else { return }
      last = new
      if options.contains(.prior) {
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: nil, oldValue: options.contains(.old) ? old : nil, isPrior: true))
      }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    list.add(observation)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }
}

extension KeyValueObserving {
  /// Says that nothing is told of an object of Foundation's, which does not know who observes it.
  func reportUntold() {
    guard String(reflecting: type(of: self)).hasPrefix("Foundation") else { return }
    RenderingEnvironment.report(
      "\(type(of: self)) of Foundation is observed, and tells no changes here", kind: .leftOut)
  }
}

extension KeyValueObservations {
  private static let key = AssociatedStorage.Key<KeyValueObservations>()

  /// The list of an object, which is made where there is none.
  fileprivate static func made(for object: any KeyValueObserving) -> KeyValueObservations {
    if let list = list(of: object) { return list }
    let made = KeyValueObservations()
    if let owner = object as? any KeyValueObservationsOwner {
      owner.observations = made
    } else {
      AssociatedStorage.storage(of: object)[key] = made
    }
    return made
  }

  /// The list of an object; `nil` where nobody observes it.
  fileprivate static func list(of object: any KeyValueObserving) -> KeyValueObservations? {
    if let owner = object as? any KeyValueObservationsOwner { return owner.observations }
    return AssociatedStorage.storage(of: object)[key]
  }
}

/// Whether two values are equal; objects that cannot be compared are equal where they are the same.
private func areEqual(_ one: Any, _ other: Any) -> Bool {
  func compare<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
  if let one = one as? any Equatable { return compare(one) }
  guard type(of: one) is AnyClass else { return false }
  return (one as AnyObject) === (other as AnyObject)
}

extension NSObject: KeyValueObserving {
  /// Looks at all observed properties, and tells of those that have changed.
  public func checkObservedValues() { KeyValueObservations.list(of: self)?.check() }

  /// Something, where a property of the object is observed, and `nil` where none is.
  public var observationInfo: UnsafeMutableRawPointer? {
    guard let list = KeyValueObservations.list(of: self), !list.isEmpty else { return nil }
    return Unmanaged.passUnretained(list).toOpaque()
  }
}

extension KeyValueObserving {
  /// A property is about to change. Observers are told by ``didChangeValue(for:)``.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// A property has changed: tells its observers, where its value is another one.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { checkObservedValues() }
  /// A property is about to change. Observers are told by ``didChangeValue(forKey:)``.
  public func willChangeValue(forKey key: String) {}
  /// A property has changed: tells its observers, where its value is another one.
  public func didChangeValue(forKey key: String) { checkObservedValues() }
}

/// Tells the observers of an object whose property has been set. The plug-in `UIKitSources` has each
/// `dynamic` property call it.
public func tellObservers(of object: AnyObject) {
  (object as? any KeyValueObserving)?.checkObservedValues()
}

extension UIView: KeyValueObservationsOwner {}
extension UINavigationItem: KeyValueObservationsOwner {}
extension CALayer: KeyValueObservationsOwner {}
