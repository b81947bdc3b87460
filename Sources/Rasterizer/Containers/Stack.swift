// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Values of which the last is removed first, in memory that is freed by hand: a look at one of
/// them counts no references and checks no uniqueness.
struct Stack<Element> {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// An empty stack with room for `capacity` values, at least 1.
  init(capacity: Int) {
    self.capacity = capacity
    elements = .allocate(capacity: capacity)
  }

  func deallocate() {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating set { elements[index] = newValue }
  }

  /// All values, as long as none is added and the stack is not freed.
  var all: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: elements, count: count) }

  /// The value that was added last; there is one.
  @inline(__always)
  var last: Element { elements[count &- 1] }

  /// Changes that value where it lies.
  @inline(__always)
  func changeLast(_ body: (inout Element) -> Void) { body(&elements[count &- 1]) }

  /// Changes a value where it lies.
  @inline(__always)
  func change(at index: Int, _ body: (inout Element) -> Void) { body(&elements[index]) }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
  }

  @discardableResult
  mutating func removeLast() -> Element {
    count -= 1
    return (elements + count).move()
  }

  mutating func removeAll() {
    elements.deinitialize(count: count)
    count = 0
  }
}
