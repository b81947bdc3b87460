// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

/// How values are stored, read back and compared.
///
/// ```swift
/// let caseless = Diffing<String>.diff(
///   toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
///   diffV2: { old, new in
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
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? { didSet { judgment = nil } }

  /// The same with attachments of XCTest, as before version 1.19 of swift-snapshot-testing.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    get {
      { [diffV2] old, new in diffV2(old, new).map { ($0.0, $0.1.map(\.xcTest)) } }
    }
    set { diffV2 = Self.difference(newValue) }
  }

  /// How this package itself compares such values; `nil` where the closures do.
  var judgment: Judgment?

  /// What this package knows how to compare and to explain.
  enum Judgment {
    case lines
    case pictures(ComparisonStrategy)
  }

  /// Makes a way to store and to compare, with attachments of XCTest.
  ///
  /// - Parameters:
  ///   - toData: A value as the bytes of its file.
  ///   - fromData: The value that a file's bytes are.
  ///   - diff: What differs between a reference and an actual value; `nil` where nothing does.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.init(toData, fromData, Self.difference(diff))
  }

  private init(
    _ toData: @escaping (Value) -> Data, _ fromData: @escaping (Data) -> Value,
    _ diff: @escaping (Value, Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    diffV2 = diff
  }

  /// Makes a way to store and to compare.
  ///
  /// - Parameters:
  ///   - toData: A value as the bytes of its file.
  ///   - fromData: The value that a file's bytes are.
  ///   - diffV2: What differs between a reference and an actual value; `nil` where nothing does.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(toData, fromData, diffV2)
  }

  private static func difference(
    _ diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) -> (Value, Value) -> (String, [DiffAttachment])? {
    { old, new in diff(old, new).map { ($0.0, $0.1.map(DiffAttachment.xcTest)) } }
  }
}
