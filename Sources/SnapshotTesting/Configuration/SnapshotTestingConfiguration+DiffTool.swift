// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SnapshotTestingConfiguration {
  /// What a failure says in order to look at a difference, such as a command.
  ///
  /// ```swift
  /// withSnapshotTesting(diffTool: "compare") { assertSnapshot(of: 1, as: .description) }
  /// ```
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let words: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Makes a tool that says something about the paths of the reference and of the actual file.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      words = tool
    }

    /// A command whose arguments are the two paths.
    public init(stringLiteral value: String) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// The command of Kaleidoscope.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Nothing: a failure names the files anyway.
    public static let `default` = DiffTool { _, _ in "" }

    /// What the tool says.
    ///
    /// - Parameters:
    ///   - currentFilePath: The reference's path.
    ///   - failedFilePath: The actual file's path.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The default tool, as suites said of old: `diffTool = nil`.
  public init(nilLiteral: ()) { self = .default }
}
