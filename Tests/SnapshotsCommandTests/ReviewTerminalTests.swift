// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// `snapshots review --terminal` in a real terminal: one of tmux, without a window.
final class ReviewTerminalTests: XCTestCase {
  private let socket = "snapshots-tests-" + UUID().uuidString

  override func setUpWithError() throws {
    guard let status = try? tmux(["-V"]).status, status == 0 else {
      let advice = "There is no tmux: 'Tools/setup --tests' installs it."
      guard (ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty else {
        return XCTFail(advice)
      }
      throw XCTSkip(advice)
    }
  }

  override func tearDown() {
    _ = try? tmux(["kill-server"])
    super.tearDown()
  }

  func testTheLoopAcceptsUndoesAndEnds() throws {
    let package = try DifferingPackage()
    try start(package)
    try screen(showing: "[1/3] ViewTests/testView, a")
    try screen(showing: "reference, actual")

    try press("a")
    try screen(showing: "[2/3] ViewTests/testView, b")
    XCTAssertEqual(try package.picture("a"), package.actual)

    try press("u")
    try screen(showing: "Undone: ViewTests/testView, a")
    XCTAssertEqual(try package.picture("a"), package.reference)

    try press("Right")
    try screen(showing: "[2/3]")
    try press("?")
    try screen(showing: "accept all with the same cause")
    try press("x")
    try screen(showing: "[2/3]")
    try press("r")
    try screen(showing: "Rejected: ViewTests/testView, b")

    try press("q")
    // The shell's screen is there again, with the cursor and the line editing.
    try screen(showing: "ended with 0")
    XCTAssertEqual(try package.picture("b"), package.reference)
  }

  func testAnotherSizeIsDrawnWithoutAKey() throws {
    let package = try DifferingPackage()
    try start(package)
    try screen(showing: "? help  q quit")

    for (columns, rows, last) in [
      (40, 20, "u undo  A R…"), (120, 50, "? help  q quit"), (30, 9, "s skip  u…"),
    ] {
      try resize(columns, rows)
      let screen = try screen(showing: last)
      // Nothing has moved the head out of sight.
      XCTAssertTrue(screen.hasPrefix("[1/3] "), screen)
    }

    try press("q")
    try screen(showing: "ended with 0")
  }

  private func resize(_ columns: Int, _ rows: Int) throws {
    XCTAssertEqual(
      try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"]).status, 0)
  }

  private func start(_ package: DifferingPackage) throws {
    let command =
      "'\(try SnapshotsCommand.binary().path)' review --terminal; echo ended with \\$?; cat"
    let session = [
      "-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "40", "-c", package.path,
      "env -u NO_COLOR SNAPSHOT_ARTIFACTS= COLORTERM=truecolor sh -c \"\(command)\"",
    ]
    XCTAssertEqual(try tmux(session).status, 0)
  }

  private func press(_ key: String) throws {
    XCTAssertEqual(try tmux(["send-keys", key]).status, 0)
  }

  /// The screen, once it shows a text.
  @discardableResult
  private func screen(showing text: String, line: UInt = #line) throws -> String {
    var screen = ""
    for _ in 0..<200 {
      screen = try tmux(["capture-pane", "-p"]).output
      if screen.contains(text) { return screen }
      usleep(50_000)
    }
    XCTFail("no \"\(text)\" in:\n\(screen)", line: line)
    return screen
  }

  /// Runs tmux without `Process`, which waits until no descendant is left: the first call leaves
  /// the server behind.
  private func tmux(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let file = NSTemporaryDirectory() + socket
    defer { unlink(file) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = (["tmux", "-L", socket] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, "tmux", &actions, nil, words + [nil], environ) == 0 else {
      return (-1, "")
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let output = FileManager.default.contents(atPath: file) ?? Data()
    return (status, String(decoding: output, as: UTF8.self))
  }
}
