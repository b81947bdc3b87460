// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics

extension PNG {
  /// Decodes a PNG file of any kind: palette, gray, 8 or 16 bits, with or without alpha,
  /// interlaced.
  ///
  /// 16-bit channels are scaled to the nearest 8-bit value. Color profiles and gamma are ignored:
  /// the stored values are taken as sRGB. Of an animation, the still picture is taken. Texts that
  /// are not valid UTF-8 are repaired with U+FFFD. Pictures of an app's bundle, which Xcode stores
  /// in a form of its own, are decoded too.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: `PNG.Error` for whatever is not a whole, undamaged file within the limits.
  public static func decode(_ bytes: [UInt8]) throws(PNG.Error) -> Image {
    try decode(bytes, way: CPNG_WAY_SHORTEST)
  }

  /// Both ways give the same.
  static func decode(_ bytes: [UInt8], way: cpng_way) throws(PNG.Error) -> Image {
    isBundled(bytes) ? try decodeBundled(bytes, way: way) : try decodeOrdinary(bytes, way: way)
  }

  static func decodeOrdinary(_ bytes: [UInt8], way: cpng_way) throws(PNG.Error) -> Image {
    let header = try FileHeader(bytes)
    return try bytes.withUnsafeBufferPointer { (buffer) throws(PNG.Error) in
      let reader = try Reader(buffer, header: header, way: way)
      return Image(bitmap: try reader.readBitmap(), metadata: try reader.metadata())
    }
  }
}

extension PNG {
  /// The text entries of a file that shows exactly `bitmap`; `nil` for any other file.
  ///
  /// It takes a fraction of the time of decoding, and memory for the rows as they are stored. A
  /// file that `decode` refuses never counts, nor do interlaced and 16-bit ones. What is not equal
  /// is worth decoding, which says why.
  ///
  /// - Parameter bytes: The whole file.
  public static func metadata(of bytes: [UInt8], ifShowing bitmap: Bitmap) -> [TextEntry]? {
    metadata(of: bytes, ifShowing: bitmap, way: CPNG_WAY_SHORTEST)
  }

  /// Both ways give the same.
  static func metadata(
    of bytes: [UInt8], ifShowing bitmap: Bitmap, way: cpng_way
  ) -> [TextEntry]? {
    do throws(PNG.Error) {
      let header = try FileHeader(bytes)
      guard header.width == bitmap.width, header.height == bitmap.height else { return nil }
      return try bytes.withUnsafeBufferPointer { (buffer) throws(PNG.Error) in
        let reader = try Reader(buffer, header: header, way: way)
        return try reader.shows(bitmap) ? try reader.metadata() : nil
      }
    } catch {
      return nil
    }
  }
}

extension PNG {
  /// The channels of a file that `decode` takes, each in 16 bits: red, green, blue and alpha.
  static func deepChannels(of bytes: [UInt8]) throws(PNG.Error) -> [UInt16] {
    let header = try FileHeader(bytes)
    return try bytes.withUnsafeBufferPointer { (buffer) throws(PNG.Error) in
      let reader = try Reader(buffer, header: header, way: CPNG_WAY_LIBPNG)
      return try reader.readDeepChannels()
    }
  }
}

extension cpng_limits {
  /// What holds for every file.
  static let ofFiles = cpng_limits(
    maximum_side: UInt32(PNG.maximumSide), maximum_pixel_count: UInt64(PNG.maximumPixelCount),
    maximum_text_count: UInt32(PNG.maximumTextEntryCount),
    // A text chunk also holds its keyword, its language tags and what deflate may add.
    maximum_chunk_size: PNG.maximumTextByteCount + 65_536,
    maximum_texts_size: PNG.maximumTotalTextByteCount)
}

/// One file being read. The memory it reads from must outlive it.
private struct Reader: ~Copyable {
  private let reader: OpaquePointer
  private let header: FileHeader
  private let byteCount: Int

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, header: FileHeader, way: cpng_way
  ) throws(PNG.Error) {
    guard let reader = cpng_reader_create(bytes.baseAddress, bytes.count, .ofFiles, way) else {
      throw .outOfMemory
    }
    self.reader = reader
    self.header = header
    byteCount = bytes.count
  }

  deinit { cpng_reader_destroy(reader) }

  private func readHeader() throws(PNG.Error) {
    var width: UInt32 = 0
    var height: UInt32 = 0
    guard cpng_reader_read_header(reader, &width, &height) else { throw failure() }
    guard Int(width) == header.width, Int(height) == header.height else {
      throw .damaged(reason: "the file has two sizes")
    }
  }

  /// Decodes into the bitmap's own memory, which has room for a byte a row more.
  func readBitmap() throws(PNG.Error) -> Bitmap {
    try readHeader()
    let size = header.width * header.height * 4
    let capacity = cpng_picture_capacity(UInt32(header.width), UInt32(header.height))
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      isRead = cpng_reader_read_pixels(reader, buffer.baseAddress)
      count = isRead ? size : 0
    }
    guard isRead else { throw failure() }
    return Bitmap(width: header.width, height: header.height, bytes: bytes)
  }

  func readDeepChannels() throws(PNG.Error) -> [UInt16] {
    try readHeader()
    let size = header.width * header.height * 4
    var isRead = false
    let channels = [UInt16](unsafeUninitializedCapacity: size) { buffer, count in
      isRead = cpng_reader_read_deep_pixels(reader, buffer.baseAddress)
      count = isRead ? size : 0
    }
    guard isRead else { throw failure() }
    return channels
  }

  /// Whether every pixel is that of `bitmap`, which has the file's size.
  func shows(_ bitmap: Bitmap) throws(PNG.Error) -> Bool {
    try readHeader()
    var isEqual = false
    let isRead = bitmap.bytes.withUnsafeBufferPointer {
      cpng_reader_match_pixels(reader, $0.baseAddress, &isEqual)
    }
    guard isRead else { throw failure() }
    return isEqual
  }

  func metadata() throws(PNG.Error) -> [PNG.TextEntry] {
    let count = cpng_reader_text_count(reader)
    guard count <= PNG.maximumTextEntryCount else { throw .tooManyTextEntries }
    return (0..<count).map { entry(cpng_reader_text(reader, $0)) }
  }

  private func entry(_ text: cpng_text) -> PNG.TextEntry {
    let start = UnsafeRawPointer(text.text)
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : text.text_length)
    return PNG.TextEntry(
      keyword: latin1(
        sequence(first: text.keyword) { $0 + 1 }.lazy.map { UInt8(bitPattern: $0.pointee) }.prefix {
          $0 != 0
        }),
      text: text.is_utf8 ? String(decoding: bytes, as: UTF8.self) : latin1(bytes))
  }

  private func latin1(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return String(text)
  }

  private func failure() -> PNG.Error {
    let failure = cpng_reader_failure(reader).pointee
    switch failure.kind {
    case CPNG_FAILURE_TRUNCATED: return .truncated(byteCount: byteCount)
    case CPNG_FAILURE_PALETTE_INDEX: return .colorOutsidePalette
    case CPNG_FAILURE_TEXTS_TOO_LARGE: return .tooMuchText
    case CPNG_FAILURE_OUT_OF_MEMORY: return .outOfMemory
    default: return .damaged(reason: failure.reason)
    }
  }
}
