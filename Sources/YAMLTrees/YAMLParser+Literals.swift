// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Texts as they stand in indented lines, after `|`, or folded, after `>`: chapter 8.1.

extension YAMLParser {
  /// Reads the header and the lines.
  ///
  /// - Parameter indent: The column of what the text belongs to.
  mutating func literal(after indent: Int) throws(YAMLTree.Error) -> String {
    let isFolded = isAt(">")
    advance()
    var width: Int?
    var ending = Ending.clipped
    while !isBlank() {
      switch peek() {
      case UInt8(ascii: "+"): ending = .kept
      case UInt8(ascii: "-"): ending = .stripped
      case let byte? where (0x31...0x39).contains(byte): width = Int(byte - 0x30)
      default: throw error("neither an indentation nor '+' nor '-' follows the mark of a text")
      }
      advance()
    }
    try finishLine()
    endLine()
    let (lines, isCut) = lines(after: indent, width: width.map { max(indent, 0) + $0 })
    return Self.text(lines, isFolded, isCut ? .stripped : ending)
  }

  private enum Ending { case clipped, stripped, kept }

  /// The lines without their indentation, which that of the first says that is not empty, and
  /// whether the file ends within the last one, which then has no end to keep.
  private mutating func lines(
    after indent: Int, width: Int?
  ) -> (lines: [String], isCut: Bool) {
    var width = width
    var isCut = false
    var lines: [String] = []
    while peek() != nil {
      let start = position
      while isAt(" "), width.map({ column < $0 }) ?? true { advance() }
      if isAtLineEnd {
        lines.append("")
        endLine()
        continue
      }
      let least = width ?? max(indent + 1, column)
      guard column >= least, !isAtMarker else {
        position = start
        break
      }
      width = least
      let begin = position
      skipToLineEnd()
      lines.append(text(begin..<position))
      isCut = peek() == nil
      endLine()
    }
    return (lines, isCut)
  }

  private static func text(_ lines: [String], _ isFolded: Bool, _ ending: Ending) -> String {
    let count = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    let body = lines[..<count]
    let text = isFolded ? folded(Array(body)) : body.joined(separator: "\n")
    switch ending {
    case .stripped: return text
    case .clipped: return count == 0 ? "" : text + "\n"
    case .kept:
      return text + String(repeating: "\n", count: lines.count - count + (count == 0 ? 0 : 1))
    }
  }

  /// Lines joined with blanks, but for those that are indented further, and for empty ones.
  private static func folded(_ lines: [String]) -> String {
    var result = ""
    var empty = 0
    var last: String?
    for line in lines {
      guard !line.isEmpty else {
        empty += 1
        continue
      }
      if let last {
        let isJoined = !(isFurther(last) || isFurther(line))
        if isJoined {
          result += empty == 0 ? " " : String(repeating: "\n", count: empty)
        } else {
          result += String(repeating: "\n", count: empty + 1)
        }
      } else {
        result += String(repeating: "\n", count: empty)
      }
      result += line
      last = line
      empty = 0
    }
    return result
  }

  private static func isFurther(_ line: String) -> Bool {
    line.hasPrefix(" ") || line.hasPrefix("\t")
  }
}
