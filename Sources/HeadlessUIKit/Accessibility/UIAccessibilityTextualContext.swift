// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What kind of text something is, for how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text of a console.
  public static let console = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextConsole")
  /// Names of files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging")
  /// Stories.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative")
  /// Source code.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Cells of a table.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Documents.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// How people go through what is in an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system does.
  case automatic = 0
  /// One after the other.
  case separate = 1
  /// All as one.
  case combined = 2
}
