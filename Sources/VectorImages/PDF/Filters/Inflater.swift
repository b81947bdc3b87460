// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CLibDeflate

/// Inflates what zlib deflated, by libdeflate.
enum Inflater {
  /// - Returns: `nil` for bytes that are damaged or end early.
  static func inflate(_ bytes: [UInt8], limit: Int) throws(PDFImage.Error) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = min(max(4096, bytes.count * 4), limit)
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let inflated = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        result = inflate(bytes, decompressor, buffer, &count)
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return inflated
      case LIBDEFLATE_INSUFFICIENT_SPACE:
        guard capacity < limit else {
          throw .tooLarge("bytes in its streams", limit: PDFImage.maximumDecodedByteCount)
        }
        capacity = min(capacity * 4, limit)
      default: return nil
      }
    }
  }

  private static func inflate(
    _ bytes: [UInt8], _ decompressor: OpaquePointer, _ buffer: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int
  ) -> libdeflate_result {
    let result = libdeflate_zlib_decompress_ex(
      decompressor, bytes, bytes.count, buffer.baseAddress, buffer.count, nil, &count)
    guard result == LIBDEFLATE_BAD_DATA, bytes.count > 2 else { return result }
    // Without the two bytes before and the checksum after, which some programs write wrong.
    return bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return result }
      return libdeflate_deflate_decompress_ex(
        decompressor, start + 2, bytes.count - 2, buffer.baseAddress, buffer.count, nil, &count)
    }
  }
}
