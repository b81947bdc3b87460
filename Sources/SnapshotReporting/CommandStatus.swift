// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The exit status of a command; the same numbers for all commands.
public enum CommandStatus: Int32, Hashable, Sendable, CaseIterable {
  /// All is well.
  case success = 0
  /// Pictures differ.
  case differences = 1
  /// An argument, a file or a folder cannot be used.
  case unusableInput = 2
  /// The tests could not be run to their end.
  case failedRun = 3

  /// The status in a word, as it stands in JSON: `success`, `differences`, `unusableInput` or
  /// `failedRun`.
  public var name: String {
    switch self {
    case .success: "success"
    case .differences: "differences"
    case .unusableInput: "unusableInput"
    case .failedRun: "failedRun"
    }
  }
}
