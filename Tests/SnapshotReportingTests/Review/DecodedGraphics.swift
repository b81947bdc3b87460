// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec

/// What a terminal makes of the sequences that show a picture.
///
/// Each reader follows its protocol's document and not the writer's code: kitty's "Terminal
/// graphics protocol", iTerm2's "Inline images", DEC STD 070 chapter 7 for sixels, ECMA-48 for
/// colors.
enum DecodedGraphics {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  // MARK: kitty

  /// The picture of a chunked transmission, which has to be shown at once (a=T) as PNG (f=100).
  static func kitty(_ text: String) throws -> (bitmap: Bitmap, chunks: Int) {
    let pieces = text.matches(of: /\u{1B}_G([^;\u{1B}]*);([^\u{1B}]*)\u{1B}\\/)
    guard let first = pieces.first else { throw Problem(description: "no kitty graphics") }
    guard
      keys(first.output.1) == ["a": "T", "f": "100", "q": "2", "m": pieces.count > 1 ? "1" : "0"]
    else { throw Problem(description: "the first piece has the keys \(first.output.1)") }
    var base64 = ""
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      guard keys(piece.output.1)["m"] == (isLast ? "0" : "1") else {
        throw Problem(description: "piece \(index) does not say whether more follow")
      }
      // All but the last have to be a multiple of 4, and none is longer than 4,096.
      guard piece.output.2.count <= 4_096, isLast || piece.output.2.count % 4 == 0 else {
        throw Problem(description: "piece \(index) has \(piece.output.2.count) characters")
      }
      base64 += piece.output.2
    }
    return (try png(base64), pieces.count)
  }

  private static func keys(_ text: Substring) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: text.split(separator: ",").map {
        let pair = $0.split(separator: "=", maxSplits: 1).map(String.init)
        return (pair[0], pair.count > 1 ? pair[1] : "")
      })
  }

  // MARK: iTerm2

  static func iTerm2(_ text: String) throws -> Bitmap {
    guard let match = text.firstMatch(of: /\u{1B}\]1337;File=([^:]*):([A-Za-z0-9+\/=]*)\u{7}/)
    else {
      throw Problem(description: "no iTerm2 image")
    }
    let bitmap = try png(String(match.output.2))
    let arguments = match.output.1.split(separator: ";").map(String.init)
    guard
      arguments.sorted()
        == ["inline=1", "width=\(bitmap.width)px", "height=\(bitmap.height)px"].sorted()
    else { throw Problem(description: "the image has the arguments \(arguments)") }
    return bitmap
  }

  private static func png(_ base64: String) throws -> Bitmap {
    guard let data = Data(base64Encoded: base64) else {
      throw Problem(description: "the picture is no base64")
    }
    return try PNG.decode([UInt8](data)).bitmap
  }

  // MARK: Sixels

  static func sixel(_ text: String) throws -> Bitmap {
    guard let match = text.firstMatch(of: /\u{1B}P[0-9;]*q"1;1;(\d+);(\d+)([^\u{1B}]*)\u{1B}\\/),
      let width = Int(match.output.1), let height = Int(match.output.2)
    else { throw Problem(description: "no sixels") }
    var bitmap = Bitmap(width: width, height: height)
    var palette: [Int: Color] = [:]
    var (color, x, y) = (0, 0, 0)
    for token in match.output.3.matches(of: /#(\d+)((?:;\d+)*)|!(\d+)(.)|[?-~]|\$|-/) {
      let numbers = (token.output.2 ?? "").split(separator: ";").compactMap { Int($0) }
      switch token.output.0.first {
      case "#":
        color = Int(token.output.1 ?? "") ?? 0
        // RGB (2) in percent.
        if numbers.count == 4, numbers[0] == 2 {
          let channels = numbers.dropFirst().map { UInt8(($0 * 255 + 50) / 100) }
          palette[color] = Color(red: channels[0], green: channels[1], blue: channels[2])
        }
      case "$": x = 0
      case "-":
        x = 0
        y += 6
      default:
        let count = Int(token.output.3 ?? "") ?? 1
        let bits = Int((token.output.4 ?? token.output.0).utf8.first ?? 63) - 63
        guard let paint = palette[color] else {
          throw Problem(description: "color \(color) is not defined")
        }
        for column in x..<x + count {
          for row in 0..<6 where bits >> row & 1 == 1 {
            guard column < width, y + row < height else {
              throw Problem(description: "a pixel lies outside, at \(column), \(y + row)")
            }
            bitmap[column, y + row] = paint
          }
        }
        x += count
      }
    }
    return bitmap
  }

  // MARK: Half blocks

  /// The pixels of lines of upper half blocks; the lower ones of a line without a background are
  /// not there.
  static func halfBlocks(_ text: String, width: Int, height: Int) throws -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for (line, cells) in text.components(separatedBy: "\r\n").prefix((height + 1) / 2).enumerated()
    {
      var (x, upper, lower) = (0, Color.clear, Color?.none)
      for token in cells.matches(of: /\u{1B}\[([0-9;]*)m|\u{2580}/) {
        guard let codes = token.output.1 else {
          bitmap[x, line * 2] = upper
          if let lower { bitmap[x, line * 2 + 1] = lower }
          x += 1
          continue
        }
        let numbers = codes.split(separator: ";").compactMap { Int($0) }
        if numbers == [0] { continue }
        let colors = try split(numbers)
        upper = colors.foreground
        lower = colors.background
      }
      guard x == width else { throw Problem(description: "line \(line) has \(x) cells") }
    }
    return bitmap
  }

  private static func split(
    _ numbers: [Int]
  ) throws -> (foreground: Color, background: Color?) {
    var rest = numbers[...]
    var found: [Int: Color] = [:]
    while let plane = rest.popFirst() {
      switch rest.popFirst() {
      case 2:
        let channels = rest.prefix(3).map { UInt8($0) }
        rest = rest.dropFirst(3)
        found[plane] = Color(red: channels[0], green: channels[1], blue: channels[2])
      case 5:
        // The cube of the 256 colors, as xterm has it.
        let index = (rest.popFirst() ?? 16) - 16
        let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
        found[plane] = Color(
          red: steps[index / 36], green: steps[index / 6 % 6], blue: steps[index % 6])
      default: throw Problem(description: "no color in \(numbers)")
      }
    }
    guard let foreground = found[38] else { throw Problem(description: "no color in \(numbers)") }
    return (foreground, found[48])
  }
}
