// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// A terminal that hands on every key at once and shows none of them; as before when the value is gone.
final class RawTerminal {
  private var saved = termios()
  private var isRaw = false

  /// nil where input or output is no terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &saved) == 0
    else { return nil }
    var raw = saved
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
    isRaw = true
    // The other screen, without a cursor, so that the shell's is there again afterwards.
    StandardOutput.write("\u{1B}[?1049h\u{1B}[?25l")
  }

  deinit {
    // Also what could not be made is taken apart.
    guard isRaw else { return }
    StandardOutput.write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, &saved)
  }

  /// Columns and rows; 80 x 24 where the terminal does not tell.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Asks the terminal how it shows pictures, and waits at most half a second for the answer.
  func graphics(environment: [String: String]) -> TerminalGraphics {
    StandardOutput.write(TerminalGraphics.query)
    var answer = ""
    for _ in 0..<50 where !TerminalGraphics.isComplete(answer) {
      if let bytes = read(milliseconds: 10) { answer += String(decoding: bytes, as: UTF8.self) }
    }
    return TerminalGraphics(answer: answer, environment: environment)
  }

  /// The next key: a character, or the name of an arrow; nil at the end of the input.
  func key() -> String? {
    guard let bytes = read(milliseconds: -1) else { return nil }
    let arrows = ["[A": "up", "[B": "down", "[C": "right", "[D": "left"]
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.first == 0x1B else { return text.first.map(String.init) }
    return arrows[String(text.dropFirst().prefix(2))] ?? "escape"
  }

  private func read(milliseconds: Int32) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
