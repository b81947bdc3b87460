// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A value that may come later, by a callback.
///
/// ```swift
/// let later = Async<Int> { callback in DispatchQueue.main.async { callback(1) } }
/// later.map { $0 + 1 }.run { print($0) }  // 2
/// ```
public struct Async<Value> {
  /// Begins the work, and calls the given callback once with its value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value that comes when `run` calls its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Makes a value that is there at once.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// The value after `transform`, once it comes.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Async {
  /// The values of several, in their order, once the last one came.
  static func all(_ parts: [Async<Value>]) -> Async<[Value]> {
    guard !parts.isEmpty else { return Async<[Value]>(value: []) }
    return Async<[Value]> { callback in
      var values = [Value?](repeating: nil, count: parts.count)
      for (index, part) in parts.enumerated() {
        part.run { value in
          values[index] = value
          let found = values.compactMap { $0 }
          if found.count == parts.count { callback(found) }
        }
      }
    }
  }
}
