// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PNGCodec
import VectorImages

/// PNG files as iOS writes them: what stands in them besides the pixels changes nothing that is
/// seen.
enum SimulatorPicture {
  /// The parts that iOS adds: the color space that is the usual one anyway, facts about the
  /// picture, its resolution, and how it may be decoded by two threads.
  private static let parts: Set<String> = ["sRGB", "eXIf", "pHYs", "iDOT"]

  /// The color space of pictures that have no color, which iOS writes with one channel: its gamma
  /// is 2.2. Black, white and what is drawn in shades between them are the same values there as in
  /// the usual color space, and iOS compares the values.
  private static let grayProfiles: Set<String> = [
    "kCGColorSpaceGenericGrayGamma2_2", "Generic Gray Gamma 2.2 Profile",
  ]

  /// Decodes a file. One that was taken on a screen of more colors than sRGB has, in Display P3 and
  /// often in 16 bits, is converted to sRGB, as it is before it is compared on iOS.
  static func decode(_ bytes: [UInt8]) throws(PNG.Error) -> PNG.Image {
    try PNG.decodeInSRGB(bytes)
  }

  /// Whether equal stored values may be other colors.
  static func isConverted(_ bytes: [UInt8]) -> Bool { PNG.hasScreenProfile(bytes) }

  /// Refuses a file that a viewer may show differently than it is compared, unless it has no more
  /// than what iOS adds, and neither is turned nor has pixels that are not square.
  static func checkViewersAgree(on bytes: [UInt8]) throws(PNG.Error) {
    do throws(PNG.Error) {
      try PNG.checkViewersAgree(on: bytes)
    } catch {
      let allowed = isGray(bytes) || isConverted(bytes) ? parts.union(["iCCP"]) : parts
      guard case .shownDifferently(let found) = error, allowed.isSuperset(of: found),
        hasSquarePixels(bytes), !isTurned(bytes)
      else { throw error }
    }
  }

  /// Whether the picture has one channel besides its alpha, and the color space that iOS writes
  /// then: its name stands before a zero (PNG specification, sections 11.2.1 and 11.3.2.3).
  private static func isGray(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 25, [0, 4].contains(bytes[25]) else { return false }
    return contents(of: "iCCP", in: bytes).allSatisfy {
      grayProfiles.contains(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self))
    }
  }

  /// Whether the resolution, where there is one, is the same in both directions (PNG
  /// specification, section 11.3.4.3).
  private static func hasSquarePixels(_ bytes: [UInt8]) -> Bool {
    contents(of: "pHYs", in: bytes).allSatisfy {
      $0.count == 9 && $0.prefix(4) == $0.dropFirst(4).prefix(4)
    }
  }

  /// Whether the facts say another orientation than the usual one: tag 0x0112 in the first
  /// directory (TIFF 6.0, sections 2 and 8).
  /// Facts that cannot be read count as turned.
  private static func isTurned(_ bytes: [UInt8]) -> Bool {
    contents(of: "eXIf", in: bytes).contains { facts in
      let facts = Array(facts)
      guard facts.count > 10, facts[0] == facts[1], facts[0] == 0x4D || facts[0] == 0x49 else {
        return true
      }
      func number(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= facts.count else { return nil }
        let part = facts[offset..<offset + count]
        return (facts[0] == 0x4D ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
      }
      guard let start = number(4, 4), let count = number(start, 2) else { return true }
      return (0..<count).contains { index in
        let entry = start + 2 + 12 * index
        guard let tag = number(entry, 2) else { return true }
        // Its value is a short number: 1 where the first row is the top one, as it always is here.
        return tag == 0x0112 && number(entry + 8, 2) != 1
      }
    }
  }

  /// The contents of the chunks of a type.
  private static func contents(of type: String, in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var start = 8
    while bytes.count - start >= 12 {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start - 12 else { break }
      if bytes[start + 4..<start + 8].elementsEqual(type.utf8) {
        found.append(bytes[start + 8..<start + 8 + length])
      }
      start += 12 + length
    }
    return found
  }
}
