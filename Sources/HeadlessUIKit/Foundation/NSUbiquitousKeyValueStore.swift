// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The values that an app shares through iCloud.
///
/// As on a device where nobody is signed in, each object keeps what it is given and hears nothing
/// of others. What is kept ends with the process.
///
/// ```swift
/// let store = NSUbiquitousKeyValueStore()
/// store.set("Ada", forKey: "name")
/// let name = store.string(forKey: "name")  // "Ada"
/// ```
open class NSUbiquitousKeyValueStore: NSObject {
  nonisolated(unsafe) private static let shared = NSUbiquitousKeyValueStore()
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The app's store.
  open class var `default`: NSUbiquitousKeyValueStore { shared }

  /// What iCloud tells of changes on other devices, which nobody posts here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The value of a key; `nil` where there is none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  /// Sets the value of a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// The value of a key where it is a text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  /// The value of a key where it is a list.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// The value of a key where it is a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  /// The value of a key where it is data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  /// The value of a key as a number; 0 where there is none.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }

  /// The value of a key as a number; 0 where there is none.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }

  /// The value of a key as a truth value; `false` where there is none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  /// Sets the value of a key.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

  /// Sets the value of a key.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }

  /// Sets the value of a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }

  /// Sets the value of a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }

  /// Sets the value of a key.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Sets the value of a key.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Sets the value of a key.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Writes what was set where the system keeps it. Whether that was possible.
  @discardableResult open func synchronize() -> Bool { true }
}

/// Why values changed on another device, in the notification's `userInfo`.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The keys whose values changed on another device, in the notification's `userInfo`.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has set a value.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The first values of iCloud came.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are more values than iCloud keeps.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Another person is signed in.
public let NSUbiquitousKeyValueStoreAccountChange = 3
