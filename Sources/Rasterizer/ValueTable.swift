// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Values by key.
///
/// A `Dictionary` asks the runtime once for each of its types whether the key is `Hashable`, which looks through
/// the conformances of all libraries of the process: that took a good part of a process's first picture. Here
/// the compiler knows. Values cannot be removed one by one, and have no order.
struct ValueTable<Key: Hashable, Value> {
  // Not an array of one type, which would be generic, too, and ask again.
  private var hashes: [Int] = []
  private var keys: [Key] = []
  private var values: [Value] = []
  /// Open addressing: one more than the index of a key, 0 for an empty place. As many as a power of 2, at
  /// least a third more than keys.
  private var places: [Int32] = []

  /// The value of `key`; `nil` where none was set.
  subscript(key: Key) -> Value? {
    guard !places.isEmpty else { return nil }
    let place = place(of: key, hash: key.hashValue)
    return places[place] == 0 ? nil : values[Int(places[place]) - 1]
  }

  /// Sets the value of `key`.
  mutating func set(_ value: Value, for key: Key) {
    if keys.count * 4 >= places.count * 3 { grow() }
    let hash = key.hashValue
    let place = place(of: key, hash: hash)
    if places[place] == 0 {
      hashes.append(hash)
      keys.append(key)
      values.append(value)
      places[place] = Int32(keys.count)
    } else {
      values[Int(places[place]) - 1] = value
    }
  }

  /// Where the key is, or the empty place where it would be.
  private func place(of key: Key, hash: Int) -> Int {
    var place = hash & (places.count - 1)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if hashes[index] == hash, keys[index] == key { break }
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let count = max(64, places.count * 2)
    places = Array(repeating: 0, count: count)
    for (index, hash) in hashes.enumerated() {
      var place = hash & (count - 1)
      while places[place] != 0 { place = (place + 1) & (count - 1) }
      places[place] = Int32(index + 1)
    }
  }
}
