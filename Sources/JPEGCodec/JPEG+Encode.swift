// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

#if !NoJPEG
  import CTurboJPEG
#endif

extension JPEG {
  /// Encodes a picture as a JPEG file. What is not opaque is mixed with white.
  ///
  /// - Parameters:
  ///   - bitmap: The picture, of at least one pixel.
  ///   - quality: 1, the smallest file, to 100, the best picture. Colors are stored at half the
  ///     resolution below 90.
  public static func encode(_ bitmap: Bitmap, quality: Int) throws(JPEG.Error) -> [UInt8] {
    try checkSize(bitmap.width, bitmap.height)
    #if !NoJPEG
      let encoder: tjhandle = tjInitCompress()
      defer { tjDestroy(encoder) }
      var file: UnsafeMutablePointer<UInt8>?
      defer { tjFree(file) }
      var count: UInt = 0
      let sampling = quality < 90 ? TJSAMP_420 : TJSAMP_444
      guard
        tjCompress2(
          encoder, onWhite(bitmap), Int32(bitmap.width), 0, Int32(bitmap.height),
          Int32(TJPF_RGBX.rawValue), &file, &count, Int32(sampling.rawValue),
          Int32(min(max(quality, 1), 100)), Int32(TJFLAG_ACCURATEDCT)) == 0
      else { throw damage(encoder) }
      return Array(UnsafeBufferPointer(start: file, count: Int(count)))
    #else
      throw .leftOut
    #endif
  }

  private static func onWhite(_ bitmap: Bitmap) -> [UInt8] {
    var bytes = bitmap.bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[pixel + 3])
      guard alpha < 255 else { continue }
      for channel in pixel..<pixel + 3 {
        bytes[channel] = UInt8((Int(bytes[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
    }
    return bytes
  }
}
