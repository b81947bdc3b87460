// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Codes of 9 to 12 bits that stand for strings seen before, as TIFF has them.
struct LZWDecoder {
  private let bytes: [UInt8]
  private var bit = 0

  /// - Parameter changesEarly: Whether codes grow one code before they must.
  /// - Returns: `nil` for a code that cannot be.
  static func decode(_ bytes: [UInt8], changesEarly: Bool, limit: Int) -> [UInt8]? {
    var decoder = LZWDecoder(bytes: bytes)
    return decoder.decode(early: changesEarly ? 1 : 0, limit: limit)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next bits, the highest first; `nil` at the end.
  private mutating func code(_ width: Int) -> Int? {
    guard bit + width <= bytes.count * 8 else { return nil }
    var code = 0
    for _ in 0..<width {
      code = code << 1 | Int(bytes[bit >> 3] >> (7 - UInt8(bit & 7)) & 1)
      bit += 1
    }
    return code
  }

  private mutating func decode(early: Int, limit: Int) -> [UInt8]? {
    var decoded: [UInt8] = []
    // Each string is a range of what was decoded: the one before and a byte more.
    var strings: [Range<Int>] = []
    var last: Range<Int>?
    var width = 9
    while let code = code(width) {
      if code == 257 { break }
      if code == 256 {
        (strings, last, width) = ([], nil, 9)
        continue
      }
      let start = decoded.count
      if code < 256 {
        decoded.append(UInt8(code))
      } else if code - 258 < strings.count {
        decoded += decoded[strings[code - 258]]
      } else if code - 258 == strings.count, let last {
        decoded += decoded[last]
        decoded.append(decoded[last.lowerBound])
      } else {
        return nil
      }
      if let last, strings.count < 4096 - 258 {
        strings.append(last.lowerBound..<last.upperBound + 1)
      }
      last = start..<decoded.count
      let next = 258 + strings.count + 1 + early
      width = next > 2048 ? 12 : next > 1024 ? 11 : next > 512 ? 10 : 9
      guard decoded.count <= limit else { return decoded }
    }
    return decoded
  }
}
