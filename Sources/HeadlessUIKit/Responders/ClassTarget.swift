// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A class as the target of a selector: `addObserver(Clock.self, selector: …)`. On iOS classes
/// are objects; here each has one that stands for it.
final class ClassTarget {
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ClassTarget] = [:]

  /// The object that stands for a class, always the same.
  static func standing(for type: AnyClass) -> ClassTarget {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let target = known[key] { return target }
      let target = ClassTarget(type)
      known[key] = target
      return target
    }
  }

  /// A target as an object.
  static func object(_ target: Any) -> AnyObject {
    if let type = target as? AnyClass { return standing(for: type) }
    return target as AnyObject
  }

  /// An object, or the class that it stands for, as a type that a selector's method is of.
  static func target<Target>(_ object: AnyObject, as type: Target.Type) -> Target? {
    if let target = object as? Target { return target }
    return (object as? ClassTarget)?.type as? Target
  }
}

extension NotificationCenter {
  /// Calls a method of a class itself when a notification is posted.
  ///
  /// - Parameters:
  ///   - observer: The class that listens.
  ///   - selector: Its method, without arguments or with the notification.
  ///   - name: What it listens to; `nil` for everything.
  ///   - object: Whose notifications it listens to; `nil` for everybody's.
  public func addObserver(
    _ observer: AnyClass, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target: AnyObject = ClassTarget.standing(for: observer)
    addObserver(target, selector: selector, name: name, object: object)
  }

  /// No longer calls methods of a class.
  public func removeObserver(_ observer: AnyClass) {
    let target: AnyObject = ClassTarget.standing(for: observer)
    removeObserver(target)
  }

  /// No longer calls methods of a class for notifications with a name, `nil` for all, of an object,
  /// `nil` for all.
  public func removeObserver(_ observer: AnyClass, name: Notification.Name?, object: Any? = nil) {
    let target: AnyObject = ClassTarget.standing(for: observer)
    removeObserver(target, name: name, object: object)
  }
}
