// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Values of which the last is removed first, in memory that does not grow and is freed by hand: a look at one of
/// them counts no references and checks no uniqueness.
struct Stack<Element> {
  private let elements: UnsafeMutablePointer<Element>
  private let capacity: Int
  private(set) var count = 0

  /// An empty stack of at most `capacity` values.
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

  /// The value that was added last; there is one.
  @inline(__always)
  var last: Element { elements[count &- 1] }

  mutating func append(_ element: Element) {
    precondition(count < capacity, "a stack of \(capacity) values is full")
    (elements + count).initialize(to: element)
    count += 1
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
