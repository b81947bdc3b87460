// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

// Dictionaries by the pointers of Core Foundation, as sources from the time of C ask them.

/// The value of a key, which is kept alive until the thread has been given eight more; `nil` where
/// there is none.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - key: An object, such as `Unmanaged.passUnretained(key).toOpaque()` gives.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  guard let value = theDict.object(forKey: key) else { return nil }
  let object = AutoreleasedObjects.keep(value as AnyObject)
  return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// Whether there is a value of a key, which is written to `value`; see `CFDictionaryGetValue`.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

/// Whether a dictionary has a value of a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(theDict, key) != nil
}

/// How many values a dictionary has.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

extension Unmanaged where Instance == NSString {
  /// A string as an object: the same one each time.
  public static func passUnretained(_ value: String) -> Unmanaged<NSString> {
    passUnretained(StringObjects.shared.object(value))
  }
}

/// Strings that are asked for as objects, such as names of Core Foundation's. They stay as long as
/// the program runs.
private final class StringObjects: Sendable {
  static let shared = StringObjects()
  private let objects = Mutex<[String: NSString]>([:])

  func object(_ value: String) -> NSString {
    objects.withLock { objects in
      let object = objects[value] ?? NSString(string: value)
      objects[value] = object
      return object
    }
  }
}
