// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The notifications that an object listens to with methods; it stops when it is released.
private final class Listening {
  typealias Entry = (
    center: NotificationCenter, name: Notification.Name?, object: ObjectIdentifier?,
    token: any NSObjectProtocol
  )

  var entries: [Entry] = []

  func end(where isMeant: (Entry) -> Bool) {
    entries.removeAll { entry in
      guard isMeant(entry) else { return false }
      entry.center.removeObserver(entry.token as Any)
      return true
    }
  }

  deinit {
    for entry in entries { entry.center.removeObserver(entry.token as Any) }
  }
}

private let listeningKey = AssociatedStorage.Key<Listening>()

/// Views belong to the thread that works with them; posting on another one is the caller's promise
/// that it has stopped.
private struct Listener: @unchecked Sendable {
  weak var observer: AnyObject?
  let selector: Selector

  func hear(_ notification: Notification) {
    guard let observer else { return }
    selector.perform(
      on: observer, from: notification as AnyObject, place: nil, event: nil)
  }
}

extension NotificationCenter {
  /// Calls a method of `observer` when a notification is posted, until the observer is released. It
  /// is not kept alive.
  ///
  /// - Parameters:
  ///   - observer: The object that listens, of any class.
  ///   - selector: Its method, without arguments or with the notification.
  ///   - name: What it listens to; `nil` for everything.
  ///   - object: Whose notifications it listens to; `nil` for everybody's.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let listener = Listener(observer: observer, selector: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { listener.hear($0) }
    let storage = AssociatedStorage.storage(of: observer)
    let listening = storage[listeningKey] ?? Listening()
    listening.entries.append((self, name, object.map { ObjectIdentifier($0 as AnyObject) }, token))
    storage[listeningKey] = listening
  }

  /// The same for a value that is an object or a class, as UIKit has it: protocols of an app's own
  /// may ask for this method.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    if let type = observer as? AnyClass {
      addObserver(type, selector: aSelector, name: aName, object: anObject)
    } else {
      addObserver(observer as AnyObject, selector: aSelector, name: aName, object: anObject)
    }
  }

  /// No longer calls methods of `observer`. What was given by `addObserver(forName:...)` ends, too.
  public func removeObserver(_ observer: AnyObject) {
    AssociatedStorage.storage(of: observer)[listeningKey]?.end { $0.center === self }
    removeObserver(observer as Any)
  }

  /// No longer calls methods of `observer` for notifications with a name, `nil` for all, of an
  /// object, `nil` for all.
  public func removeObserver(
    _ observer: AnyObject, name: Notification.Name?, object: Any? = nil
  ) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    AssociatedStorage.storage(of: observer)[listeningKey]?.end { entry in
      entry.center === self && (name == nil || entry.name == name)
        && (object == nil || entry.object == object)
    }
  }
}
