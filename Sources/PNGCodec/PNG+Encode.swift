// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics

extension PNG {
  /// Encodes a picture as a PNG file, without loss.
  ///
  /// The file is stored as its pixels allow: with a palette, as RGB or as RGBA. The same bitmap
  /// gives the same bytes with the same libpng and zlib.
  ///
  /// - Parameters:
  ///   - bitmap: At least 1x1 pixels, at most `maximumSide` on a side and `maximumPixelCount` in
  ///     all.
  ///   - metadata: Text entries to store, in their order. The default is none.
  /// - Throws: `PNG.Error` when the picture has no pixels or is too large, or when a text entry is
  ///   not allowed.
  public static func encode(
    _ bitmap: Bitmap, metadata: [TextEntry] = []
  ) throws(PNG.Error) -> [UInt8] {
    try checkSize(width: bitmap.width, height: bitmap.height)
    guard metadata.count <= maximumTextEntryCount else { throw .tooManyTextEntries }

    let textSize = metadata.reduce(0) { $0 + $1.keyword.utf8.count + $1.text.utf8.count }
    guard textSize <= maximumTotalTextByteCount else { throw .tooMuchText }

    let bytes = try write(bitmap, metadata)
    // Texts count as stored and as inflated: with this much of them the file itself has to say.
    guard textSize < maximumTotalTextByteCount / 4 || hasReadableTexts(bytes) else {
      throw .tooMuchText
    }
    return bytes
  }

  private static func write(
    _ bitmap: Bitmap, _ metadata: [TextEntry]
  ) throws(PNG.Error) -> [UInt8] {
    let form = StorageForm(bitmap)
    let writer = try Writer(form.layout(width: bitmap.width, height: bitmap.height))
    for entry in metadata { try writer.add(entry) }
    switch form {
    case .palette(let indexed):
      try writer.setPalette(indexed.palette)
      return try writer.write(indexed.indices)
    case .rgb, .rgba:
      return try writer.write(bitmap.bytes)
    }
  }

  private static func hasReadableTexts(_ bytes: [UInt8]) -> Bool {
    let limits = cpng_limits.ofFiles
    return cpng_texts_are_within(
      bytes, bytes.count, limits.maximum_chunk_size, limits.maximum_texts_size)
  }
}

/// One file being written.
private struct Writer: ~Copyable {
  private let writer: OpaquePointer

  init(_ layout: cpng_layout) throws(PNG.Error) {
    guard let writer = cpng_writer_create(layout) else { throw .outOfMemory }
    self.writer = writer
  }

  deinit { cpng_writer_destroy(writer) }

  func setPalette(_ rgba: [UInt8]) throws(PNG.Error) {
    try check(cpng_writer_set_palette(writer, rgba, rgba.count / 4))
  }

  func add(_ entry: PNG.TextEntry) throws(PNG.Error) {
    let text = try entry.utf8Text()
    let keyword = try entry.latin1Keyword()
    // Deflate needs about this much text to save more than it costs.
    let isLong = text.count > 512
    try check(cpng_writer_add_text(writer, keyword, text, isLong))
  }

  func write(_ pixels: [UInt8]) throws(PNG.Error) -> [UInt8] {
    try check(cpng_writer_write(writer, pixels))
    return Array(
      UnsafeBufferPointer(
        start: cpng_writer_bytes(writer), count: cpng_writer_byte_count(writer)))
  }

  private func check(_ isDone: Bool) throws(PNG.Error) {
    guard !isDone else { return }
    let failure = cpng_writer_failure(writer).pointee
    throw failure.kind == CPNG_FAILURE_OUT_OF_MEMORY
      ? .outOfMemory : .notWritten(reason: failure.reason)
  }
}
