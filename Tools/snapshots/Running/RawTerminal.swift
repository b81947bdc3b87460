// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// A terminal that hands on every key at once and shows none of them; as before when the value is
/// gone.
final class RawTerminal {
  private var saved = termios()
  private var isRaw = false
  private var input = TerminalInput()

  /// Cells across and down.
  struct Size: Hashable {
    var columns = 80
    var rows = 24
  }

  /// What a terminal may tell.
  enum Event {
    case input(TerminalInput.Event)
    /// Its size is another one.
    case resized
    /// Nothing came in time.
    case silence
    /// There is no more input.
    case end
  }

  /// nil where input or output is no terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &saved) == 0
    else { return nil }
    var raw = saved
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
    isRaw = true
    // Interrupts the wait for a key.
    signal(SIGWINCH) { _ in }
    // The other screen, without a cursor, so that the shell's is there again afterwards.
    StandardOutput.write("\u{1B}[?1049h\u{1B}[?25l")
  }

  deinit {
    // Also what could not be made is taken apart.
    guard isRaw else { return }
    StandardOutput.write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, &saved)
  }

  /// The present size; 80 x 24 where the terminal does not tell.
  var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Size() }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Asks the terminal how it shows pictures. The answer is an event among the others, whenever it
  /// comes.
  func askForGraphics() { StandardOutput.write(TerminalGraphics.query) }

  /// How often the size is looked at, in milliseconds: the signal of a new one may come between two
  /// waits, where it interrupts nothing.
  private static let sizePollMilliseconds: Int32 = 400

  /// Waits for what comes next.
  ///
  /// - Parameters:
  ///   - milliseconds: How long, at most; nil for as long as it takes.
  ///   - drawn: The size that the screen was drawn for.
  func event(within milliseconds: Int32? = nil, drawnFor drawn: Size) -> Event {
    while true {
      if let event = input.next() { return .input(event) }
      if size != drawn { return .resized }
      // The rest of an arrow's sequence comes at once.
      let timeout = input.endsInEscape ? 50 : milliseconds ?? Self.sizePollMilliseconds
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&descriptor, 1, timeout)
      if count < 0, errno == EINTR { return .resized }
      if count == 0 {
        if let escape = input.takeEscape() { return .input(escape) }
        if milliseconds != nil { return .silence }
        continue
      }
      guard count > 0, let bytes = read() else { return .end }
      input.append(bytes)
    }
  }

  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
