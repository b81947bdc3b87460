// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A program in a terminal that shows nothing: what the program writes is read, and the answers of
/// the terminal are the test's.
final class PseudoTerminal {
  private let terminal: Int32
  private let process: pid_t
  private let kept: AnyObject
  private var unread: [UInt8] = []

  /// TIOCSPTLCK and TIOCGPTN of Linux, which Swift does not see: macros (ioctl_tty(2)).
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// What went wrong.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a program.
  ///
  /// - Parameter kept: What has to be there as long as the program runs.
  init(
    _ arguments: [String], in folder: String, environment: [String: String], keeping kept: AnyObject
  ) throws {
    self.kept = kept
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard terminal >= 0, ioctl(terminal, Self.setLock, &lock) == 0,
      ioctl(terminal, Self.getNumber, &number) == 0
    else { throw Problem(description: "no pseudo terminal: \(String(cString: strerror(errno)))") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDIN_FILENO, "/dev/pts/\(number)", O_RDWR | O_NOCTTY, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    let words = (shell + arguments).map { strdup($0) }
    let settings = variables.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") }
    defer { for pointer in words + settings { free(pointer) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, shell[0], &actions, nil, words + [nil], settings + [nil])
    guard result == 0 else {
      throw Problem(description: "\(arguments[0]): \(String(cString: strerror(result)))")
    }
    self.process = process
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(terminal)
  }

  /// Reads until a text has come, and returns all up to its end.
  @discardableResult
  func read(until text: String) throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let range = unread.firstRange(of: wanted) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(decoding: unread[..<range.upperBound], as: UTF8.self)
      }
      var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      guard poll(&descriptor, 1, 60_000) > 0,
        case let count = Foundation.read(terminal, &chunk, chunk.count), count > 0
      else {
        let seen = String(decoding: unread.suffix(2_000), as: UTF8.self)
        throw Problem(description: "no \(text.debugDescription) in \(seen.debugDescription)")
      }
      unread += chunk[..<count]
    }
  }

  /// Types, or answers.
  func write(_ text: some StringProtocol) throws {
    let bytes = Array(text.utf8)
    guard Foundation.write(terminal, bytes, bytes.count) == bytes.count else {
      throw Problem(description: "the terminal takes no input")
    }
  }

  /// Reads the rest, and waits for the end.
  func exitStatus() -> Int32 {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while Foundation.read(terminal, &chunk, chunk.count) > 0 {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
