// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Values by key whose costs in bytes have a limit: what was not asked for of late is forgotten.
///
/// It has two generations. What is set or found is among the young. When the young ones cost half
/// of the limit, they become the old ones, and the old ones of before are forgotten: each value has
/// a second chance for as long as half of the limit takes to fill. Unlike a list of all values by
/// their last use, this costs a hit nothing.
struct Cache<Key: TableKey, Value>: ~Copyable {
  struct Entry {
    let value: Value
    let cost: Int
  }

  /// What the values of both generations may cost between two calls of ``trim()``, in bytes.
  let byteLimit: Int
  private var young = ValueTable<Key, Entry>()
  private var old = ValueTable<Key, Entry>()
  private var youngCost = 0
  private var oldCost = 0

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// What all its values cost, in bytes.
  var cost: Int { youngCost + oldCost }

  /// The value of `key`; `nil` where none was set, or it was forgotten.
  subscript(key: Key) -> Value? {
    mutating get { value(hash: TableHash.of(key)) { $0.pointee == key } }
  }

  /// The value of the key that has `hash` and that `isKey` knows, so that no key need be made to
  /// look for one.
  @inline(__always)
  mutating func value(hash: UInt64, _ isKey: (UnsafePointer<Key>) -> Bool) -> Value? {
    if let known = young.withValue(hash: hash, isKey, { $0.pointee.value }) { return known }
    return oldCost == 0 ? nil : rejuvenated(hash: hash, isKey)
  }

  /// Makes an old value young.
  private mutating func rejuvenated(
    hash: UInt64, _ isKey: (UnsafePointer<Key>) -> Bool
  ) -> Value? {
    guard let (key, entry) = old.entry(hash: hash, isKey) else { return nil }
    set(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Sets the value of `key`, which has none or another one.
  mutating func set(_ value: Value, for key: Key, cost: Int) {
    let before = young.set(Entry(value: value, cost: cost), for: key)
    youngCost += cost - (before?.cost ?? 0)
  }

  /// Counts what a young value costs more than when it was set.
  mutating func count(_ cost: Int) { youngCost += cost }

  /// Counts young values anew, which may cost more than when they were set, and trims.
  mutating func trim(counting cost: (Value) -> Int) {
    youngCost = 0
    young.forEachValue { youngCost += cost($0.value) }
    trim()
  }

  /// Forgets what is old where the young ones cost half of the limit, and these as well where they
  /// cost more than all of it. Until then nothing is forgotten: what was found may be used without
  /// being held.
  mutating func trim() {
    guard youngCost > byteLimit / 2 else { return }
    old = young.take()
    (oldCost, youngCost) = (youngCost, 0)
    guard oldCost > byteLimit else { return }
    old = ValueTable()
    oldCost = 0
  }
}
