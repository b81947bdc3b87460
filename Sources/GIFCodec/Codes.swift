// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Compressed numbers of colors: codes of Lempel, Ziv and Welch in blocks (Appendix F of GIF89a).
struct Codes {
  private let bytes: [UInt8]
  private var position: Int
  /// Bytes of the block that are left.
  private var blockCount = 0
  private var bits: UInt32 = 0
  private var bitCount = 0
  private let colorBits: Int

  /// Codes whose smallest size stands at `start`.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start + 1
    colorBits = Int(bytes[start])
  }

  /// The numbers of at most `count` pixels; fewer where the codes end or stop making sense.
  mutating func pixels(_ count: Int) -> [UInt8] {
    guard 1...11 ~= colorBits else { return [] }
    let (clear, end) = (1 << colorBits, 1 << colorBits + 1)
    var words = Words(colorBits)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(count)
    while pixels.count < count, let code = next(words.codeBits) {
      if code == end { break }
      if code == clear {
        words = Words(colorBits)
        continue
      }
      guard words.append(code, to: &pixels) else { break }
    }
    return pixels.count > count ? Array(pixels.prefix(count)) : pixels
  }

  private mutating func next(_ count: Int) -> Int? {
    while bitCount < count {
      if blockCount == 0 {
        guard position < bytes.count, bytes[position] > 0 else { return nil }
        blockCount = Int(bytes[position])
        position += 1
      }
      guard position < bytes.count else { return nil }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      bitCount += 8
      position += 1
      blockCount -= 1
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & (1 << UInt32(count) - 1))
  }
}

/// What each code stands for. A word is one that was there before and one more pixel; each is found
/// again where it was first written among the pixels.
private struct Words {
  private static let maximumCount = 4096

  /// How many bits the next code has.
  private(set) var codeBits: Int
  /// Where each word of more than one pixel was written, and its length.
  private var written: [(start: Int, count: Int)] = []
  /// Where the last word was written, and its length.
  private var last: (start: Int, count: Int)?
  private let firstCode: Int

  init(_ colorBits: Int) {
    firstCode = 1 << colorBits + 2
    codeBits = colorBits + 1
  }

  /// Writes what a code stands for; false for a code that stands for nothing.
  mutating func append(_ code: Int, to pixels: inout [UInt8]) -> Bool {
    let start = pixels.count
    if code < firstCode {
      pixels.append(UInt8(truncatingIfNeeded: code))
    } else if code - firstCode < written.count {
      let word = written[code - firstCode]
      for place in word.start..<word.start + word.count { pixels.append(pixels[place]) }
    } else if let last, code - firstCode == written.count {
      for place in last.start..<last.start + last.count { pixels.append(pixels[place]) }
      pixels.append(pixels[last.start])
    } else {
      return false
    }
    // The word of the last code and the first pixel of this one stand side by side.
    if let last, firstCode + written.count < Words.maximumCount {
      written.append((last.start, last.count + 1))
      if firstCode + written.count == 1 << codeBits, codeBits < 12 { codeBits += 1 }
    }
    last = (start, pixels.count - start)
    return true
  }
}
