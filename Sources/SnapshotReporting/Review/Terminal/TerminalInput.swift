// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What comes from a terminal in raw mode, as keys and as its answer to `TerminalGraphics.query`.
///
/// Both come on one line, cut into pieces anywhere. An answer may come before, between or long
/// after keys: it is known by its form and not by its time.
///
/// ```swift
/// var input = TerminalInput()
/// input.append(Array("a\u{1B}[?62;4c".utf8))
/// input.next()  // .key("a")
/// input.next()  // .answer("\u{1B}[?62;4c")
/// ```
public struct TerminalInput {
  /// One thing that a terminal says.
  public enum Event: Hashable, Sendable {
    /// A character, or `up`, `down`, `left`, `right`, `escape` or `unknown`.
    case key(String)
    /// The whole answer to `TerminalGraphics.query`.
    case answer(String)
  }

  private var bytes: [UInt8] = []
  /// The answer about kitty's graphics, which comes before the end of the whole.
  private var graphicsAnswer = ""

  /// Makes an input of which nothing has come yet.
  public init() {}

  /// Takes what was read.
  public mutating func append(_ read: [UInt8]) { bytes += read }

  /// Whether an escape character is the last that has come: the key of that name, or the beginning
  /// of something that is on its way.
  public var endsInEscape: Bool { bytes == [0x1B] }

  /// Takes a lone escape character for the key.
  public mutating func takeEscape() -> Event? {
    guard endsInEscape else { return nil }
    bytes = []
    return .key("escape")
  }

  /// The next whole event; nil where more has to come.
  public mutating func next() -> Event? {
    while let first = bytes.first {
      guard first == 0x1B else { return character() }
      guard bytes.count > 1 else { return nil }
      switch bytes[1] {
      case UInt8(ascii: "["), UInt8(ascii: "O"):
        guard let sequence = controlSequence() else { return nil }
        return event(of: sequence)
      case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"):
        guard let string = controlString() else { return nil }
        // Anything else that a terminal tells unasked is passed over.
        if string.hasPrefix("\u{1B}_G") { graphicsAnswer = string }
      default:
        // A key together with Alt.
        bytes.removeFirst()
        return .key("escape")
      }
    }
    return nil
  }

  /// A character of UTF-8, which may have come in part.
  private mutating func character() -> Event? {
    let count =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= count else { return nil }
    defer { bytes.removeFirst(count) }
    return .key(String(decoding: bytes[..<count], as: UTF8.self))
  }

  /// Up to the letter that ends it (ECMA-48, section 5.4).
  private mutating func controlSequence() -> String? {
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    return take(through: end)
  }

  /// Up to the string terminator, which xterm also writes as a bell.
  private mutating func controlString() -> String? {
    for index in bytes.indices.dropFirst(2) {
      let isEnd = bytes[index] == UInt8(ascii: "\\") && bytes[index - 1] == 0x1B
      if isEnd || bytes[index] == 0x07 { return take(through: index) }
    }
    return nil
  }

  private mutating func take(through end: Int) -> String {
    defer { bytes.removeFirst(end + 1) }
    return String(decoding: bytes[...end], as: UTF8.self)
  }

  private mutating func event(of sequence: String) -> Event {
    if TerminalGraphics.isComplete(sequence) {
      defer { graphicsAnswer = "" }
      return .answer(graphicsAnswer + sequence)
    }
    let arrows: [Character: String] = ["A": "up", "B": "down", "C": "right", "D": "left"]
    return .key(sequence.last.flatMap { arrows[$0] } ?? "unknown")
  }
}
