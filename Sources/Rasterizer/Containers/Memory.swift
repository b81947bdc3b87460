// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Memory of one type that is freed with the last value that has it.
///
/// It is no generic class: the runtime would make a description of each of them in a process's
/// first picture.
struct Memory<Element: BitwiseCopyable>: @unchecked Sendable {
  let count: Int
  private var memory: MemoryOwner

  /// The first element, as long as somebody holds the memory.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { memory.start.assumingMemoryBound(to: Element.self) }

  /// What holds the memory.
  var owner: AnyObject { memory }

  /// Whether other values have the same memory.
  @inline(__always)
  mutating func isShared() -> Bool { !isKnownUniquelyReferenced(&memory) }

  /// Allocates `count` elements, each `value`.
  init(count: Int, filledWith value: Element) {
    self.init(uninitialized: count)
    base.initialize(repeating: value, count: count)
  }

  /// Allocates `count` elements that are written before they are read.
  init(uninitialized count: Int) {
    self.count = count
    memory = MemoryOwner(UnsafeMutablePointer<Element>.allocate(capacity: max(1, count)))
  }
}

/// Frees memory.
private final class MemoryOwner {
  let start: UnsafeMutableRawPointer

  init(_ start: UnsafeMutableRawPointer) { self.start = start }

  deinit { start.deallocate() }
}

extension Memory where Element: FixedWidthInteger {
  /// At least `count` zeros; the memory is kept where it is large enough.
  static func zeros(_ memory: inout Memory, _ count: Int) -> UnsafeMutablePointer<Element> {
    if memory.count < count {
      memory = Memory(count: count, filledWith: 0)
    } else {
      memory.base.update(repeating: 0, count: count)
    }
    return memory.base
  }
}
