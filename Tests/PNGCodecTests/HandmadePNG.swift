// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A PNG file written by hand after the specification, without libpng and zlib.
///
/// It makes the kinds of file that `PNG.encode` never writes, and broken ones.
struct HandmadePNG {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channelCount: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var width: UInt32
  var height: UInt32
  var colorType: ColorType
  var bitDepth: Int = 8
  var isInterlaced = false
  /// PLTE's bytes.
  var palette: [UInt8]?
  /// tRNS's bytes.
  var transparency: [UInt8]?
  /// Whole chunks before IDAT.
  var chunks: [UInt8] = []
  /// The value of a channel of a pixel, 0 ..< 2^bitDepth.
  var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { _, _, _ in 0 }
  /// The filter of each row of a pass: 0, 1, 2, 3, 4, 0, ... by default.
  var filter: (_ row: Int) -> Int = { $0 % 5 }
  /// The most bytes of an IDAT chunk; one chunk by default.
  var dataSize = Int.max
  /// Whether the file begins with CgBI, and its deflate data have no frame.
  var isBundled = false

  func bytes() -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if isBundled { file += Self.chunk("CgBI", [0x50, 0, 0x20, 2]) }
    file += header()
    if let palette { file += Self.chunk("PLTE", palette) }
    if let transparency { file += Self.chunk("tRNS", transparency) }
    file += chunks
    var data = Self.stored(scanlines())
    if isBundled { data = Array(data.dropFirst(2).dropLast(4)) }
    for start in stride(from: 0, to: data.count, by: min(dataSize, data.count)) {
      file += Self.chunk("IDAT", Array(data[start...].prefix(dataSize)))
    }
    return file + Self.chunk("IEND", [])
  }

  /// IHDR with its length and checksum.
  func header() -> [UInt8] {
    Self.chunk(
      "IHDR",
      Self.bigEndian(width) + Self.bigEndian(height)
        + [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0])
  }
}

// MARK: Pixels

extension HandmadePNG {
  /// The filtered rows of all passes.
  private func scanlines() -> [UInt8] {
    // Adam7: first column, first row, column step, row step of each pass.
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return (isInterlaced ? adam7 : [(0, 0, 1, 1)]).flatMap { x, y, dx, dy in
      scanlines(
        columns: Array(stride(from: x, to: Int(width), by: dx)),
        rows: Array(stride(from: y, to: Int(height), by: dy)))
    }
  }

  private func scanlines(columns: [Int], rows: [Int]) -> [UInt8] {
    guard !columns.isEmpty else { return [] }
    let pixelSize = max(1, colorType.channelCount * bitDepth / 8)
    var previous: [UInt8]?
    return rows.enumerated().flatMap { index, y in
      let row = packed(columns: columns, y: y)
      let above = previous ?? [UInt8](repeating: 0, count: row.count)
      previous = row
      return Self.filtered(row, above: above, pixelSize: pixelSize, filter: filter(index))
    }
  }

  private func packed(columns: [Int], y: Int) -> [UInt8] {
    var bits: [Int] = []
    for x in columns {
      for channel in 0..<colorType.channelCount {
        let value = sample(x, y, channel)
        bits += (0..<bitDepth).reversed().map { value >> $0 & 1 }
      }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (start..<start + 8).reduce(0) { $0 << 1 | UInt8($1 < bits.count ? bits[$1] : 0) }
    }
  }

  private static func filtered(
    _ row: [UInt8], above: [UInt8], pixelSize: Int, filter: Int
  ) -> [UInt8] {
    [UInt8(filter)]
      + row.indices.map { i in
        let a = i < pixelSize ? 0 : Int(row[i - pixelSize])
        let b = Int(above[i])
        let c = i < pixelSize ? 0 : Int(above[i - pixelSize])
        let prediction =
          switch filter {
          case 1: a
          case 2: b
          case 3: (a + b) / 2
          case 4: paeth(a, b, c)
          default: 0
          }
        return row[i] &- UInt8(prediction)
      }
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    if pa <= pb && pa <= pc { return a }
    return pb <= pc ? b : c
  }
}

// MARK: Containers

extension HandmadePNG {
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A zlib stream of stored blocks.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, data.count)
      let count = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      stream += [count, ~count].flatMap {
        [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
      }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + bigEndian(adler32(data))
  }

  /// A zlib stream of `count * 258 + 1` zeros in 13 bits for each 258 of them.
  static func zeros(runCount: Int) -> [UInt8] {
    var bits = BitStream()
    bits.append(0b011, count: 3)  // last block, fixed Huffman codes
    bits.appendCode(0b0011_0000, count: 8)  // literal 0
    for _ in 0..<runCount {
      bits.appendCode(0b1100_0101, count: 8)  // length 258
      bits.appendCode(0, count: 5)  // distance 1
    }
    bits.appendCode(0, count: 7)  // end of block
    // Adler-32 of n zeros: a stays 1, b becomes n mod 65,521.
    let adler = UInt32((runCount * 258 + 1) % 65_521) << 16 | 1
    return [0x78, 0x01] + bits.bytes + bigEndian(adler)
  }

  private static func crc32(_ data: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in data { crc = crc >> 8 ^ remainders[Int((crc ^ UInt32(byte)) & 255)] }
    return ~crc
  }

  /// What each byte leaves of a checksum (PNG specification, third edition, annex D).
  private static let remainders: [UInt32] = (0..<256).map { (byte: UInt32) -> UInt32 in
    var crc = byte
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    return crc
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    let (a, b) = data.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let a = (sums.0 + UInt32(byte)) % 65_521
      return (a, (sums.1 + a) % 65_521)
    }
    return b << 16 | a
  }
}
