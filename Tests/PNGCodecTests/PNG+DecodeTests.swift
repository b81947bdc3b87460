// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import XCTest

/// Every kind of PNG file, written by hand: each color type with each of its bit depths, with and
/// without interlacing and transparency, with all five row filters.
final class PNGDecodeTests: XCTestCase {
  private static let kinds: [(HandmadePNG.ColorType, [Int])] = [
    (.gray, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.grayAlpha, [8, 16]),
    (.rgba, [8, 16]),
  ]

  /// Sizes that leave some of the seven passes of an interlaced file empty, and one that does not.
  private static let sizes: [(UInt32, UInt32)] = [(1, 1), (3, 2), (2, 7), (13, 11)]

  private func sample(_ x: Int, _ y: Int, _ channel: Int, depth: Int) -> Int {
    (x * 4_099 + y * 9_551 + channel * 13_007) % (1 << depth)
  }

  /// The value in 8 bits, rounded to nearest.
  private func eightBits(_ value: Int, depth: Int) -> UInt8 {
    let largest = 1 << depth - 1
    return UInt8((value * 255 * 2 + largest) / (largest * 2))
  }

  private func forEachFile(_ body: (HandmadePNG, String) throws -> Void) rethrows {
    for (colorType, depths) in Self.kinds {
      for depth in depths {
        for (width, height) in Self.sizes {
          for isInterlaced in [false, true] {
            let file = HandmadePNG(
              width: width, height: height, colorType: colorType, bitDepth: depth,
              isInterlaced: isInterlaced, sample: { self.sample($0, $1, $2, depth: depth) })
            let name = "\(colorType) \(depth) bits \(width)x\(height) interlaced: \(isInterlaced)"
            try body(file, name)
          }
        }
      }
    }
  }

  private func bitmap(
    of file: HandmadePNG, color: (_ samples: [Int], _ eightBits: [UInt8]) -> Color
  ) -> Bitmap {
    var bitmap = Bitmap(width: Int(file.width), height: Int(file.height))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let samples = (0..<file.colorType.channelCount).map { file.sample(x, y, $0) }
        bitmap[x, y] = color(samples, samples.map { eightBits($0, depth: file.bitDepth) })
      }
    }
    return bitmap
  }

  private func palette(_ index: Int) -> Color {
    Color(
      red: UInt8(index * 7 & 255), green: UInt8(255 - index), blue: UInt8(index * 31 & 255),
      alpha: index % 3 == 0 ? UInt8(index & 255) : 255)
  }

  func testEveryKindWithoutTransparencyDecodesToItsColors() throws {
    try forEachFile { file, name in
      var file = file
      let colors = (0..<1 << min(8, file.bitDepth)).map(palette)
      if file.colorType == .palette {
        file.palette = colors.flatMap { [$0.red, $0.green, $0.blue] }
      }

      let decoded = try PNG.decode(file.bytes()).bitmap

      let expected = bitmap(of: file) { samples, bytes in
        switch file.colorType {
        case .gray: Color(red: bytes[0], green: bytes[0], blue: bytes[0])
        case .rgb: Color(red: bytes[0], green: bytes[1], blue: bytes[2])
        case .palette:
          Color(
            red: colors[samples[0]].red, green: colors[samples[0]].green,
            blue: colors[samples[0]].blue)
        case .grayAlpha: Color(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
        case .rgba: Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
        }
      }
      XCTAssertEqual(decoded.bytes, expected.bytes, name)
    }
  }

  func testATransparentColorHasAlpha0AndKeepsItsChannels() throws {
    try forEachFile { file, name in
      guard file.colorType == .gray || file.colorType == .rgb else { return }
      var file = file
      let key = (0..<file.colorType.channelCount).map { file.sample(0, 0, $0) }
      file.transparency = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }

      let decoded = try PNG.decode(file.bytes()).bitmap

      let expected = bitmap(of: file) { samples, bytes in
        Color(
          red: bytes[0], green: bytes[samples.count / 2], blue: bytes[samples.count - 1],
          alpha: samples == key ? 0 : 255)
      }
      XCTAssertEqual(decoded.bytes, expected.bytes, name)
    }
  }

  func testAPaletteWithTransparencyDecodesToItsColors() throws {
    try forEachFile { file, name in
      guard file.colorType == .palette else { return }
      var file = file
      let colors = (0..<1 << file.bitDepth).map(palette)
      file.palette = colors.flatMap { [$0.red, $0.green, $0.blue] }
      // The list may be shorter than the palette: the last color is opaque then.
      file.transparency = colors.dropLast().map(\.alpha)

      let decoded = try PNG.decode(file.bytes()).bitmap

      let expected = bitmap(of: file) { samples, _ in
        var color = colors[samples[0]]
        if samples[0] == colors.count - 1 { color.alpha = 255 }
        return color
      }
      XCTAssertEqual(decoded.bytes, expected.bytes, name)
    }
  }

  func testColorProfilesGammaAndBackgroundDoNotChangeThePixels() throws {
    let sample = { (x: Int, y: Int, channel: Int) in x * 60 + y * 10 + channel }
    let plain = HandmadePNG(width: 4, height: 4, colorType: .rgba, sample: sample)
    var tagged = plain
    tagged.chunks =
      HandmadePNG.chunk("gAMA", HandmadePNG.bigEndian(100_000))
      + HandmadePNG.chunk("iCCP", Array("broken profile".utf8) + [0, 0, 1, 2, 3])
      + HandmadePNG.chunk("bKGD", [0, 255, 0, 0, 0, 0])
      + HandmadePNG.chunk("tIME", [1])
      + HandmadePNG.chunk("snPX", [1, 2, 3])

    XCTAssertEqual(try PNG.decode(tagged.bytes()).bitmap, try PNG.decode(plain.bytes()).bitmap)
  }
}
