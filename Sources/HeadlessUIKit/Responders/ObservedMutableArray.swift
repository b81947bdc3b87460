// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension NSObjectProtocol {
  /// The members of a property that holds a collection. A change of them changes the property's, and
  /// is told to those who observe the property by its name, with the kind of change and the
  /// indexes.
  ///
  /// - Precondition: The object's class, or one above it, stores an array of that name. One that is
  ///   no `NSMutableArray` is set anew by the class's ``ObjectiveCMembers``.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    ObservedMutableArray(key, of: self)
  }

  /// The members of a collection at the end of a path: names with periods between them.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    var parts = keyPath.split(separator: ".").map(String.init)
    guard let last = parts.popLast(), !parts.isEmpty else {
      return mutableArrayValue(forKey: keyPath)
    }
    let path = parts.joined(separator: ".")
    guard let owner = value(forKeyPath: path) as? any NSObjectProtocol else {
      trap("\(type(of: self)) has no object at '\(path)' with a collection '\(last)'")
    }
    return owner.mutableArrayValue(forKey: last)
  }
}

/// A property's array, whose changes are told.
private final class ObservedMutableArray: NSMutableArray {
  private let owner: any NSObjectProtocol
  private let key: String

  init(_ key: String, of owner: any NSObjectProtocol) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) { trap(Self.isAProperty) }

  required convenience init(arrayLiteral elements: Any...) { trap(Self.isAProperty) }

  private static let isAProperty = "the members of a property are made by the property alone"

  /// The array itself, which is changed where it is; `nil` where the property holds a value.
  private var stored: NSMutableArray? { owner.value(forKey: key) as? NSMutableArray }

  private var members: [Any] {
    let value = owner.value(forKey: key)
    return (value as? NSArray)?.map { $0 } ?? value as? [Any] ?? []
  }

  private func change(
    _ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any]? = nil, old: [Any]? = nil,
    _ change: (NSMutableArray) -> Void
  ) {
    guard !indexes.isEmpty else { return }
    if let stored {
      change(stored)
    } else {
      let changed = NSMutableArray(array: members)
      change(changed)
      owner.setValue(changed.map { $0 }, forKey: key)
    }
    let observers = AssociatedStorage.storage(of: owner)[NamedObservers.key]?.entries ?? []
    for observer in observers where observer.keyPath == key {
      var told: [NSKeyValueChangeKey: Any] = [
        .kindKey: NSNumber(value: kind.rawValue), .indexesKey: indexes,
      ]
      if observer.options.contains(.new), let new { told[.newKey] = new }
      if observer.options.contains(.old), let old { told[.oldKey] = old }
      observer.tell(owner, told)
    }
  }

  override var count: Int { stored?.count ?? members.count }

  override func object(at index: Int) -> Any { stored?.object(at: index) ?? members[index] }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, [index], new: [anObject]) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, [index], old: [object(at: index)]) { $0.removeObject(at: index) }
  }

  /// At the end of the array the object is added, as `array[array.count] = object` does on iOS.
  override func replaceObject(at index: Int, with anObject: Any) {
    guard index < count else { return insert(anObject, at: index) }
    change(.replacement, [index], new: [anObject], old: [object(at: index)]) {
      $0.replaceObject(at: index, with: anObject)
    }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() { removeObject(at: count - 1) }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, indexes, new: objects) { $0.insert(objects, at: indexes) }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, indexes, old: indexes.map(object(at:))) { $0.removeObjects(at: indexes) }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, indexes, new: objects, old: indexes.map(object(at:))) {
      $0.replaceObjects(at: indexes, with: objects)
    }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let (start, end) = (range.location, range.location + range.length)
    let shared = Swift.min(range.length, otherArray.count)
    replaceObjects(
      at: IndexSet(integersIn: start..<start + shared), with: Array(otherArray.prefix(shared)))
    removeObjects(at: IndexSet(integersIn: start + shared..<end))
    let more = Array(otherArray.dropFirst(shared))
    insert(more, at: IndexSet(integersIn: start + shared..<start + shared + more.count))
  }

  override func addObjects(from otherArray: [Any]) {
    insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
  }

  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  // Foundation for Linux does not know again what is none of its own objects.

  override func index(of anObject: Any) -> Int {
    (0..<count).first { Self.isSame(anObject, object(at: $0)) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) { removeObjects(in: [anObject]) }

  override func removeObjects(in otherArray: [Any]) {
    let places = (0..<count).filter { index in
      otherArray.contains { Self.isSame($0, object(at: index)) }
    }
    removeObjects(at: IndexSet(places))
  }

  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    if let one = one as? any Equatable {
      func compare<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
      return compare(one)
    }
    return (one as AnyObject) === (other as AnyObject)
  }
}
