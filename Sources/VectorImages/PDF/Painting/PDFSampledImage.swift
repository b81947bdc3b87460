// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import JPEGCodec

/// The dictionary and the samples of an image: ISO 32000-1, section 8.9.5.
struct PDFSampledImage {
  /// The most pixels: 16 million.
  static let maximumPixelCount = 16_000_000

  let width: Int
  let height: Int
  let bits: Int
  let place: String
  private let isStencil: Bool
  private let samples: [UInt8]
  /// How many samples each pixel has.
  private let sampleCount: Int
  private let decode: [CGFloat]?

  /// - Parameter dictionary: With the long names of entries.
  init(
    _ stream: PDFStream, _ dictionary: PDFDictionary, place: String, _ file: inout PDFFile,
    components: (inout PDFFile) throws(PDFImage.Error) -> Int
  ) throws(PDFImage.Error) {
    self.place = place
    width = try file.value("Width", in: dictionary).integer ?? 0
    height = try file.value("Height", in: dictionary).integer ?? 0
    isStencil = try file.value("ImageMask", in: dictionary) == .bool(true)
    guard width > 0, height > 0 else { throw .damaged("\(place) has no size") }
    guard width <= 65_535, height <= 65_535, width * height <= Self.maximumPixelCount else {
      throw .tooLarge("pixels in \(place)", limit: Self.maximumPixelCount)
    }
    decode = try file.numbers("Decode", in: dictionary)
    let (bytes, filter) = try file.decode(stream)
    switch filter {
    case nil:
      bits = isStencil ? 1 : try file.value("BitsPerComponent", in: dictionary).integer ?? 8
      sampleCount = isStencil ? 1 : try components(&file)
      samples = bytes
    case "DCTDecode", "DCT":
      let bitmap: Bitmap
      do { bitmap = try JPEG.decode(bytes).bitmap } catch {
        throw .unsupported("a JPEG file (\(error))", place: place)
      }
      guard bitmap.width == width, bitmap.height == height else {
        throw .damaged("\(place) is \(bitmap.width)x\(bitmap.height), not \(width)x\(height)")
      }
      bits = 8
      sampleCount = try components(&file)
      guard sampleCount == 1 || sampleCount == 3 else {
        throw .unsupported("a JPEG file of \(sampleCount) components", place: place)
      }
      samples = bitmap.channels(sampleCount)
    case let filter?: throw .unsupported("the filter /\(filter)", place: place)
    }
    guard [1, 2, 4, 8, 16].contains(bits) else {
      throw .damaged("\(place) has \(bits) bits a component")
    }
    let rowLength = (width * sampleCount * bits + 7) / 8
    guard sampleCount > 0, samples.count >= rowLength * height else {
      throw .damaged("\(place) ends after \(samples.count) of \(rowLength * height) bytes")
    }
  }

  /// The pixels, made of the samples of each.
  ///
  /// - Parameter color: Called once for each different pixel, as long as they are few.
  private func bitmap(_ color: ([Int]) -> Color) -> Bitmap {
    if sampleCount == 1, bits == 8 {
      let palette = (0..<256).map { color([$0]) }
      return Bitmap(width: width, height: height, indices: samples, palette: palette)
    }
    var reader = PDFBitReader(samples)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    // All of them where a pixel is less than a byte; else by the samples in one number.
    let table = sampleCount == 1 && bits < 8 ? (0..<(1 << bits)).map { color([$0]) } : []
    var known: [UInt64: Color] = [:]
    var pixel = [Int](repeating: 0, count: sampleCount)
    for _ in 0..<height {
      for _ in 0..<width {
        var key: UInt64 = 0
        for index in 0..<sampleCount {
          let sample = reader.read(bits)
          key = key << UInt64(bits) | sample
          pixel[index] = Int(sample)
        }
        let isKnown = sampleCount * bits <= 64
        let found = !table.isEmpty ? table[pixel[0]] : (isKnown ? known[key] : nil) ?? color(pixel)
        if table.isEmpty, isKnown, known.count < 65_536 { known[key] = found }
        bytes.append(found.red)
        bytes.append(found.green)
        bytes.append(found.blue)
        bytes.append(found.alpha)
      }
      reader.skipToByte()
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The pixels in the colors of a space.
  ///
  /// - Parameter key: Pairs of limits within which a pixel is transparent.
  func bitmap(in space: PDFColorSpace, key: [Int]? = nil) -> Bitmap {
    // A byte for each color of sRGB: nothing is to be computed.
    if case .rgb = space, bits == 8, key == nil, self.decode == nil {
      return Bitmap(width: width, height: height, colors: samples)
    }
    let ownDecode = self.decode.flatMap { $0.count == 2 * sampleCount ? $0 : nil }
    let decode = ownDecode ?? space.decode(bits: bits)
    let highest = CGFloat(1 << bits - 1)
    return bitmap { samples in
      if let key, key.count == 2 * samples.count,
        samples.indices.allSatisfy({
          key[2 * $0] <= samples[$0] && samples[$0] <= key[2 * $0 + 1]
        })
      {
        return .clear
      }
      let components = samples.indices.map { index in
        decode[2 * index] + CGFloat(samples[index]) / highest
          * (decode[2 * index + 1] - decode[2 * index])
      }
      return space.color(components) ?? .clear
    }
  }

  /// The pixels as alpha: of a soft mask's grays, or of a stencil, which paints where it is 0.
  func coverage(of color: Color = .black) -> Bitmap {
    let (low, high) = decode.flatMap { $0.count >= 2 ? ($0[0], $0[1]) : nil } ?? (0, 1)
    let highest = CGFloat(1 << bits - 1)
    return bitmap { samples in
      let value = low + CGFloat(samples[0]) / highest * (high - low)
      return color.withOpacity(max(0, min(1, isStencil ? 1 - value : value)))
    }
  }
}
