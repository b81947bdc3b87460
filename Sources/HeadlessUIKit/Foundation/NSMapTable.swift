// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A dictionary of objects that it may hold weakly, which Linux's Foundation does not have.
///
/// Keys are compared as ``NSHashTable``'s objects are. An entry whose key or value is gone is none.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: HeldObject
    let value: HeldObject
    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private var entries: [Entry] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Makes a table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Makes a table that holds keys and values.
  public convenience override init() { self.init(keyOptions: []) }

  /// A table that holds keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that does not keep its keys alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that does not keep its values alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many entries are still there.
  open var count: Int { entries.count { $0.isThere } }

  /// The value of a key; `nil` where there is none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    entries.first { isSame($0.key, key) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; `nil` removes it.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let object, let key else { return }
    entries.append(
      Entry(key: HeldObject(key, keyOptions), value: HeldObject(object, valueOptions)))
  }

  /// Removes a key with its value.
  open func removeObject(forKey key: KeyType?) {
    entries.removeAll { !$0.isThere || isSame($0.key, key) }
  }

  /// Removes all.
  open func removeAllObjects() { entries = [] }

  /// An enumerator of the keys that are there now.
  open func keyEnumerator() -> NSEnumerator {
    HeldObjectEnumerator(entries.filter(\.isThere).compactMap(\.key.object))
  }

  /// An enumerator of the values that are there now; `nil` where there are none.
  open func objectEnumerator() -> NSEnumerator? {
    HeldObjectEnumerator(entries.filter(\.isThere).compactMap(\.value.object))
  }

  /// All that is there as a dictionary, for keys that are `NSObject`s.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      if let key = entry.key.object as? NSObject, let value = entry.value.object as? ObjectType {
        dictionary[key] = value
      }
    }
    return dictionary
  }

  private func isSame(_ held: HeldObject, _ key: KeyType?) -> Bool {
    held.object.map { keyOptions.areSame($0, key) } ?? false
  }
}
