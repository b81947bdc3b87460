// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Values by key. They cannot be removed one by one, and have no order.
///
/// A `Dictionary`, and to a lesser degree an `Array`, has the runtime make a description of itself when a type's
/// first one is made, and look for how its keys are compared: that took a good part of a process's first
/// picture. Here the compiler knows all of that.
struct ValueTable<Key: TableKey, Value>: ~Copyable {
  private var count = 0
  /// The number of ``places``, 0 or a power of 2, at least a third more than keys.
  private var placeCount = 0
  /// Open addressing: one more than the index of a key, 0 for an empty place.
  private var places: UnsafeMutablePointer<Int32>?
  private var hashes: UnsafeMutablePointer<UInt64>?
  private var keys: UnsafeMutablePointer<Key>?
  private var values: UnsafeMutablePointer<Value>?

  init() {}

  deinit {
    keys?.deinitialize(count: count)
    values?.deinitialize(count: count)
    deallocate()
  }

  private func deallocate() {
    places?.deallocate()
    hashes?.deallocate()
    keys?.deallocate()
    values?.deallocate()
  }

  /// The value of `key`; `nil` where none was set.
  subscript(key: Key) -> Value? {
    guard let places, let values else { return nil }
    let index = places[place(of: key, hash: TableHash.of(key))]
    return index == 0 ? nil : values[Int(index) - 1]
  }

  /// Sets the value of `key`.
  mutating func set(_ value: Value, for key: Key) {
    if count * 4 >= placeCount * 3 { grow() }
    guard let places, let hashes, let keys, let values else { return }
    let hash = TableHash.of(key)
    let place = place(of: key, hash: hash)
    if places[place] == 0 {
      (hashes + count).initialize(to: hash)
      (keys + count).initialize(to: key)
      (values + count).initialize(to: value)
      count += 1
      places[place] = Int32(count)
    } else {
      values[Int(places[place]) - 1] = value
    }
  }

  /// Where the key is, or the empty place where it would be.
  private func place(of key: Key, hash: UInt64) -> Int {
    guard let places, let hashes, let keys else { return 0 }
    var place = Int(truncatingIfNeeded: hash) & (placeCount - 1)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if hashes[index] == hash, keys[index] == key { break }
      place = (place + 1) & (placeCount - 1)
    }
    return place
  }

  /// Doubles the number of places; keys and values move.
  private mutating func grow() {
    let newCount = max(64, placeCount * 2)
    let capacity = newCount / 4 * 3
    let newPlaces = UnsafeMutablePointer<Int32>.allocate(capacity: newCount)
    newPlaces.initialize(repeating: 0, count: newCount)
    let newHashes = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
    let newKeys = UnsafeMutablePointer<Key>.allocate(capacity: capacity)
    let newValues = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    if let hashes, let keys, let values {
      newHashes.moveInitialize(from: hashes, count: count)
      newKeys.moveInitialize(from: keys, count: count)
      newValues.moveInitialize(from: values, count: count)
    }
    for index in 0..<count {
      var place = Int(truncatingIfNeeded: newHashes[index]) & (newCount - 1)
      while newPlaces[place] != 0 { place = (place + 1) & (newCount - 1) }
      newPlaces[place] = Int32(index + 1)
    }
    deallocate()
    (placeCount, places, hashes, keys, values) =
      (newCount, newPlaces, newHashes, newKeys, newValues)
  }
}
