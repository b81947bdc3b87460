// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

/// How values are stored, read back and compared.
///
/// ```swift
/// let caseless = Diffing<String>(
///   toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
///   diff: { old, new in
///     old.lowercased() == new.lowercased() ? nil : ("\(old) became \(new)", [])
///   })
/// ```
public struct Diffing<Value> {
  /// A value as the bytes of its file.
  public var toData: (Value) -> Data { didSet { judgment = nil } }
  /// The value that a file's bytes are.
  public var fromData: (Data) -> Value { didSet { judgment = nil } }
  /// What differs between a reference and an actual value, and files that show it; `nil` where
  /// nothing does.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? { didSet { judgment = nil } }

  /// How this package itself compares such values; `nil` where the closures do.
  var judgment: Judgment?

  /// What this package knows how to compare and to explain.
  enum Judgment {
    case lines
    case pictures(ComparisonStrategy)
  }

  /// Makes a way to store and to compare.
  ///
  /// - Parameters:
  ///   - toData: A value as the bytes of its file.
  ///   - fromData: The value that a file's bytes are.
  ///   - diff: What differs between a reference and an actual value; `nil` where nothing does.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
