// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec

/// A picture as a terminal shows it.
struct TerminalPicture {
  let bitmap: Bitmap

  /// The text that shows the picture where the cursor is, and that ends on the line below it; empty
  /// where the terminal shows none.
  func text(_ graphics: TerminalGraphics) -> String {
    guard bitmap.width > 0, bitmap.height > 0 else { return "" }
    switch graphics {
    case .kitty: return kitty
    case .iTerm2: return iTerm2
    case .sixel: return sixel + "\r\n"
    case .halfBlocks: return halfBlocks { "2;\($0.red);\($0.green);\($0.blue)" }
    case .coarseHalfBlocks: return halfBlocks { "5;\(16 + Self.terminalIndex($0))" }
    case .none: return ""
    }
  }

  private var base64: String {
    // A bitmap with pixels within the limits always has a PNG form.
    Data((try? PNG.encode(bitmap)) ?? []).base64EncodedString()
  }

  /// PNG in pieces of 4,096 characters, without an answer (q=2).
  private var kitty: String {
    let text = Array(base64.utf8)
    var pieces = ""
    for start in stride(from: 0, to: text.count, by: 4_096) {
      let end = min(start + 4_096, text.count)
      let keys = start == 0 ? "a=T,f=100,q=2," : ""
      let piece = String(decoding: text[start..<end], as: UTF8.self)
      pieces += "\u{1B}_G\(keys)m=\(end < text.count ? 1 : 0);\(piece)\u{1B}\\"
    }
    return pieces + "\r\n"
  }

  private var iTerm2: String {
    "\u{1B}]1337;File=inline=1;width=\(bitmap.width)px;height=\(bitmap.height)px:\(base64)\u{7}\r\n"
  }

  // MARK: Sixels

  /// Six rows at a time, each color of the palette that they have in turn (DEC STD 070, chapter 7).
  private var sixel: String {
    var text = "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)"
    for index in 0..<216 {
      let levels = [index / 36, index / 6 % 6, index % 6].map { String($0 * 20) }
      text += "#\(index);2;\(levels.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) { text += band(top) + "-" }
    return text + "\u{1B}\\"
  }

  private func band(_ top: Int) -> String {
    var columns: [Int: [UInt8]] = [:]
    for row in top..<min(top + 6, bitmap.height) {
      for column in 0..<bitmap.width {
        let index = Self.cubeIndex(onWhite(bitmap[column, row]))
        columns[index, default: [UInt8](repeating: 0, count: bitmap.width)][column] |=
          1 << UInt8(row - top)
      }
    }
    return columns.sorted { $0.key < $1.key }.map { index, bits in
      "#\(index)" + Self.runs(bits)
    }.joined(separator: "$")
  }

  /// Columns of six pixels as characters; four or more alike as a count and one character, and no
  /// empty ones at the end.
  private static func runs(_ columns: [UInt8]) -> String {
    var text = ""
    var rest = columns.lastIndex { $0 != 0 }.map { columns[...$0] } ?? []
    while let column = rest.first {
      let count = rest.prefix { $0 == column }.count
      let character = String(UnicodeScalar(column + 63))
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      rest = rest.dropFirst(count)
    }
    return text
  }

  // MARK: Half blocks

  /// The upper pixel is the character's color, the lower one the background's.
  private func halfBlocks(_ code: (Color) -> String) -> String {
    var text = ""
    for top in stride(from: 0, to: bitmap.height, by: 2) {
      var last = ""
      for column in 0..<bitmap.width {
        let upper = onWhite(bitmap[column, top])
        var codes = "38;" + code(upper)
        if top + 1 < bitmap.height { codes += ";48;" + code(onWhite(bitmap[column, top + 1])) }
        if codes != last { text += "\u{1B}[\(codes)m" }
        last = codes
        text += "\u{2580}"
      }
      text += "\u{1B}[0m\r\n"
    }
    return text
  }

  private func onWhite(_ color: Color) -> Color {
    let alpha = Int(color.alpha)
    func channel(_ value: UInt8) -> UInt8 {
      UInt8((Int(value) * alpha + 255 * (255 - alpha) + 127) / 255)
    }
    return Color(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
  }

  /// The nearest color of the cube in the 256 colors of a terminal, whose steps are not even
  /// (xterm, 256colres.pl).
  private static func terminalIndex(_ color: Color) -> Int {
    func level(_ value: UInt8) -> Int {
      let steps = [0, 95, 135, 175, 215, 255]
      return steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    return level(color.red) * 36 + level(color.green) * 6 + level(color.blue)
  }

  /// The nearest color of a cube of 6 x 6 x 6 with even steps.
  private static func cubeIndex(_ color: Color) -> Int {
    func level(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
    return level(color.red) * 36 + level(color.green) * 6 + level(color.blue)
  }
}
