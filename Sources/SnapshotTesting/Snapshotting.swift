// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How a value becomes something that can be stored and compared: a strategy.
///
/// ```swift
/// extension Snapshotting where Value == Profile, Format == String {
///   static var name: Snapshotting { Snapshotting<String, String>.lines.pullback { $0.name } }
/// }
/// assertSnapshot(of: profile, as: .name)
/// ```
public struct Snapshotting<Value, Format> {
  /// What the files' names end in, without the dot; `nil` for nothing.
  public var pathExtension: String?
  /// How the snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// A value's snapshot.
  public var snapshot: (Value) -> Async<Format>

  /// Makes a strategy whose snapshots come later.
  ///
  /// - Parameters:
  ///   - pathExtension: What the files' names end in, without the dot; `nil` for nothing.
  ///   - diffing: How the snapshots are stored and compared.
  ///   - asyncSnapshot: A value's snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Makes a strategy whose snapshots are there at once.
  ///
  /// - Parameters:
  ///   - pathExtension: What the files' names end in, without the dot; `nil` for nothing.
  ///   - diffing: How the snapshots are stored and compared.
  ///   - snapshot: A value's snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same strategy for values that can be turned into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same strategy for values that can be turned into this one's, later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
