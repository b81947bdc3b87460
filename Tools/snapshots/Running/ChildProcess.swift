// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// A process that inherits this one's environment, current directory and process group, so that
/// Ctrl-C ends both.
///
/// `Foundation.Process` moves its child to a group of its own: there Ctrl-C would end only the
/// parent and leave the tests running.
struct ChildProcess {
  private let identifier: pid_t

  /// Starts a program that is found in `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - environment: Variables that are added to the inherited ones or replace them.
  ///   - log: The file that the output and the errors are appended to.
  ///   - output: The file that takes the output instead; nil for none.
  /// - Throws: `Snapshots.Error.noSwift` where the program, which is Swift's or one that it built,
  ///   cannot be started.
  init(
    _ arguments: [String], environment: [String: String], log: String, output: String? = nil
  ) throws(Snapshots.Error) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A test that reads its input would wait for ever for somebody to type.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, log, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    if let output {
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var identifier: pid_t = 0
    let result = withCStrings(arguments) { arguments in
      withCStrings(variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) { variables in
        arguments[0].map { posix_spawnp(&identifier, $0, &actions, nil, arguments, variables) }
      }
    }
    guard result == 0 else { throw .noSwift(reason: String(cString: strerror(result ?? ENOENT))) }
    self.identifier = identifier
  }

  /// The exit status, or 128 + the number of the signal that ended the process; nil while it runs.
  func exitStatus() -> Int32? {
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    return Self.exitStatus(status)
  }

  /// Waits for the end and returns the exit status, or 128 + the number of the signal.
  func waitForExit() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) != identifier && errno == EINTR {}
    return Self.exitStatus(status)
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
