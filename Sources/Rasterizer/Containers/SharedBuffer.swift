// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Elements whose address stays as long as somebody holds them: operations of a scene and placed
/// masks point into it. An `Array`'s address is good for one call only.
///
/// It is no generic class: the runtime would make a description of each of them in a process's
/// first picture.
struct SharedBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
  let count: Int
  private let storage: BufferStorage

  /// The first element, as long as somebody holds the buffer.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { storage.start.assumingMemoryBound(to: Element.self) }

  /// What holds the elements.
  var owner: AnyObject { storage }

  /// Allocates `count` elements, each `value`.
  init(count: Int, filledWith value: Element) {
    self.init(uninitialized: count)
    base.initialize(repeating: value, count: count)
  }

  /// Allocates `count` elements that are written before they are read.
  init(uninitialized count: Int) {
    self.count = count
    storage = BufferStorage(UnsafeMutablePointer<Element>.allocate(capacity: max(1, count)))
  }
}

/// Frees memory.
private final class BufferStorage {
  let start: UnsafeMutableRawPointer

  init(_ start: UnsafeMutableRawPointer) { self.start = start }

  deinit { start.deallocate() }
}
