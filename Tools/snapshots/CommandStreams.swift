// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// How a command ends that did its work.
struct CommandExit: Error {
  let status: CommandStatus
  /// Why it could not do it; nil where what it printed says so.
  var problem: String?

  /// Ends the command, unless all is well.
  static func end(with status: CommandStatus) throws {
    if status != .success { throw CommandExit(status: status) }
  }
}

/// What the help of every command says about its exit status.
enum ExitStatusHelp {
  static let text = """
    EXIT STATUS:
      0  all is well
      1  pictures differ
      2  an argument, a file or a folder cannot be used
      3  the tests could not be run to their end
    """
}

/// The error stream.
enum StandardError {
  /// Prints lines whose words may come from outside: nothing in them means anything to a terminal.
  static func print(_ text: String) {
    write(TerminalText.lines(text).joined(separator: "\n") + "\n")
  }

  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Colored on a terminal.
  static var style: TerminalStyle {
    TerminalStyle(
      isTerminal: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
  }
}

/// The output stream.
enum StandardOutput {
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Colored on a terminal.
  static var style: TerminalStyle {
    TerminalStyle(
      isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
  }
}
