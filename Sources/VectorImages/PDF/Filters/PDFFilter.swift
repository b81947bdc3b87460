// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A way in which a stream's bytes are encoded, by the names of ISO 32000-1, section 7.4.
enum PDFFilter: Hashable {
  case flate
  case lzw
  case ascii85
  case asciiHex
  case runLength

  /// - Returns: `nil` for those that make pixels, and for what is not known.
  init?(name: String) {
    switch name {
    case "FlateDecode", "Fl": self = .flate
    case "LZWDecode", "LZW": self = .lzw
    case "ASCII85Decode", "A85": self = .ascii85
    case "ASCIIHexDecode", "AHx": self = .asciiHex
    case "RunLengthDecode", "RL": self = .runLength
    default: return nil
    }
  }

  /// Decodes bytes.
  ///
  /// - Parameters:
  ///   - limit: How many bytes they may become.
  ///   - place: What errors name.
  func decode(
    _ bytes: [UInt8], _ parameters: PDFDictionary, limit: Int, place: String
  ) throws(PDFImage.Error) -> [UInt8] {
    let decoded: [UInt8]?
    switch self {
    case .flate: decoded = try Inflater.inflate(bytes, limit: limit)
    case .lzw:
      decoded = LZWDecoder.decode(
        bytes, changesEarly: parameters["EarlyChange"]?.integer != 0, limit: limit)
    case .ascii85: decoded = Self.ascii85(bytes)
    case .asciiHex: decoded = Self.asciiHex(bytes)
    case .runLength: decoded = Self.runLength(bytes, limit: limit)
    }
    guard let decoded else { throw .damaged("the bytes of \(place) cannot be decoded") }
    guard decoded.count <= limit else {
      throw .tooLarge("bytes in its streams", limit: PDFImage.maximumDecodedByteCount)
    }
    guard self == .flate || self == .lzw else { return decoded }
    guard let predictor = PDFPredictor(parameters) else { return decoded }
    return try predictor.undo(decoded, place: place)
  }

  /// Two digits a byte, up to `>`.
  private static func asciiHex(_ bytes: [UInt8]) -> [UInt8]? {
    var digits: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: ">") { break }
      if PDFLexer.isSpace(byte) { continue }
      guard let digit = PDFLexer.digit(byte) else { return nil }
      digits.append(digit)
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// Five digits of base 85 for four bytes, up to `~>`.
  private static func ascii85(_ bytes: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    var digits: [UInt32] = []
    func append(_ digits: [UInt32], count: Int) -> Bool {
      let value = digits.reduce(UInt64(0)) { $0 * 85 + UInt64($1) }
      guard value <= UInt64(UInt32.max) else { return false }
      for shift in [24, 16, 8, 0].prefix(count) {
        decoded.append(UInt8(truncatingIfNeeded: value >> shift))
      }
      return true
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "~"):
        guard digits.count > 1 else { return decoded }
        let count = digits.count - 1
        digits += Array(repeating: 84, count: 5 - digits.count)
        return append(digits, count: count) ? decoded : nil
      case UInt8(ascii: "z") where digits.isEmpty: decoded += [0, 0, 0, 0]
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        digits.append(UInt32(byte) - 33)
        guard digits.count == 5 else { continue }
        guard append(digits, count: 4) else { return nil }
        digits = []
      case _ where PDFLexer.isSpace(byte): continue
      default: return nil
      }
    }
    guard digits.count > 1 else { return decoded }
    let count = digits.count - 1
    digits += Array(repeating: 84, count: 5 - digits.count)
    return append(digits, count: count) ? decoded : nil
  }

  /// Runs and copies, each after its length.
  private static func runLength(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var decoded: [UInt8] = []
    var place = 0
    while place < bytes.count, bytes[place] != 128, decoded.count <= limit {
      let length = Int(bytes[place])
      place += 1
      if length < 128 {
        let end = place + length + 1
        guard end <= bytes.count else { return nil }
        decoded += bytes[place..<end]
        place = end
      } else {
        guard place < bytes.count else { return nil }
        decoded += repeatElement(bytes[place], count: 257 - length)
        place += 1
      }
    }
    return decoded
  }
}
