// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The notifications that an object listens to with methods; it stops when it is released.
private final class Listening {
  var entries:
    [(center: NotificationCenter, name: Notification.Name?, token: any NSObjectProtocol)] =
      []

  func end(where isMeant: (NotificationCenter, Notification.Name?) -> Bool) {
    entries.removeAll { entry in
      guard isMeant(entry.center, entry.name) else { return false }
      entry.center.removeObserver(entry.token)
      return true
    }
  }

  deinit {
    for entry in entries { entry.center.removeObserver(entry.token) }
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
  ///   - observer: A view, a controller or another object with a storage for attached values.
  ///   - selector: Its method, without arguments or with the notification.
  ///   - name: What it listens to; `nil` for everything.
  ///   - object: Whose notifications it listens to; `nil` for everybody's.
  public func addObserver(
    _ observer: any AssociatedStorageOwner, selector: Selector, name: Notification.Name?,
    object: Any?
  ) {
    let listener = Listener(observer: observer, selector: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { listener.hear($0) }
    let listening = observer.associatedStorage[listeningKey] ?? Listening()
    listening.entries.append((self, name, token))
    observer.associatedStorage[listeningKey] = listening
  }

  /// No longer calls methods of `observer`.
  public func removeObserver(_ observer: any AssociatedStorageOwner) {
    observer.associatedStorage[listeningKey]?.end { center, _ in center === self }
  }

  /// No longer calls methods of `observer` for notifications with a name; `nil` for all.
  public func removeObserver(
    _ observer: any AssociatedStorageOwner, name: Notification.Name?, object: Any? = nil
  ) {
    observer.associatedStorage[listeningKey]?.end { center, own in
      center === self && (name == nil || own == name)
    }
  }
}
