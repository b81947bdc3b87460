// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Values by key. They cannot be removed one by one, and have no order.
///
/// To make the type of a `Dictionary`, the runtime looks through all conformances of the program for
/// how its keys are compared: with dictionaries in the place of these, a process's first picture of
/// a screen takes 40 to 49 % more instructions. With `[Int: (key: Key, value: Value)]` by the keys'
/// hash values it takes 6 to 7 % more, a list in a program without views up to 69 %, and what is
/// fresh 2 to 18 %.
struct ValueTable<Key: TableKey, Value>: ~Copyable {
  /// Memory for some keys and values; freed by hand.
  private struct Storage {
    /// A power of 2, at least a third more than keys.
    let placeCount: Int
    /// Open addressing: one more than the index of a key, 0 for an empty place.
    let places: UnsafeMutablePointer<Int32>
    let hashes: UnsafeMutablePointer<UInt64>
    let keys: UnsafeMutablePointer<Key>
    let values: UnsafeMutablePointer<Value>

    init(placeCount: Int) {
      self.placeCount = placeCount
      places = .allocate(capacity: placeCount)
      places.initialize(repeating: 0, count: placeCount)
      hashes = .allocate(capacity: placeCount / 4 * 3)
      keys = .allocate(capacity: placeCount / 4 * 3)
      values = .allocate(capacity: placeCount / 4 * 3)
    }

    func deallocate() {
      places.deallocate()
      hashes.deallocate()
      keys.deallocate()
      values.deallocate()
    }

    /// Where the key is that `isKey` knows, or the empty place where it would be.
    @inline(__always)
    func place(hash: UInt64, _ isKey: (UnsafePointer<Key>) -> Bool) -> Int {
      var place = Int(truncatingIfNeeded: hash) & (placeCount - 1)
      while places[place] != 0 {
        let index = Int(places[place]) - 1
        if hashes[index] == hash, isKey(keys + index) { break }
        place = (place + 1) & (placeCount - 1)
      }
      return place
    }

    /// Takes over all keys and values of `other`.
    func take(_ count: Int, from other: Storage) {
      hashes.moveInitialize(from: other.hashes, count: count)
      keys.moveInitialize(from: other.keys, count: count)
      values.moveInitialize(from: other.values, count: count)
      for index in 0..<count {
        var place = Int(truncatingIfNeeded: hashes[index]) & (placeCount - 1)
        while places[place] != 0 { place = (place + 1) & (placeCount - 1) }
        places[place] = Int32(index + 1)
      }
      other.deallocate()
    }
  }

  private var storage: Storage?
  private var count = 0

  init() {}

  deinit {
    storage?.keys.deinitialize(count: count)
    storage?.values.deinitialize(count: count)
    storage?.deallocate()
  }

  /// The value of `key`; `nil` where none was set.
  subscript(key: Key) -> Value? {
    value(hash: TableHash.of(key)) { $0.pointee == key }
  }

  /// The value of the key that has `hash` and that `isKey` knows: a look at some of what a key has,
  /// where it lies, copies nothing and counts no references.
  @inline(__always)
  func value(hash: UInt64, _ isKey: (UnsafePointer<Key>) -> Bool) -> Value? {
    withValue(hash: hash, isKey) { $0.pointee }
  }

  /// The same with the key.
  func entry(hash: UInt64, _ isKey: (UnsafePointer<Key>) -> Bool) -> (key: Key, value: Value)? {
    guard let storage else { return nil }
    let index = Int(storage.places[storage.place(hash: hash, isKey)])
    return index == 0 ? nil : (storage.keys[index - 1], storage.values[index - 1])
  }

  /// What `body` makes of that value where it lies; `nil` where none was set.
  @inline(__always)
  func withValue<Result>(
    hash: UInt64, _ isKey: (UnsafePointer<Key>) -> Bool, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result? {
    guard let storage else { return nil }
    let index = storage.places[storage.place(hash: hash, isKey)]
    return index == 0 ? nil : body(storage.values + (Int(index) - 1))
  }

  /// Gives all values away and is empty.
  mutating func take() -> ValueTable {
    var taken = ValueTable()
    (taken.storage, taken.count) = (storage, count)
    (storage, count) = (nil, 0)
    return taken
  }

  /// Calls `body` with each value, in the order in which their keys were set first.
  func forEachValue(_ body: (Value) -> Void) {
    guard let storage else { return }
    for index in 0..<count { body(storage.values[index]) }
  }

  /// Sets the value of `key`.
  ///
  /// - Returns: The one that it had.
  @discardableResult
  mutating func set(_ value: Value, for key: Key) -> Value? {
    let storage = storageForOneMore()
    let hash = TableHash.of(key)
    let place = storage.place(hash: hash) { $0.pointee == key }
    guard storage.places[place] == 0 else {
      let before = storage.values[Int(storage.places[place]) - 1]
      storage.values[Int(storage.places[place]) - 1] = value
      return before
    }
    (storage.hashes + count).initialize(to: hash)
    (storage.keys + count).initialize(to: key)
    (storage.values + count).initialize(to: value)
    count += 1
    storage.places[place] = Int32(count)
    return nil
  }

  /// Doubles the number of places where one more key would leave too few empty ones.
  private mutating func storageForOneMore() -> Storage {
    if let storage, count * 4 < storage.placeCount * 3 { return storage }
    let larger = Storage(placeCount: (storage?.placeCount ?? 32) * 2)
    if let storage { larger.take(count, from: storage) }
    storage = larger
    return larger
  }
}
