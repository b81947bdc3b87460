// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// The name of a notification of Core Foundation's.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: CFString
  /// Makes a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What is called for a notification: with its center, who listens, its name, its object and what
/// it brings.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// When somebody hears who does nothing at the time. Everybody hears at once here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// Not at all.
  case drop = 1
  /// The last notification, later.
  case coalesce = 2
  /// All, later.
  case hold = 3
  /// At once.
  case deliverImmediately = 4
}

/// Brings notifications from one who posts them to those who listen.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate struct Observer: @unchecked Sendable {
    var observer: UnsafeRawPointer?
    var name: CFString?
    var object: UnsafeRawPointer?
    var callback: CFNotificationCallback
  }

  fileprivate let observers = Mutex<[Observer]>([])
  /// Whether notifications come from the main queue, later, as other processes post them on iOS.
  private let isOfAllProcesses: Bool

  fileprivate static let local = CFNotificationCenter(isOfAllProcesses: false)
  fileprivate static let darwin = CFNotificationCenter(isOfAllProcesses: true)

  private init(isOfAllProcesses: Bool) { self.isOfAllProcesses = isOfAllProcesses }

  fileprivate func post(
    _ name: CFNotificationName, _ object: UnsafeRawPointer?, _ info: CFDictionary?
  ) {
    guard isOfAllProcesses else { return deliver(name, object, info) }
    // Other processes are given no object and nothing with it.
    DispatchQueue.main.async { self.deliver(name, nil, nil) }
  }

  private func deliver(
    _ name: CFNotificationName, _ object: UnsafeRawPointer?, _ info: CFDictionary?
  ) {
    for entry in observers.withLock({ $0 }) {
      guard entry.name == nil || entry.name == name.rawValue,
        entry.object == nil || entry.object == object || isOfAllProcesses
      else { continue }
      entry.callback(self, UnsafeMutableRawPointer(mutating: entry.observer), name, object, info)
    }
  }
}

/// The center of notifications of this process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// The center of notifications of all processes. None but this one posts here.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Calls a function for notifications of a name, or of all; of an object, or of all.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  let entry = CFNotificationCenter.Observer(
    observer: observer, name: name, object: object, callback: callBack)
  center.observers.withLock { $0.append(entry) }
}

/// No longer calls for notifications of a name, or of all; of an object, or of all.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer?
) {
  let place = (observer: UInt(bitPattern: observer), object: UInt(bitPattern: object))
  center?.observers.withLock {
    $0.removeAll { entry in
      UInt(bitPattern: entry.observer) == place.observer
        && (name == nil || entry.name == name?.rawValue)
        && (place.object == 0 || UInt(bitPattern: entry.object) == place.object)
    }
  }
}

/// No longer calls for any notification.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?
) {
  CFNotificationCenterRemoveObserver(center, observer, nil, nil)
}

/// Posts a notification. All processes hear of theirs from the main queue, later.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(name, object, userInfo)
}
