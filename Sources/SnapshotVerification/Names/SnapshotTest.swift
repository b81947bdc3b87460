// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The place of an assertion in the sources, as the compiler's literals give it.
///
/// ```swift
/// let source = SnapshotSource(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
/// ```
public struct SnapshotSource: Hashable, Sendable, CustomStringConvertible {
  /// `#fileID`, such as `AppTests/ProfileViewTests.swift`.
  public var fileID: String
  /// `#filePath`, the absolute path of the file on the machine that compiled it.
  public var filePath: String
  /// `#line`, counted from 1.
  public var line: Int
  /// `#column`, counted from 1.
  public var column: Int

  /// Makes a place in the sources.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The module that the file belongs to, which is the test target's name.
  public var module: String {
    fileID.split(separator: "/", maxSplits: 1).first.map(String.init) ?? fileID
  }

  /// The file's name without its folder and extension, such as `ProfileViewTests`.
  public var fileBaseName: String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The place as messages show it, such as `AppTests/ProfileViewTests.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

/// The test that an assertion belongs to.
///
/// ```swift
/// let test = SnapshotTest(suite: "ProfileViewTests", function: "testEveryState()", source: source)
/// test.name  // "testEveryState"
/// ```
public struct SnapshotTest: Hashable, Sendable {
  /// The test target, such as `AppTests`.
  public var target: String
  /// The test class or suite; nested suites are joined by dots.
  public var suite: String
  /// The function as `#function` gives it, such as `testEveryState()`.
  public var function: String
  /// Where the assertion stands.
  public var source: SnapshotSource

  /// The regular expression that selects this test in `swift test --filter`.
  public var filter: String

  /// Makes a test. Its target is the module that `source` belongs to.
  ///
  /// - Parameter filter: How `swift test --filter` finds the test; `nil`: by target, suite and
  ///   name.
  public init(suite: String, function: String, source: SnapshotSource, filter: String? = nil) {
    target = source.module
    self.suite = suite
    self.function = function
    self.source = source
    let name = SnapshotTest.escaped(SnapshotTest.baseName(ofFunction: function))
    self.filter = filter ?? "\(source.module).\(suite)/\(name)"
  }

  /// The function's name without empty parentheses and the backquotes of a raw identifier.
  public var name: String { Self.name(ofFunction: function) }

  /// A function's name without empty parentheses and the backquotes of a raw identifier.
  static func name(ofFunction function: String) -> String {
    let unquoted = function.filter { $0 != "`" }
    return unquoted.hasSuffix("()") ? String(unquoted.dropLast(2)) : unquoted
  }

  /// `text` as a regular expression that matches only it.
  public static func escaped(_ text: String) -> String {
    var pattern = ""
    for character in text {
      if "\\^$.|?*+()[]{}".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern
  }

  /// The function's name without its parentheses and argument labels.
  public static func baseName(ofFunction function: String) -> String {
    guard function.hasPrefix("`"), let end = function.dropFirst().firstIndex(of: "`") else {
      return String(function.prefix { $0 != "(" })
    }
    return String(function[function.index(after: function.startIndex)..<end])
  }
}
