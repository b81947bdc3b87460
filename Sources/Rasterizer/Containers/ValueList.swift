// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Values one after the other, in memory that copies share until one of them is changed.
///
/// What ``ValueTable`` is to `Dictionary`, this is to `Array`: the runtime describes no type for it
/// in a process's first picture.
struct ValueList<Element: BitwiseCopyable>: RandomAccessCollection, Sendable {
  private var memory: Memory<Element>?
  private(set) var count = 0

  init() {}

  /// - Parameters:
  ///   - capacity: How many values there may be.
  ///   - initialize: Writes values from the first place on, and says how many.
  init(
    capacity: Int, initializingWith initialize: (UnsafeMutablePointer<Element>) -> Int
  ) {
    let memory = Memory<Element>(uninitialized: capacity)
    count = initialize(memory.base)
    self.memory = memory
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Element {
    guard index >= 0, index < count else {
      trap("A list of \(count) values has no value \(index).")
    }
    return memory.unsafelyUnwrapped.base[index]
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == memory?.count ?? 0 || memory?.isShared() == true {
      makeRoom(for: Swift.max(count + 1, count * 2))
    }
    (memory.unsafelyUnwrapped.base + count).initialize(to: value)
    count += 1
  }

  /// Makes room for so many values in all.
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > memory?.count ?? 0 { makeRoom(for: capacity) }
  }

  /// Gives back the room that is not used where it is more than a quarter: some lists are kept for
  /// long.
  mutating func releaseCapacity() {
    guard let memory, memory.count > count + count / 4 else { return }
    if count == 0 { self.memory = nil } else { makeRoom(for: count) }
  }

  /// Calls `body` with all values, which stay where they are until it returns.
  @inline(__always)
  func withValues<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    withExtendedLifetime(memory) {
      body(UnsafeBufferPointer(start: memory.map { UnsafePointer($0.base) }, count: count))
    }
  }

  /// Calls `body` with all values, to be changed.
  mutating func withMutableValues<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    if memory?.isShared() == true { makeRoom(for: count) }
    var values = UnsafeMutableBufferPointer(start: memory?.base, count: count)
    return withExtendedLifetime(memory) { body(&values) }
  }

  /// Moves the values to memory of their own.
  @inline(never)
  private mutating func makeRoom(for capacity: Int) {
    let room = Memory<Element>(uninitialized: capacity)
    if let memory { room.base.initialize(from: memory.base, count: count) }
    memory = room
  }
}

extension ValueList: Equatable where Element == Int32 {
  static func == (first: Self, second: Self) -> Bool {
    guard first.count == second.count else { return false }
    return first.withValues { first in
      second.withValues { second in
        first.isEmpty
          || memcmp(
            first.baseAddress.unsafelyUnwrapped, second.baseAddress.unsafelyUnwrapped,
            first.count * MemoryLayout<Int32>.stride) == 0
      }
    }
  }
}
