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
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after it; `nil` where it was not asked for.
  public let newValue: Value?
  /// The value before it; `nil` where it was not asked for, and at the beginning.
  public let oldValue: Value?
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

/// An object whose properties can be observed: views, layers and navigation items.
///
/// There is no Objective-C runtime that watches setters. A change is told when it has moved,
/// resized, shown or hidden the object, or asked for its layout or drawing; an equal value
/// is not told. Other properties are looked at on these occasions only.
///
/// ```swift
/// let observation = scrollView.observe(\.contentOffset, options: .new) { _, change in
///   header.alpha = 1 - (change.newValue?.y ?? 0) / 100
/// }
/// ```
public protocol KeyValueObserving: NSObject {
  /// Looks at all observed properties, and tells of those that have changed.
  func checkObservedValues()
}

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
    let list =
      (self as? any KeyValueObservationsOwner)?.madeObservations() ?? KeyValueObservations()
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(list) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !areEqual(old, new) else { return }
      last = new
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

extension KeyValueObservationsOwner {
  fileprivate func madeObservations() -> KeyValueObservations {
    if let observations { return observations }
    let made = KeyValueObservations()
    observations = made
    return made
  }
}

/// Whether two values are equal; objects that cannot be compared are equal where they are the same.
private func areEqual(_ one: Any, _ other: Any) -> Bool {
  func compare<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
  if let one = one as? any Equatable { return compare(one) }
  guard type(of: one) is AnyClass else { return false }
  return (one as AnyObject) === (other as AnyObject)
}

extension UIView: KeyValueObservationsOwner {
  /// Looks at all observed properties, and tells of those that have changed.
  public func checkObservedValues() { observations?.check() }
}

extension UINavigationItem: KeyValueObservationsOwner {
  /// Looks at all observed properties, and tells of those that have changed.
  public func checkObservedValues() { observations?.check() }
}

extension CALayer: KeyValueObservationsOwner {
  /// Looks at all observed properties, and tells of those that have changed.
  public func checkObservedValues() { observations?.check() }
}
