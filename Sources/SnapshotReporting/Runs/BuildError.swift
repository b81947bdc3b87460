// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// An error of the compiler.
///
/// ```swift
/// for error in log.buildErrors { print("\(error.file ?? ""): \(error.message)") }
/// ```
public struct BuildError: Codable, Hashable, Sendable {
  /// The path of the source file; nil for an error of the linker or of the package.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// The column, counted from 1.
  public var column: Int?
  /// What is wrong.
  public var message: String
}

extension RunLog {
  /// The errors of the compiler, each once, in its order; at most 100.
  public var buildErrors: [BuildError] {
    var seen: Set<BuildError> = []
    var errors: [BuildError] = []
    for line in lines where line.contains("error: ") && errors.count < 100 {
      guard let error = Self.buildError(line), seen.insert(error).inserted else { continue }
      errors.append(error)
    }
    return errors
  }

  /// `/app/Sources/App/Card.swift:6:74: error: cannot find 'x' in scope`, or `error: ...`.
  private static func buildError(_ line: Substring) -> BuildError? {
    if let match = line.wholeMatch(of: #/([^:]+):([0-9]+):([0-9]+): (?:fatal )?error: (.*)/#) {
      return BuildError(
        file: String(match.output.1), line: Int(match.output.2), column: Int(match.output.3),
        message: String(match.output.4))
    }
    guard let match = line.wholeMatch(of: #/error: (.*)/#) else { return nil }
    return BuildError(message: String(match.output.1))
  }
}
