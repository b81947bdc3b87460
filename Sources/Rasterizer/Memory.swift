// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Memory of one type that is freed with this object.
final class Memory<Element: BitwiseCopyable>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  /// Allocates `count` elements, each `value`.
  init(count: Int, filledWith value: Element) {
    self.count = count
    base = .allocate(capacity: max(1, count))
    base.initialize(repeating: value, count: count)
  }

  deinit { base.deallocate() }
}
