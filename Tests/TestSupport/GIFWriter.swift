// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Writes GIF files for tests.
package struct GIFWriter {
  /// What a frame changes.
  package struct Frame {
    package var x = 0
    package var y = 0
    package var width: Int
    /// The numbers of the pixels' colors, row by row.
    package var pixels: [UInt8]
    package var isInterlaced = false
    /// What becomes of it: 1 it stays, 2 it is cleared, 3 what was before comes back.
    package var disposal = 1
    package var transparentIndex: Int?
    /// Hundredths of a second.
    package var delay = 0

    package init(width: Int, pixels: [UInt8]) {
      self.width = width
      self.pixels = pixels
    }

    package var height: Int { pixels.count / width }
  }

  private var bytes: [UInt8]
  private let colorBits: Int

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - colors: Red, green and blue of each color, 2 to 256 of them.
  ///   - loopCount: How often the frames are shown; `nil` for nothing said.
  package init(width: Int, height: Int, colors: [[UInt8]], loopCount: Int? = nil) {
    var bits = 1
    while 1 << bits < colors.count { bits += 1 }
    colorBits = bits
    bytes = Array("GIF89a".utf8) + GIFWriter.words(width, height) + [0x80 | UInt8(bits - 1), 0, 0]
    bytes += colors.joined()
    bytes += [UInt8](repeating: 0, count: 3 * (1 << bits - colors.count))
    guard let loopCount else { return }
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + GIFWriter.words(loopCount)
    bytes.append(0)
  }

  /// Adds a frame.
  package mutating func append(_ frame: Frame) {
    let flags = UInt8(frame.disposal << 2) | (frame.transparentIndex == nil ? 0 : 1)
    bytes += [0x21, 0xF9, 4, flags] + GIFWriter.words(frame.delay)
    bytes += [UInt8(frame.transparentIndex ?? 0), 0, 0x2C]
    bytes += GIFWriter.words(frame.x, frame.y, frame.width, frame.height)
    bytes += [frame.isInterlaced ? 0x40 : 0, UInt8(max(2, colorBits))]
    let data = compressed(frame.isInterlaced ? interlaced(frame) : frame.pixels)
    for start in stride(from: 0, to: data.count, by: 255) {
      let block = data[start..<min(data.count, start + 255)]
      bytes += [UInt8(block.count)] + block
    }
    bytes.append(0)
  }

  /// The whole file.
  package var file: [UInt8] { bytes + [0x3B] }

  private func interlaced(_ frame: Frame) -> [UInt8] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      stride(from: start, to: frame.height, by: step).flatMap { row in
        frame.pixels[row * frame.width..<(row + 1) * frame.width]
      }
    }
  }

  /// Codes of Lempel, Ziv and Welch.
  private func compressed(_ pixels: [UInt8]) -> [UInt8] {
    let smallest = max(2, colorBits)
    let (clear, end) = (1 << smallest, 1 << smallest + 1)
    var codes = Bits()
    var words: [[UInt8]: Int] = [:]
    var size = smallest + 1
    var word: [UInt8] = []
    codes.append(clear, size)
    for pixel in pixels {
      if word.isEmpty || words[word + [pixel]] != nil {
        word.append(pixel)
        continue
      }
      codes.append(words[word] ?? Int(word[0]), size)
      let next = end + 1 + words.count
      if next < 4096 {
        words[word + [pixel]] = next
        if next == 1 << size { size += 1 }
      } else {
        codes.append(clear, size)
        words = [:]
        size = smallest + 1
      }
      word = [pixel]
    }
    if !word.isEmpty { codes.append(words[word] ?? Int(word[0]), size) }
    codes.append(end, size)
    return codes.bytes
  }

  private static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}

/// Numbers of some bits each, the lowest bit first.
private struct Bits {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ value: Int, _ bits: Int) {
    for bit in 0..<bits {
      if count % 8 == 0 { bytes.append(0) }
      if value >> bit & 1 == 1 { bytes[count / 8] |= 1 << UInt8(count % 8) }
      count += 1
    }
  }
}
