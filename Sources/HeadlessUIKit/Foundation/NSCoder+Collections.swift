// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What Foundation for Linux lacks: arrays and dictionaries whose classes are named.
extension NSCoder {
  /// The array under a key, whose elements are of a class; `nil` where there is none, or where an
  /// element is of another class.
  public final func decodeArrayOfObjects<Element: NSObject & NSCoding>(
    ofClass type: Element.Type, forKey key: String
  ) -> [Element]? {
    CodedCollections.array(present([NSArray.self, type], key), of: type)
  }

  /// The array under a key, whose elements are of some classes; `nil` where there is none.
  public final func decodeArrayOfObjects(
    ofClasses classes: [AnyClass], forKey key: String
  ) -> [Any]? {
    present([NSArray.self] + classes, key) as? [Any]
  }

  /// The dictionary under a key, whose keys and values are of two classes; `nil` where there is
  /// none, or where one is of another class.
  public final func decodeDictionary<Key: NSObject & NSCoding, Value: NSObject & NSCoding>(
    withKeysOfClass keys: Key.Type, objectsOfClass values: Value.Type, forKey key: String
  ) -> [Key: Value]? {
    CodedCollections.dictionary(present([NSDictionary.self, keys, values], key), keys, values)
  }

  // Foundation for Linux ends the process for a key that is not there.
  private func present(_ classes: [AnyClass], _ key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
  }
}

extension NSKeyedUnarchiver {
  /// The array in an archive, whose elements are of a class; `nil` where one is of another class.
  ///
  /// - Throws: What `unarchivedObject(ofClasses:from:)` throws.
  public static func unarchivedArrayOfObjects<Element: NSObject & NSCoding>(
    ofClass type: Element.Type, from data: Data
  ) throws -> [Element]? {
    CodedCollections.array(
      try unarchivedObject(ofClasses: [NSArray.self, type], from: data), of: type)
  }

  /// The array in an archive, whose elements are of some classes.
  ///
  /// - Throws: What `unarchivedObject(ofClasses:from:)` throws.
  public static func unarchivedArrayOfObjects(
    ofClasses classes: [AnyClass], from data: Data
  ) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }

  /// The dictionary in an archive, whose keys and values are of two classes; `nil` where one is of
  /// another class.
  ///
  /// - Throws: What `unarchivedObject(ofClasses:from:)` throws.
  public static func unarchivedDictionary<Key: NSObject & NSCoding, Value: NSObject & NSCoding>(
    ofKeyClass keys: Key.Type, objectClass values: Value.Type, from data: Data
  ) throws -> [Key: Value]? {
    CodedCollections.dictionary(
      try unarchivedObject(ofClasses: [NSDictionary.self, keys, values], from: data), keys, values)
  }
}

private enum CodedCollections {
  static func array<Element: NSObject>(_ decoded: Any?, of type: Element.Type) -> [Element]? {
    guard let all = decoded as? [Any] else { return nil }
    let elements = all.compactMap { object($0, type) }
    return elements.count == all.count ? elements : nil
  }

  static func dictionary<Key: NSObject, Value: NSObject>(
    _ decoded: Any?, _ keys: Key.Type, _ values: Value.Type
  ) -> [Key: Value]? {
    guard let all = decoded as? [AnyHashable: Any] else { return nil }
    var pairs: [Key: Value] = [:]
    for (key, value) in all {
      guard let key = object(key.base, keys), let value = object(value, values) else { return nil }
      pairs[key] = value
    }
    return pairs
  }

  // Strings and numbers come as Swift's own.
  private static func object<T: NSObject>(_ value: Any, _ type: T.Type) -> T? {
    value as? T ?? (value as AnyObject) as? T
  }
}
