// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The size that a PNG file claims, read from its first bytes before anything is decoded.
struct FileHeader: Hashable {
  /// Pixels across, 1 to `PNG.maximumSide`.
  let width: Int
  /// Pixels down, 1 to `PNG.maximumSide`.
  let height: Int

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads and checks the signature and the size.
  ///
  /// libpng checks them again; here they come with their values and a precise error.
  init(_ bytes: [UInt8]) throws(PNG.Error) {
    // A cut-off file may hold only a part of the signature.
    guard !bytes.isEmpty, Self.signature.starts(with: bytes.prefix(8)) else {
      throw .notPNG(start: Array(bytes.prefix(8)))
    }
    // Signature (8), length and name of the first chunk (8), width (4), height (4).
    guard bytes.count >= 24 else { throw .truncated(byteCount: bytes.count) }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .damaged(reason: "the first chunk is not IHDR")
    }
    let width = Self.bigEndian(bytes[16..<20])
    let height = Self.bigEndian(bytes[20..<24])
    try PNG.checkSize(width: width, height: height)
    self.width = width
    self.height = height
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension PNG {
  static func checkSize(width: Int, height: Int) throws(PNG.Error) {
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
  }
}
