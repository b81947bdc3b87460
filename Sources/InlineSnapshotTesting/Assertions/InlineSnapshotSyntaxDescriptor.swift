// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotTesting
import SnapshotVerification

/// Which closure of a call has the text of an inline snapshot.
///
/// A function of one's own that calls `assertInlineSnapshot` describes its own closures, and hands
/// on where it was called:
///
/// ```swift
/// func assertGreeting(
///   of name: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
///   file filePath: StaticString = #filePath, function: StaticString = #function,
///   line: UInt = #line, column: UInt = #column
/// ) {
///   assertInlineSnapshot(
///     of: "Hello, \(name())", as: .lines,
///     syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
///       trailingClosureLabel: "is", trailingClosureOffset: 1),
///     matches: expected, fileID: fileID, file: filePath, function: function, line: line,
///     column: column)
/// }
/// ```
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable, Codable {
  /// The label of the closure in `assertInlineSnapshot`: `matches`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had earlier; they become the present one where a text is written. None
  /// by default.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label.
  public var trailingClosureLabel: String
  /// How many closures stand before it: those at the end of the arguments and behind the
  /// parentheses count. The default is 0.
  public var trailingClosureOffset: Int

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Labels that the closure had earlier.
  ///   - trailingClosureLabel: The closure's label.
  ///   - trailingClosureOffset: How many closures stand before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the closure's line, or at the given one where the closure is not
  /// found.
  ///
  /// - Parameters:
  ///   - message: What is wrong. The default is nothing.
  ///   - fileID: The caller's `#fileID`.
  ///   - filePath: The caller's `#filePath`.
  ///   - line: The caller's `#line`.
  ///   - column: The caller's `#column`.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    var location = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let found = SourceWriter.process.closureLine(
      self, path: "\(filePath)", line: Int(line), column: Int(column))
    if let found { location.line = UInt(found) }
    TestReporter.recordFailure(message(), at: location)
  }

  /// Whether the closure has this label, or had it earlier.
  func names(_ label: String) -> Bool {
    label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
  }
}
